//! The way to the engine: the desk that the page asks too. What takes long is asked by a thread of its own, and ends when
//! nobody waits for it any more.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread;

use solvarium_lab::level_ref::LevelRef;
use solvarium_lab::{Language, Limits, Request, SystemClock};
use solvarium_protocol::{
    Ask, Break, Call, Catalogue, Desk, Event, LEVEL_BYTES, LoadedLevel, Policy, Position, Problem, Reply, Solved,
    TraceRequest, Travel,
};

use crate::rows::Rows;

/// Bytes of one recording, and of all that are kept.
const TRACE_BYTES: usize = 64 << 20;
const SESSION_BYTES: usize = 6 * TRACE_BYTES;

/// Asks in one language.
#[derive(Clone)]
pub struct Engine {
    desk: Desk,
    language: Language,
}

/// A search that was made, with all rows of its recording.
pub struct Lane {
    pub solved: Solved,
    pub rows: Rows,
}

/// News of a job.
pub enum News<T> {
    /// Something happened.
    Event(Box<Event>),
    /// It is done.
    Done(T),
}

/// Something that a thread works on. It is called off when this is dropped.
pub struct Job<T> {
    news: Receiver<News<T>>,
    cancel: Arc<AtomicBool>,
}

impl<T> Drop for Job<T> {
    fn drop(&mut self) {
        self.stop();
    }
}

impl<T> Job<T> {
    /// Ends it early; what it has by then still comes.
    pub fn stop(&self) {
        self.cancel.store(true, Ordering::Relaxed);
    }

    /// The next piece of news, if there is any. A thread that broke down gives none, and is found by the panic hook.
    pub fn news(&self) -> Option<News<T>> {
        self.news.try_recv().ok()
    }

    /// What it came to, if it is done; what happened on the way is passed over.
    pub fn done(&self) -> Option<T> {
        loop {
            match self.news()? {
                News::Done(result) => return Some(result),
                News::Event(_) => {}
            }
        }
    }
}

impl Engine {
    /// A way to an engine that keeps within these limits.
    pub fn new(language: Language, limits: Limits) -> Engine {
        // Seconds are a matter of each ask.
        let limits = Limits { bytes: limits.bytes, ..Limits::default() };
        let policy =
            Policy { limits, trace_bytes: TRACE_BYTES, session_bytes: SESSION_BYTES, level_bytes: LEVEL_BYTES };
        Engine { desk: Desk::new(policy), language }
    }

    /// Asks what is answered at once.
    pub fn ask(&self, ask: Ask) -> Result<Reply, Problem> {
        self.answer(ask, &AtomicBool::new(false), &mut |_| {})
    }

    /// Everything there is.
    pub fn catalogue(&self) -> Catalogue {
        match self.ask(Ask::Catalogue) {
            Ok(Reply::Catalogue(catalogue)) => catalogue,
            _ => unreachable!("the catalogue can always be had"),
        }
    }

    /// A level with its start.
    pub fn load(&self, level: &LevelRef) -> Result<Box<LoadedLevel>, Problem> {
        match self.ask(Ask::Load { level: level.clone() })? {
            Reply::Load(level) => Ok(level),
            _ => unreachable!("a level is what was asked for"),
        }
    }

    /// A game after some moves; also the moves that do what a person points at.
    pub fn position(
        &self,
        level: &LevelRef,
        moves: &[String],
        travel: Option<Travel>,
    ) -> Result<Box<Position>, Problem> {
        let ask = Ask::Position { level: level.clone(), moves: moves.to_vec(), travel, changes: false };
        match self.ask(ask)? {
            Reply::Position(position) => Ok(position),
            _ => unreachable!("a position is what was asked for"),
        }
    }

    /// Asks what may take long.
    pub fn start(&self, ask: Ask) -> Job<Result<Reply, Problem>> {
        self.work(move |engine, cancel, events| engine.answer(ask, cancel, events))
    }

    /// Makes searches, one after the other, and records them.
    pub fn record(&self, level: LevelRef, requests: Vec<Request>) -> Job<Result<Vec<Lane>, Problem>> {
        let trace = Some(TraceRequest::default());
        let ask = Ask::Compare { level, requests, trace, repeat_seconds: None };
        self.work(move |engine, cancel, events| match engine.answer(ask, cancel, events)? {
            Reply::Compare { runs } => runs.into_iter().map(|solved| engine.lane(solved)).collect(),
            _ => unreachable!("runs are what was asked for"),
        })
    }

    /// Looks for the next row of a recording at which something happens.
    pub fn seek(&self, run: u32, from: usize, at: Break, back: bool) -> Job<Result<Option<usize>, Problem>> {
        self.work(move |engine, cancel, events| {
            let mut from = from;
            loop {
                match engine.answer(Ask::TraceBreak { run, from, at, back }, cancel, events)? {
                    Reply::TraceBreak { index: None, looked: Some(looked) } if !cancel.load(Ordering::Relaxed) => {
                        from = looked;
                    }
                    Reply::TraceBreak { index, .. } => return Ok(index),
                    _ => unreachable!("a row is what was asked for"),
                }
            }
        })
    }

    fn lane(&self, solved: Solved) -> Result<Lane, Problem> {
        let Some(run) = solved.run else { return Ok(Lane { solved, rows: Rows::default() }) };
        let mut rows = Rows::default();
        while rows.len() < run.size.rows {
            let before = rows.len();
            if let Reply::TracePage(page) =
                self.ask(Ask::TracePage { run: run.run, from: before, count: usize::MAX })?
            {
                rows.append(page.rows);
            }
            if rows.len() == before {
                break;
            }
        }
        Ok(Lane { solved, rows })
    }

    fn answer(&self, ask: Ask, cancel: &AtomicBool, events: &mut dyn FnMut(Event)) -> Result<Reply, Problem> {
        let call = Call { ask, language: self.language };
        match self.desk.answer(call, &SystemClock::default(), cancel, events) {
            Reply::Error(problem) => Err(problem),
            reply => Ok(reply),
        }
    }

    fn work<T: Send + 'static>(
        &self,
        work: impl FnOnce(&Engine, &AtomicBool, &mut dyn FnMut(Event)) -> T + Send + 'static,
    ) -> Job<T> {
        let (tell, news): (Sender<News<T>>, _) = channel();
        let cancel = Arc::new(AtomicBool::new(false));
        let (engine, flag) = (self.clone(), cancel.clone());
        thread::spawn(move || {
            let mut event = |event| drop(tell.send(News::Event(Box::new(event))));
            let result = work(&engine, &flag, &mut event);
            tell.send(News::Done(result)).ok();
        });
        Job { news, cancel }
    }
}
