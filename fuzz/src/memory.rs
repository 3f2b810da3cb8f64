//! Counts the bytes that are allocated, so that memory linear in the input is a property like any other: a small input that
//! takes much memory fails at once, on every machine, without waiting for a limit of the process.
//!
//! A target has one thread, so the counters are read and written without locks.

use std::alloc::{GlobalAlloc, Layout, System};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};

static NOW: AtomicUsize = AtomicUsize::new(0);
static PEAK: AtomicUsize = AtomicUsize::new(0);

#[global_allocator]
static COUNTING: Counting = Counting;

/// The system's allocator with the two counters.
struct Counting;

fn grown(bytes: usize) {
    let now = NOW.load(Relaxed).wrapping_add(bytes);
    NOW.store(now, Relaxed);
    if now > PEAK.load(Relaxed) {
        PEAK.store(now, Relaxed);
    }
}

fn shrunk(bytes: usize) {
    NOW.store(NOW.load(Relaxed).wrapping_sub(bytes), Relaxed);
}

// SAFETY: every call is passed on to the system's allocator unchanged.
unsafe impl GlobalAlloc for Counting {
    unsafe fn alloc(&self, layout: Layout) -> *mut u8 {
        grown(layout.size());
        // SAFETY: the caller keeps the contract of `alloc`.
        unsafe { System.alloc(layout) }
    }

    unsafe fn alloc_zeroed(&self, layout: Layout) -> *mut u8 {
        grown(layout.size());
        // SAFETY: the caller keeps the contract of `alloc_zeroed`.
        unsafe { System.alloc_zeroed(layout) }
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

/// How much memory something may take: so many bytes for each byte of its input, and so many in any case.
#[derive(Clone, Copy)]
pub struct Bound {
    pub per_byte: usize,
    pub fixed: usize,
}

impl Bound {
    /// Does something with an input of this length within the bound.
    #[track_caller]
    pub fn holds<T>(self, length: usize, what: &str, work: impl FnOnce() -> T) -> T {
        let before = NOW.load(Relaxed);
        PEAK.store(before, Relaxed);
        let result = work();
        let (used, most) = (PEAK.load(Relaxed).saturating_sub(before), self.per_byte * length + self.fixed);
        assert!(used <= most, "{what} took {used} bytes for an input of {length}; the bound is {most}");
        result
    }
}
