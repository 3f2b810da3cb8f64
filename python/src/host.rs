//! What a run gets from Python: Ctrl-C, a function that is told how far it is, and a file for its trace.

use std::fs::File;
use std::io::{BufWriter, Write as _};
use std::ops::ControlFlow;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use pyo3::exceptions::PyOSError;
use pyo3::prelude::*;
use solvarium_engine::{Stats, message};
use solvarium_lab::target::Tally;
use solvarium_lab::{Host, SearchEvent, SystemClock, Watcher};

use crate::error::{Bug, said};
use crate::recording::Shared;

/// Who is to be told of a run.
#[derive(Default)]
pub struct Watch {
    /// A function of the numbers of states expanded and waiting, and of the seconds that passed.
    pub progress: Option<Py<PyAny>>,
    /// The file of the trace.
    pub trace: Option<String>,
    /// Where the search is recorded.
    pub recording: Option<Shared>,
    /// Ends the run from within.
    pub cancel: Arc<AtomicBool>,
}

/// Watches a run on behalf of Python.
pub struct Signals {
    progress: Option<Py<PyAny>>,
    trace: Option<BufWriter<File>>,
    recording: Option<Shared>,
    /// What was raised while the run went on.
    raised: Option<PyErr>,
}

impl Signals {
    /// Opens what is to be written.
    pub fn new(watch: Watch) -> PyResult<Self> {
        let Watch { progress, trace, recording, .. } = watch;
        let cannot = |path: &str, error: std::io::Error| PyOSError::new_err(format!("{path}: {error}"));
        let open = |path: String| File::create(&path).map(BufWriter::new).map_err(|error| cannot(&path, error));
        Ok(Signals { progress, recording, trace: trace.map(open).transpose()?, raised: None })
    }

    /// What was raised, once the run is over.
    pub fn finish(mut self) -> PyResult<()> {
        let flushed = self.trace.as_mut().map_or(Ok(()), |file| file.flush());
        match self.raised {
            Some(error) => Err(error),
            None => flushed.map_err(PyErr::from),
        }
    }

    /// Raises what was raised.
    pub fn raise(&mut self) -> PyResult<()> {
        self.raised.take().map_or(Ok(()), Err)
    }

    fn ask(&mut self, call: impl FnOnce(Python<'_>, Option<&Py<PyAny>>) -> PyResult<()>) -> ControlFlow<()> {
        let progress = self.progress.as_ref();
        let told = Python::attach(|py| py.check_signals().and_then(|()| call(py, progress)));
        match told {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.raised = Some(error);
                ControlFlow::Break(())
            }
        }
    }
}

impl Watcher for Signals {
    fn observes(&self) -> bool {
        self.trace.is_some() || self.recording.is_some()
    }

    fn event(&mut self, event: &SearchEvent<'_>) -> ControlFlow<()> {
        if let Some(recording) = &self.recording {
            recording.note(event);
        }
        let Some((file, line)) = self.trace.as_mut().zip(event.trace_line()) else { return ControlFlow::Continue(()) };
        let written = serde_json::to_writer(&mut *file, &line).map_err(Into::into).and_then(|()| file.write_all(b"\n"));
        match written {
            Ok(()) => ControlFlow::Continue(()),
            Err(error) => {
                self.raised = Some(PyErr::from(error));
                ControlFlow::Break(())
            }
        }
    }

    fn tried(&mut self, tally: &Tally) {
        let tried = tally.tried;
        // A failed call is raised when the run looks next.
        let _ = self.ask(|py, progress| progress.map_or(Ok(()), |call| call.call1(py, (tried, 0u64, 0.0)).map(drop)));
    }

    fn progress(&mut self, stats: &Stats) -> ControlFlow<()> {
        if self.raised.is_some() {
            return ControlFlow::Break(());
        }
        let told = (stats.expanded, stats.open, stats.seconds);
        self.ask(|py, progress| progress.map_or(Ok(()), |call| call.call1(py, told).map(drop)))
    }
}

/// Does something long without holding up other threads of Python. Whatever was raised meanwhile is raised in the end, and
/// a panic is an exception like others.
pub fn run<T: Send>(py: Python<'_>, watch: Watch, work: impl FnOnce(&mut Host<'_>) -> T + Send) -> PyResult<T> {
    let cancel = watch.cancel.clone();
    let mut signals = Signals::new(watch)?;
    let done = py.detach(|| {
        let clock = SystemClock::default();
        let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut signals };
        catch_unwind(AssertUnwindSafe(|| work(&mut host)))
    });
    let finished = signals.finish();
    match done {
        Ok(done) => finished.map(|()| done),
        Err(panic) => {
            let text = panic.downcast_ref::<String>().map(String::as_str);
            let reason = text.or_else(|| panic.downcast_ref::<&str>().copied()).unwrap_or("panic");
            finished.and_then(|()| Err(said::<Bug>(&message!("python-bug", reason))))
        }
    }
}
