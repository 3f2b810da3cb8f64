//! What a program says on standard output: lines of JSON, taken in as they come. A line that is none, or says something
//! that cannot be, ends it; so does saying too much.

use std::io::{self, Write};
use std::ops::ControlFlow;

use serde::Deserialize;
use serde_json::Value as Json;
use solvarium_lab::{Message, message};

/// Bytes that a program may write.
const MOST: usize = 256 << 20;
/// Bytes of a line.
const LONGEST: usize = 16 << 20;
/// The largest count that is believed: beyond it, numbers in JSON are not exact.
const LARGEST: u64 = 1 << 53;
/// Characters of a line that are shown.
const SHOWN: usize = 80;

/// What a program said, all in all.
#[derive(Debug, Default)]
pub struct Said {
    /// The last moves.
    pub moves: Option<Moves>,
    /// The last outcome it claimed.
    pub claim: Option<Claim>,
    /// States expanded: the last count it gave, or else the expansions it reported one by one.
    pub expanded: Option<u64>,
    /// Successors generated: the last count it gave.
    pub generated: Option<u64>,
    /// Its last message.
    pub message: Option<Message>,
    /// Why it was not listened to any longer.
    pub enough: Option<Enough>,
}

/// Moves, one by one or in some notation.
#[derive(Clone, Debug, PartialEq, Deserialize)]
#[serde(untagged)]
pub enum Moves {
    /// One by one.
    List(Vec<String>),
    /// In a text.
    Text(String),
}

/// What a program says about a level it did not solve.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Claim {
    /// There is no solution.
    Unsolvable,
    /// It does not know.
    GaveUp,
}

/// Why a program was not listened to any longer.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Enough {
    /// A line is not what it should be.
    Garbage(Message),
    /// It wrote too much.
    TooMuch(Message),
    /// It reported more expansions than it may make.
    Nodes,
}

/// Takes in what a program says.
pub struct Listener<'a> {
    said: Said,
    nodes: Option<u64>,
    /// Expansions and steps it reported one by one.
    events: u64,
    /// The line that is not complete yet.
    line: Vec<u8>,
    lines: u64,
    bytes: usize,
    trace: Option<&'a mut (dyn Write + Send)>,
    failure: Option<io::Error>,
}

/// A line. Whatever else it has is not looked at.
#[derive(Deserialize)]
struct Line {
    moves: Option<Json>,
    outcome: Option<Json>,
    expanded: Option<Json>,
    generated: Option<Json>,
    message: Option<Json>,
    event: Option<Json>,
}

impl<'a> Listener<'a> {
    /// Knows the limit of expansions and may write a trace.
    pub fn new(nodes: Option<u64>, trace: Option<&'a mut (dyn Write + Send)>) -> Self {
        let said = Said::default();
        Listener { said, nodes, events: 0, line: Vec::new(), lines: 0, bytes: 0, trace, failure: None }
    }

    /// Takes in a piece of output; breaks off when that was enough.
    pub fn hear(&mut self, piece: &[u8]) -> ControlFlow<()> {
        self.bytes += piece.len();
        if self.bytes > MOST {
            return self.enough(Enough::TooMuch(message!("external-too-much", most = MOST >> 20)));
        }
        for part in piece.split_inclusive(|byte| *byte == b'\n') {
            self.line.extend_from_slice(part);
            if self.line.len() > LONGEST {
                return self.enough(Enough::TooMuch(message!("external-long-line", most = LONGEST >> 20)));
            }
            if part.ends_with(b"\n") {
                self.complete()?;
            }
        }
        ControlFlow::Continue(())
    }

    /// What was said when the program has ended. A line that it was not allowed to finish does not count.
    pub fn end(mut self, cut_off: bool) -> io::Result<Said> {
        if self.said.enough.is_none() && !cut_off {
            // Whether that was enough makes no difference any more.
            let _ = self.complete();
        }
        if self.said.expanded.is_none() && self.events > 0 {
            self.said.expanded = Some(self.events);
        }
        self.failure.map_or(Ok(self.said), Err)
    }

    fn enough(&mut self, why: Enough) -> ControlFlow<()> {
        self.said.enough = Some(why);
        ControlFlow::Break(())
    }

    /// Takes in the line that is complete now.
    fn complete(&mut self) -> ControlFlow<()> {
        self.lines += 1;
        let line = std::mem::take(&mut self.line);
        if let Err(what) = self.take_in(line.trim_ascii()) {
            let shown = harmless(String::from_utf8_lossy(&line).trim());
            return self.enough(Enough::Garbage(message!("external-line", line = self.lines, what, text = shown)));
        }
        if self.failure.is_some() {
            return ControlFlow::Break(());
        }
        if self.nodes.is_some_and(|most| self.said.expanded.unwrap_or(self.events) > most) {
            return self.enough(Enough::Nodes);
        }
        ControlFlow::Continue(())
    }

    fn take_in(&mut self, line: &[u8]) -> Result<(), Message> {
        if line.is_empty() {
            return Ok(());
        }
        let parsed = if line[0] == b'{' { serde_json::from_slice(line).ok() } else { None };
        let parsed: Line = parsed.ok_or_else(|| message!("external-not-object"))?;
        if let Some(moves) = parsed.moves {
            let wrong = |_| message!("external-odd-moves");
            self.said.moves = Some(serde_json::from_value(moves).map_err(wrong)?);
        }
        if let Some(outcome) = parsed.outcome {
            self.said.claim = claim(&outcome)?;
        }
        if let Some(expanded) = parsed.expanded {
            self.said.expanded = Some(count("expanded", &expanded)?);
        }
        if let Some(generated) = parsed.generated {
            self.said.generated = Some(count("generated", &generated)?);
        }
        if let Some(message) = parsed.message {
            let text = message.as_str().map_or_else(|| message.to_string(), String::from);
            self.said.message = Some(message!("external-says", text = harmless(&text)));
        }
        if let Some(event) = parsed.event {
            self.take_in_event(&event, line);
        }
        Ok(())
    }

    /// An event of a trace: counted, and written down as it is.
    fn take_in_event(&mut self, event: &Json, line: &[u8]) {
        if matches!(event.as_str(), Some("expand" | "step")) {
            self.events += 1;
        }
        if let Some(trace) = &mut self.trace {
            self.failure = trace.write_all(line).and_then(|()| trace.write_all(b"\n")).err();
        }
    }
}

fn claim(outcome: &Json) -> Result<Option<Claim>, Message> {
    match outcome.as_str() {
        // Only moves can show it.
        Some("solved") => Ok(None),
        Some("unsolvable") => Ok(Some(Claim::Unsolvable)),
        Some("gave-up") => Ok(Some(Claim::GaveUp)),
        _ => Err(message!("external-odd-outcome")),
    }
}

fn count(name: &str, value: &Json) -> Result<u64, Message> {
    let number = value.as_u64().filter(|number| *number <= LARGEST);
    number.ok_or_else(|| message!("external-odd-count", name))
}

/// What a program wrote, short and without letters that could do something to a terminal.
pub fn harmless(text: &str) -> String {
    let shown: String = text.chars().take(SHOWN).map(|c| if c.is_control() { '\u{fffd}' } else { c }).collect();
    if text.chars().nth(SHOWN).is_some() { shown + "…" } else { shown }
}
