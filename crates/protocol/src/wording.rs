//! Puts the sentences of replies and events into words, once, when they leave.

use solvarium_engine::Message;
use solvarium_lab::{Language, Words};

use crate::call::words_of;
use crate::{Event, LoadedLevel, Position, Problem, Reply, Solved, TraceCandidate, TraceMoment};

impl Reply {
    /// The reply with every sentence in words.
    pub fn worded(mut self, words: &Words) -> Self {
        match &mut self {
            Reply::Load(level) | Reply::Generate(level) => level.word(words),
            Reply::Position(position) => position.word(words),
            Reply::Solve(solved) => solved.word(words),
            Reply::Compare { runs } => runs.iter_mut().for_each(|solved| solved.word(words)),
            Reply::TraceCandidate(candidate) => candidate.word(words),
            Reply::TraceMoment(moment) => moment.word(words),
            Reply::Quiz(quiz) => quiz.word(words),
            Reply::Error(problem) => problem.word(words),
            _ => {}
        }
        self
    }
}

impl Problem {
    /// The reply that says only this, in words.
    pub fn reply(self, language: Language) -> Reply {
        Reply::Error(self).worded(words_of(language))
    }

    fn word(&mut self, words: &Words) {
        words.word(&mut self.message);
    }
}

impl Event {
    /// The event with every sentence in words.
    pub fn worded(mut self, words: &Words) -> Self {
        match &mut self {
            Event::Report { run, .. } => run.word(words),
            Event::Found { level, .. } => level.word(words),
            _ => {}
        }
        self
    }
}

impl LoadedLevel {
    fn word(&mut self, words: &Words) {
        self.notes.iter_mut().for_each(|note| words.word(note));
        self.start.word(words);
    }
}

impl Position {
    fn word(&mut self, words: &Words) {
        let violation = self.violation.iter_mut().map(|violation| &mut violation.message);
        let wrong = self.review.wrong.iter_mut().map(|wrong| &mut wrong.message);
        violation.chain(wrong).for_each(|message: &mut Message| words.word(message));
    }
}

impl TraceMoment {
    fn word(&mut self, words: &Words) {
        words.word(&mut self.order);
        self.next.iter_mut().for_each(|next| words.word(&mut next.reason));
    }
}

impl Solved {
    fn word(&mut self, words: &Words) {
        self.report = std::mem::take(&mut self.report).worded(words);
    }
}

impl TraceCandidate {
    fn word(&mut self, words: &Words) {
        let proposed = self.step.iter_mut().flat_map(|step| &mut step.faults);
        self.faults.iter_mut().chain(proposed).for_each(|fault| words.word(&mut fault.message));
    }
}
