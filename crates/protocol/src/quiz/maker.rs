//! Makes questions from moments of a recording, chosen by chance.

use std::collections::HashSet;

use solvarium_engine::{Arg, Message, Rng, StepKind, Verdict, message};
use solvarium_lab::RequestError;

use super::{Quiz, QuizChoice, QuizKind, QuizQuestion, QuizState};
use crate::inspect::inspect;
use crate::session::Run;
use crate::stage::Stage;
use crate::{Ask, Reply, TraceEntry, TraceMoment, TraceNode, TraceSize, TraceStep};

/// The kinds of questions, in turns.
const KINDS: [QuizKind; 3] = [QuizKind::Next, QuizKind::F, QuizKind::Verdict];
/// Rows that are tried for a question of a kind.
const TRIES: usize = 24;
/// Entries of the open list among which the choices are.
const NEAREST: usize = 60;
/// Entries of both lists among which a state is looked for.
const FARTHEST: usize = 1000;
/// Choices of a question.
const CHOICES: usize = 4;

type Made<T> = Result<Option<T>, RequestError>;

pub(super) struct Maker<'a, 's> {
    run: &'a Run,
    size: TraceSize,
    rng: Rng,
    stage: &'a Stage<'s>,
}

/// A question but for the row it is about.
struct Draft {
    text: Message,
    successor: Option<QuizState>,
    choices: Vec<QuizChoice>,
    right: usize,
    because: Message,
}

impl<'a, 's> Maker<'a, 's> {
    pub fn new(run: &'a Run, size: TraceSize, seed: u64, stage: &'a Stage<'s>) -> Self {
        Maker { run, size, rng: Rng::new(seed), stage }
    }

    /// As many questions as there are to be, if there is anything to ask about; none twice.
    pub fn quiz(&mut self, count: usize) -> Made<Quiz> {
        let mut asked: Vec<(usize, QuizKind, QuizQuestion)> = Vec::new();
        let Some(TraceMoment { order, .. }) = self.moment(0, None, 1)? else { return Ok(None) };
        while asked.len() < count {
            let Some(question) = self.question(&asked)? else { break };
            asked.push(question);
        }
        asked.sort_by_key(|&(index, ..)| index);
        let questions: Vec<QuizQuestion> = asked.into_iter().map(|(.., question)| question).collect();
        Ok(Some(Quiz { order, questions }).filter(|quiz| !quiz.questions.is_empty()))
    }

    /// One more question, of the kind whose turn it is if there is one.
    fn question(&mut self, asked: &[(usize, QuizKind, QuizQuestion)]) -> Made<(usize, QuizKind, QuizQuestion)> {
        for turn in 0..KINDS.len() {
            let kind = KINDS[(asked.len() + turn) % KINDS.len()];
            for _ in 0..TRIES {
                if self.stage.cancelled() {
                    return Ok(None);
                }
                let index = self.rng.below(self.size.moments.max(1));
                if asked.iter().any(|&(at, of, _)| (at, of) == (index, kind)) {
                    continue;
                }
                if let Some(question) = self.about(index, kind)? {
                    return Ok(Some((index, kind, question)));
                }
            }
        }
        Ok(None)
    }

    /// A question of a kind about a row, if there is one.
    fn about(&mut self, index: usize, kind: QuizKind) -> Made<QuizQuestion> {
        let most = if kind == QuizKind::Next { NEAREST } else { 1 };
        let (Some(moment), Some(node)) = (self.moment(index, None, most)?, self.node(index)?) else { return Ok(None) };
        let draft = match kind {
            QuizKind::Next => self.next(moment)?,
            QuizKind::F => self.f(&moment, &node)?,
            QuizKind::Verdict => self.verdict(&moment)?,
        };
        Ok(draft.map(|Draft { text, successor, choices, right, because }| {
            let from = node.parent.map(|row| self.number(row as usize));
            let TraceNode { board, state, g, h, f, n, .. } = node;
            let expanded = QuizState { board, state, g: Some(g), h, f, from };
            QuizQuestion { kind, n, text, expanded, successor, choices, right, because }
        }))
    }

    /// Which of those that wait is expanded next? The others differ from it in what the rule compares.
    fn next(&mut self, moment: TraceMoment) -> Made<Draft> {
        let (Some(next), Some(after)) = (moment.next, self.node(moment.index + 1)?) else { return Ok(None) };
        let right = next.entry;
        // Only what the search really does is asked about; a goal that ends it is not expanded.
        if after.n > self.size.events || (&after.state, after.g) != (&right.state, right.g) {
            return Ok(None);
        }
        let mut met = HashSet::from([right.state.clone()]);
        let mut entries = moment.open.entries;
        entries.retain(|entry| {
            (&entry.priority, entry.from) != (&right.priority, right.from) && met.insert(entry.state.clone())
        });
        self.rng.shuffle(&mut entries);
        entries.truncate(CHOICES - 1);
        if entries.len() < 2 {
            return Ok(None);
        }
        let at = self.rng.below(entries.len() + 1);
        let shown = |equal: usize| 1 + entries.iter().filter(|entry| ties(entry, &right, equal)).count() as i64;
        let because = with_unshown(next.reason, shown);
        entries.insert(at, right);
        let mut choices = Vec::new();
        for entry in &entries {
            let Some(state) = self.state(entry)? else { return Ok(None) };
            choices.push(QuizChoice::State(state));
        }
        let text = message!("quiz-next", n = moment.n);
        Ok(Some(Draft { text, successor: None, choices, right: at, because }))
    }

    /// What is the f of a state that is pushed? Nothing to ask where no estimate is added.
    fn f(&mut self, moment: &TraceMoment, node: &TraceNode) -> Made<Draft> {
        let pushed: Vec<&TraceEntry> = (moment.steps.iter())
            .filter(|step| step.kind == StepKind::Push)
            .filter_map(|step| step.entry.as_ref())
            .filter(|entry| entry.f.is_some() && entry.h.is_some_and(|h| h > 0))
            .collect();
        if pushed.is_empty() {
            return Ok(None);
        }
        let entry = *self.rng.pick(&pushed);
        let (Some(f), Some(h), Some(cost)) = (entry.f, entry.h, entry.g.checked_sub(node.g)) else { return Ok(None) };
        let Some(state) = self.state(entry)? else { return Ok(None) };
        let paid = u64::from(node.g);
        let mistakes = [paid + u64::from(h), u64::from(entry.g), u64::from(h), f + 1, f + 2, f + 3];
        let mut numbers = vec![f];
        for number in mistakes {
            if numbers.len() < CHOICES && !numbers.contains(&number) {
                numbers.push(number);
            }
        }
        self.rng.shuffle(&mut numbers);
        let right = numbers.iter().position(|&number| number == f).expect("it is one of them");
        let choices = numbers.iter().map(|number| QuizChoice::Text(Message::verbatim(number.to_string()))).collect();
        let text = message!("quiz-f", before = node.g, cost, h);
        let because = message!("quiz-because-f", before = node.g, cost, g = entry.g, h, f);
        Ok(Some(Draft { text, successor: Some(QuizState { g: None, f: None, ..state }), choices, right, because }))
    }

    /// What becomes of a successor? Rather not of a new one, which most are.
    fn verdict(&mut self, moment: &TraceMoment) -> Made<Draft> {
        let is_asked = |step: &TraceStep| step.kind == StepKind::LookUp && step.verdict.and_then(said).is_some();
        let all: Vec<usize> = (0..moment.steps.len()).filter(|&at| is_asked(&moment.steps[at])).collect();
        let is_known = |at: &usize| moment.steps[*at].verdict != Some(Verdict::New);
        let known: Vec<usize> = all.iter().copied().filter(is_known).collect();
        if all.is_empty() || (known.is_empty() && self.rng.below(4) > 0) {
            return Ok(None);
        }
        let places = if known.is_empty() { all } else { known };
        let at = *self.rng.pick(&places);
        let TraceStep { verdict: Some(verdict), entry: Some(entry), .. } = &moment.steps[at] else { return Ok(None) };
        let Some(state) = self.state(entry)? else { return Ok(None) };
        let (g, before) = (entry.g, self.before(moment.index, at, entry)?);
        let agrees = match verdict {
            Verdict::Duplicate => before.is_some(),
            Verdict::Cheaper => before.is_some_and(|(known, closed)| g < known && !closed),
            Verdict::Reopened => before.is_some_and(|(known, closed)| g < known && closed),
            _ => before.is_none(),
        };
        if !agrees {
            return Ok(None);
        }
        let mut choices = vec![Verdict::New, Verdict::Duplicate, Verdict::Cheaper, Verdict::Reopened];
        // Whether the other two are offered must not give them away.
        if moment.steps.iter().any(is_estimated) {
            choices.push(Verdict::Dead);
        }
        if moment.steps.iter().any(is_bounded) {
            choices.push(Verdict::Beyond);
        }
        let Some(right) = choices.iter().position(|choice| choice == verdict) else { return Ok(None) };
        let text = match before {
            None => message!("quiz-verdict-new", g),
            Some((known, true)) => message!("quiz-verdict-closed", g, known),
            Some((known, false)) => message!("quiz-verdict-waiting", g, known),
        };
        Ok(Some(Draft {
            text,
            successor: Some(state),
            choices: choices.into_iter().filter_map(said).map(|id| QuizChoice::Text(Message::new(id))).collect(),
            right,
            because: because(*verdict, entry, before.map(|(known, _)| known)),
        }))
    }

    /// The cost at which a state was known before a step, and whether it had been expanded.
    fn before(&self, index: usize, step: usize, entry: &TraceEntry) -> Made<(u32, bool)> {
        let Some(earlier) = step.checked_sub(1) else { return Ok(None) };
        let Some(moment) = self.moment(index, Some(earlier), FARTHEST)? else { return Ok(None) };
        let same = |other: &&TraceEntry| {
            let is_itself = (other.from, other.place) == (entry.from, entry.place);
            other.state == entry.state && other.backward == entry.backward && !is_itself
        };
        let waiting = moment.open.entries.iter().filter(same).map(|other| (other.g, false)).min();
        let closed = moment.closed.entries.iter().filter(same).map(|other| (other.g, true)).min();
        Ok(closed.or(waiting))
    }

    fn moment(&self, index: usize, step: Option<usize>, most: usize) -> Made<TraceMoment> {
        let ask = Ask::TraceMoment { run: 0, index, step, most };
        Ok(match inspect(self.run, &ask, &self.stage.patience())? {
            Some(Reply::TraceMoment(moment)) => Some(*moment),
            _ => None,
        })
    }

    fn node(&self, index: usize) -> Made<TraceNode> {
        let ask = Ask::TraceNode { run: 0, index, changes: true };
        Ok(match inspect(self.run, &ask, &self.stage.patience())? {
            Some(Reply::TraceNode(node)) => Some(*node),
            _ => None,
        })
    }

    fn state(&self, entry: &TraceEntry) -> Made<QuizState> {
        let ask = Ask::TraceState { run: 0, from: entry.from, place: entry.place, changes: true };
        let Some(Reply::TraceState(state)) = inspect(self.run, &ask, &self.stage.patience())? else { return Ok(None) };
        let from = entry.from.map(|row| self.number(row));
        Ok(Some(QuizState { board: state.board, state: state.state, g: Some(entry.g), h: entry.h, f: entry.f, from }))
    }

    fn number(&self, row: usize) -> u64 {
        self.run.recording.number(row)
    }
}

/// Whether two entries are equal in the first `count` values that the search compares.
fn ties(one: &TraceEntry, other: &TraceEntry, count: usize) -> bool {
    one.priority.iter().take(count).eq(other.priority.iter().take(count))
}

/// A reason that counts entries which tie, followed by how many of them are not among the choices: it is told how many of
/// those are equal in the first so many values.
fn with_unshown(reason: Message, shown: impl Fn(usize) -> i64) -> Message {
    let unshown = match (reason.args.get("equal"), reason.args.get("ties")) {
        (Some(Arg::Count(all)), _) => all - shown(2),
        (_, Some(Arg::Count(all))) => all - shown(1),
        _ => 0,
    };
    if unshown > 0 { message!("quiz-because-unshown", reason, unshown) } else { reason }
}

/// Whether a step is about a state that was estimated.
fn is_estimated(step: &TraceStep) -> bool {
    step.verdict == Some(Verdict::Dead) || step.entry.as_ref().is_some_and(|entry| entry.h.is_some())
}

/// Whether a step is one of a search that cuts states off.
fn is_bounded(step: &TraceStep) -> bool {
    step.verdict == Some(Verdict::Beyond)
}

/// What becomes of a state that is judged so, as a choice; none where that is nothing to ask about.
fn said(verdict: Verdict) -> Option<&'static str> {
    Some(match verdict {
        Verdict::New => "quiz-choice-new",
        Verdict::Duplicate => "quiz-choice-duplicate",
        Verdict::Cheaper => "quiz-choice-cheaper",
        Verdict::Reopened => "quiz-choice-reopened",
        Verdict::Dead => "quiz-choice-dead",
        Verdict::Beyond => "quiz-choice-beyond",
        _ => return None,
    })
}

/// Why a successor is judged so.
fn because(verdict: Verdict, entry: &TraceEntry, known: Option<u32>) -> Message {
    let g = entry.g;
    match (verdict, known) {
        (Verdict::Duplicate, Some(known)) if known > g => message!("quiz-because-first", g, known),
        (Verdict::Duplicate, Some(known)) => message!("quiz-because-duplicate", g, known),
        (Verdict::Duplicate, None) => message!("quiz-because-known"),
        (Verdict::Cheaper, Some(known)) => message!("quiz-because-cheaper", g, known),
        (Verdict::Reopened, Some(known)) => message!("quiz-because-reopened", g, known),
        (Verdict::Cheaper | Verdict::Reopened, None) => message!("quiz-because-better", g),
        (Verdict::Dead, _) => message!("quiz-because-dead"),
        (Verdict::Beyond, _) => message!("quiz-because-beyond", f = entry.f.unwrap_or(u64::from(g))),
        _ => message!("quiz-because-new"),
    }
}
