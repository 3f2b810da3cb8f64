//! An allocator that counts: how many bytes are allocated now, and how many were at most.
//!
//! The program has one thread, so the counters are read and written without locks: counting must not slow down those who
//! allocate often.
#![allow(unsafe_code)]

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

static NOW: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

/// The system's allocator with the two counters. A block that grows counts once, for the system moves large blocks
/// without holding both.
pub struct Counting;

fn grown(bytes: usize) {
    let now = NOW.load(Relaxed) + bytes;
    NOW.store(now, Relaxed);
    if now > PEAK.load(Relaxed) {
        PEAK.store(now, Relaxed);
    }
}

fn shrunk(bytes: usize) {
    NOW.store(NOW.load(Relaxed) - bytes, Relaxed);
}

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        grown(layout.size());
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn dealloc(&self, block: *mut u8, layout: Layout) {
        shrunk(layout.size());
        // SAFETY: the caller keeps the contract of `dealloc`.
        unsafe { System.dealloc(block, layout) }
    }

    unsafe fn realloc(&self, block: *mut u8, layout: Layout, new_size: usize) -> *mut u8 {
        shrunk(layout.size());
        grown(new_size);
        // SAFETY: the caller keeps the contract of `realloc`.
        unsafe { System.realloc(block, layout, new_size) }
    }
}

/// Runs something; gives back its result and the most bytes that were allocated meanwhile beyond those before.
pub fn peak_of<T>(work: impl FnOnce() -> T) -> (T, usize) {
    let before = NOW.load(Relaxed);
    PEAK.store(before, Relaxed);
    let result = work();
    (result, PEAK.load(Relaxed) - before)
}
