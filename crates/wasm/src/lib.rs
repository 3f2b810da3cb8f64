//! The protocol for WebAssembly: rules and searches in a browser's worker, without a server.
//!
//! The ABI is a handful of functions over the module's memory, with JSON in UTF-8 both ways; `host.mjs` beside this crate
//! is the other side of it. The host calls `input(length)`, writes an ask at the address it gets, calls `ask()`, and reads
//! `reply_length()` bytes at the address that returns. While an ask is answered the module calls the host's functions
//! `now()` (seconds), `emit(address, length)` (an event) and `cancelled()` (not 0 to end the ask early). A heuristic that a
//! person wrote is asked through `own_begin(address, length)` (what is judged, in JSON; 0 if that went well) and
//! `own_estimate(address, count)` (the numbers of a state; an estimate, or a negative number if it failed). After a failure
//! `own_failure()` has the host write the line, the column and the message, one below the other, by way of `input`.
//!
//! A module has one desk, so the buffers and the desk are statics, which is what a module instance is; it is never
//! entered by two threads. `unsafe` is only in the names and the imports of the ABI: no raw pointer is ever read here.
#![allow(unsafe_code)]
#![cfg(target_arch = "wasm32")]
#![deny(missing_docs)]

use std::rc::Rc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{LazyLock, Mutex, MutexGuard, PoisonError};

use solvarium_lab::own::{self, Failure, Judge, Scene};
use solvarium_lab::{Clock, Limits, level};
use solvarium_protocol::{Desk, Event, Policy, to_json};

/// Bytes that a search may hold: well below what a browser gives a page, with room for a table that is being copied.
const SEARCH_BYTES: u64 = 1 << 30;
/// Bytes of one recording, and of all that are kept.
const TRACE_BYTES: usize = 128 << 20;
const SESSION_BYTES: usize = 256 << 20;
/// Bytes of the longest level text: as on the command line.
const LEVEL_BYTES: usize = level::LARGEST as usize;

static DESK: LazyLock<Desk> = LazyLock::new(|| {
    let limits = Limits { bytes: Some(SEARCH_BYTES), ..Limits::default() };
    Desk::new(Policy { limits, trace_bytes: TRACE_BYTES, session_bytes: SESSION_BYTES, level_bytes: LEVEL_BYTES })
});
static INPUT: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static REPLY: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static CANCEL: AtomicBool = AtomicBool::new(false);

#[link(wasm_import_module = "host")]
unsafe extern "C" {
    /// Seconds since some fixed moment.
    safe fn now() -> f64;
    /// Takes an event: the host copies the bytes before it returns.
    safe fn emit(address: *const u8, length: usize);
    /// Whether the ask should end.
    safe fn cancelled() -> i32;
    /// Makes the person's own heuristic ready; not 0 if it failed.
    safe fn own_begin(address: *const u8, length: usize) -> i32;
    /// What it says of a state; negative if it failed.
    safe fn own_estimate(address: *const i32, count: usize) -> f64;
    /// Writes why it failed.
    safe fn own_failure();
}

/// The host's clock. Searches look at it about every millisecond, so that is when the host is asked whether to stop.
struct HostClock;

impl Clock for HostClock {
    fn seconds(&self) -> f64 {
        if cancelled() != 0 {
            CANCEL.store(true, Ordering::Relaxed);
        }
        now()
    }
}

/// The host's side of heuristics that people write.
struct HostJudge;

impl Judge for HostJudge {
    fn begin(&self, scene: &Scene<'_>) -> Result<(), Failure> {
        let json = to_json(scene);
        if own_begin(json.as_ptr(), json.len()) == 0 { Ok(()) } else { Err(host_failure()) }
    }

    fn estimate(&self, numbers: &[i32]) -> Result<u32, Failure> {
        own::cost_of(own_estimate(numbers.as_ptr(), numbers.len())).ok_or_else(host_failure)
    }
}

/// Why the person's own heuristic failed, as the host tells it.
fn host_failure() -> Failure {
    own_failure();
    let told = String::from_utf8_lossy(&std::mem::take(&mut *lock(&INPUT))).into_owned();
    let mut lines = told.splitn(3, '\n');
    let [line, column] = [lines.next(), lines.next()].map(|number| number.and_then(|text| text.parse().ok()));
    Failure { message: lines.next().unwrap_or_default().into(), line, column }
}

/// Makes room for an ask of this many bytes; gives back where to write it.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    let mut input = lock(&INPUT);
    input.clear();
    input.resize(length, 0);
    input.as_mut_ptr()
}

/// Answers the ask that was written; gives back where the reply is.
#[unsafe(no_mangle)]
pub extern "C" fn ask() -> *const u8 {
    let ask = std::mem::take(&mut *lock(&INPUT));
    CANCEL.store(false, Ordering::Relaxed);
    let mut events = |event: Event| {
        let json = to_json(&event);
        emit(json.as_ptr(), json.len());
    };
    let answer = || DESK.answer_json(&ask, &HostClock, &CANCEL, &mut events);
    let reply = own::with_judge(Rc::new(HostJudge), answer).into_bytes();
    let mut kept = lock(&REPLY);
    *kept = reply;
    kept.as_ptr()
}

/// Bytes of the last reply.
#[unsafe(no_mangle)]
pub extern "C" fn reply_length() -> usize {
    lock(&REPLY).len()
}

fn lock(buffer: &Mutex<Vec<u8>>) -> MutexGuard<'_, Vec<u8>> {
    buffer.lock().unwrap_or_else(PoisonError::into_inner)
}
