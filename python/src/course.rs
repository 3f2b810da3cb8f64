//! The course of a search from Python: what was met, what was counted, and which limits hold.

use std::collections::HashMap;
use std::ops::ControlFlow;
use std::time::Instant;

use pyo3::prelude::*;
use solvarium_engine::context::Expansion;
use solvarium_engine::{Cost, Event, Limit, Limits, Series, Stats, Stop};
use solvarium_lab::{SearchEvent, Watcher};

use crate::host::Signals;
use crate::space::{limit, unknown};

/// Bytes that are reckoned for a state, beside those of its key.
const NODE_BYTES: usize = 64;

/// A state that was met, with the cheapest way there.
#[derive(Clone, Copy)]
struct Node {
    id: u32,
    parent: Option<u32>,
    g: Cost,
    depth: u32,
    expanded: bool,
}

/// A search from Python.
pub struct Course {
    /// What was counted.
    pub stats: Stats,
    series: Series,
    limits: Limits,
    started: Instant,
    nodes: HashMap<Vec<u8>, Node>,
    signals: Option<Signals>,
}

impl Course {
    /// A course that begins at a state, without limits.
    pub fn new(start: Vec<u8>) -> Self {
        let node = Node { id: 0, parent: None, g: 0, depth: 0, expanded: false };
        Course {
            stats: Stats::default(),
            series: Series::default(),
            limits: Limits::default(),
            started: Instant::now(),
            nodes: HashMap::from([(start, node)]),
            signals: None,
        }
    }

    /// Sets limits, and who is shown the course.
    pub fn begin(&mut self, limits: Limits, signals: Signals) {
        (self.limits, self.signals, self.started) = (limits, Some(signals), Instant::now());
    }

    /// Ends the course: what was counted, and what could not be written of it.
    pub fn finish(&mut self) -> PyResult<(Stats, Series)> {
        self.stats.seconds = self.started.elapsed().as_secs_f64();
        self.stats.cpu_seconds = self.stats.seconds;
        self.series.push(&self.stats);
        self.signals.take().map_or(Ok(()), Signals::finish)?;
        Ok((std::mem::take(&mut self.stats), std::mem::take(&mut self.series)))
    }

    /// Refuses a state that was not met.
    pub fn known(&self, key: &[u8]) -> PyResult<()> {
        if self.nodes.contains_key(key) { Ok(()) } else { Err(unknown()) }
    }

    /// Whether expansions are written down, and so need the text of their states.
    pub fn is_shown(&self) -> bool {
        self.signals.as_ref().is_some_and(Watcher::observes)
    }

    /// Counts an expansion, within the limits.
    pub fn expand(&mut self, py: Python<'_>, key: &[u8], text: Option<&str>) -> PyResult<()> {
        let node = self.nodes.get_mut(key).ok_or_else(unknown)?;
        let (again, node) = (std::mem::replace(&mut node.expanded, true), *node);
        self.stats.seconds = self.started.elapsed().as_secs_f64();
        let bytes = self.nodes.len() * (key.len() + NODE_BYTES);
        let over = |most: Option<f64>| most.is_some_and(|most| self.stats.seconds >= most);
        let reached = match self.limits {
            Limits { nodes: Some(most), .. } if self.stats.expanded >= most => Some(Limit::Nodes),
            Limits { bytes: Some(most), .. } if bytes as u64 > most => Some(Limit::Memory),
            Limits { seconds, .. } if over(seconds) => Some(Limit::Time),
            Limits { cpu_seconds, .. } if over(cpu_seconds) => Some(Limit::Cpu),
            _ => None,
        };
        if let Some(reached) = reached {
            self.stats.stopped = Some(Stop::Limit(reached));
            return Err(limit(py, &self.stats));
        }
        if self.series.wants(self.stats.expanded) {
            self.series.push(&self.stats);
        }
        self.stats.expanded += 1;
        self.stats.reopened += u64::from(again);
        self.stats.max_depth = self.stats.max_depth.max(node.depth.into());
        self.stats.bytes = bytes as u64;
        self.stats.search_bytes = self.stats.search_bytes.max(self.stats.bytes);
        let Some(signals) = &mut self.signals else { return Ok(()) };
        let Node { id, parent, g, depth, .. } = node;
        let event = Event::Expansion(Expansion { id, parent, g, h: None, depth, key }, None);
        let state_text = |_: &[u8]| text.unwrap_or_default().into();
        signals.show(&SearchEvent::Event { number: self.stats.expanded, event: &event, state_text: &state_text })
    }

    /// Takes note of the successors of a state.
    pub fn generated(&mut self, key: &[u8], next: &[(Vec<u8>, Cost)]) {
        let Some(&from) = self.nodes.get(key) else { return };
        for (key, cost) in next {
            self.stats.generated += 1;
            let fresh = self.nodes.len() as u32;
            let (g, depth) = (from.g.saturating_add(*cost), from.depth + 1);
            match self.nodes.get_mut(key) {
                None => {
                    let node = Node { id: fresh, parent: Some(from.id), g, depth, expanded: false };
                    self.nodes.insert(key.clone(), node);
                }
                Some(node) => {
                    self.stats.duplicates += 1;
                    if g < node.g {
                        (node.parent, node.g, node.depth) = (Some(from.id), g, depth);
                    }
                }
            }
        }
    }
}

impl Signals {
    /// Shows an event; what cannot be written is raised.
    pub fn show(&mut self, event: &SearchEvent<'_>) -> PyResult<()> {
        if !self.observes() {
            return Ok(());
        }
        match self.event(event) {
            ControlFlow::Continue(()) => Ok(()),
            ControlFlow::Break(()) => self.raise(),
        }
    }
}
