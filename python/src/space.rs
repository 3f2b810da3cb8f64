//! A space as Python searches it: states are their keys, and every expansion is counted and may be traced.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pyo3::prelude::*;
use pyo3::types::PyBytes;
use solvarium_engine::{DEAD, Message, Stats, Stop, message};
use solvarium_lab::game::{Game, SharedGame};
use solvarium_lab::lookup::in_space;
use solvarium_lab::report::VERSION;
use solvarium_lab::{Outcome, Report, Request, RequestError, RunStats, SearchEvent, TraceHeader, trace};
use solvarium_puzzles::{LevelVisitor, Listed};

use crate::any_space::{AnySpace, Over};
use crate::course::Course;
use crate::error::{Error, LimitReached, MoveError, Raised as _, json, said, spoken, unfit};
use crate::host::{Signals, Watch};
use crate::judge::View;
use crate::recording::Recording;

/// A space that can be searched.
#[pyclass(frozen, module = "solvarium")]
pub struct Space {
    space: Arc<dyn AnySpace>,
    course: Mutex<Course>,
}

type Step<'py> = (usize, Bound<'py, PyBytes>, u32);

#[pymethods]
impl Space {
    /// The name of the space.
    #[getter]
    fn name(&self) -> &'static str {
        self.space.name()
    }

    /// The state that every search begins with.
    #[getter]
    fn start<'py>(&self, py: Python<'py>) -> Bound<'py, PyBytes> {
        PyBytes::new(py, &self.space.start())
    }

    /// The moves from a state: the number of each, the state it leads to, and what it costs. This is an expansion.
    fn successors<'py>(&self, py: Python<'py>, state: &[u8]) -> PyResult<Vec<Step<'py>>> {
        let text = self.shown(state)?;
        self.course().expand(py, state, text.as_deref())?;
        let next = self.space.successors(state);
        self.space.failure()?;
        self.course().generated(state, &next);
        Ok(next.into_iter().enumerate().map(|(number, (key, cost))| (number, PyBytes::new(py, &key), cost)).collect())
    }

    /// Whether a state is a solution.
    fn is_goal(&self, state: &[u8]) -> PyResult<bool> {
        self.course().known(state)?;
        let goal = self.space.is_goal(state);
        self.space.failure().map(|()| goal)
    }

    /// What makes two states the same: states are their own keys.
    fn key<'py>(&self, state: Bound<'py, PyBytes>) -> Bound<'py, PyBytes> {
        state
    }

    /// What a heuristic of the space says of a state; infinite where no goal can be reached.
    #[pyo3(signature = (state, name=None))]
    fn heuristic(&self, py: Python<'_>, state: &[u8], name: Option<&str>) -> PyResult<f64> {
        self.course().known(state)?;
        let estimate = self.space.estimate(state, name).map_err(|error| error.raised(py))?;
        self.space.failure()?;
        Ok(if estimate == DEAD { f64::INFINITY } else { estimate.into() })
    }

    /// The state in one line.
    fn text(&self, state: &[u8]) -> PyResult<String> {
        self.course().known(state)?;
        Ok(self.space.text(state))
    }

    /// The state as plain data.
    fn view(&self, state: &[u8]) -> PyResult<View> {
        self.course().known(state)?;
        Ok(View::new(&self.space.views(state).1))
    }

    /// What is the same in every state, as plain data.
    #[getter]
    fn level(&self) -> View {
        View::new(&self.space.views(&self.space.start()).0)
    }

    /// States that were expanded so far.
    #[getter]
    fn expanded(&self) -> u64 {
        self.course().stats.expanded
    }

    /// States that were generated so far.
    #[getter]
    fn generated(&self) -> u64 {
        self.course().stats.generated
    }

    fn __repr__(&self) -> String {
        format!("Space({:?})", self.space.name())
    }
}

impl Space {
    /// A space of a level, by the rules that are set.
    pub fn of(py: Python<'_>, game: &SharedGame, name: Option<&str>, settings: &[(String, String)]) -> PyResult<Self> {
        let space = opened(py, game, name, settings)?;
        Ok(Space::new(space))
    }

    /// A space whose course begins.
    pub fn new(space: Arc<dyn AnySpace>) -> Self {
        let course = Mutex::new(Course::new(space.start()));
        Space { space, course }
    }

    /// The text of a state, where it will be shown. A puzzle of Python is asked while nothing is locked.
    fn shown(&self, state: &[u8]) -> PyResult<Option<String>> {
        let course = self.course();
        course.known(state)?;
        let is_shown = course.is_shown();
        drop(course);
        Ok(is_shown.then(|| self.space.text(state)))
    }

    fn course(&self) -> MutexGuard<'_, Course> {
        self.course.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// A space of a level that can be kept, by the rules that are set.
pub fn opened(
    py: Python<'_>,
    game: &Game,
    name: Option<&str>,
    settings: &[(String, String)],
) -> PyResult<Arc<dyn AnySpace>> {
    struct Open<'a>(Option<&'a str>, &'a [(String, String)]);
    impl LevelVisitor for Open<'_> {
        type Output = Result<Arc<dyn AnySpace>, RequestError>;

        fn visit<P: Listed>(self, puzzle: &P) -> Self::Output {
            let (puzzle, space) = in_space(puzzle, self.0, self.1)?;
            Ok(Arc::new(Over { puzzle, space: space.name }))
        }
    }
    game.visit(Open(name, settings)).map_err(|error| error.raised(py))
}

/// Lets an algorithm of Python search a space of a level; the report is JSON.
#[pyfunction]
#[pyo3(signature = (level, algorithm, request, trace=None, recording=None))]
pub fn search(
    py: Python<'_>,
    level: &crate::level::Level,
    algorithm: Bound<'_, PyAny>,
    request: &str,
    trace: Option<String>,
    recording: Option<Py<Recording>>,
) -> PyResult<String> {
    let request: Request = serde_json::from_str(request).map_err(|error| unfit(&error))?;
    let space = opened(py, &level.game, request.space.as_deref(), &request.settings)?;
    let watch = Watch { trace, recording: recording.map(|kept| kept.get().shared()), ..Watch::default() };
    json(&searched(py, space, (level.game.info().name, level.game.name()), &algorithm, request, watch)?)
}

/// The report of an algorithm of Python. What it returns is replayed by the rules; what it raises is raised.
pub fn searched(
    py: Python<'_>,
    space: Arc<dyn AnySpace>,
    (puzzle, level): (&'static str, &str),
    algorithm: &Bound<'_, PyAny>,
    request: Request,
    watch: Watch,
) -> PyResult<Report> {
    let mut signals = Signals::new(watch)?;
    let header = TraceHeader {
        version: trace::FORMAT,
        program: VERSION,
        puzzle,
        level: level.into(),
        algorithm: request.algorithm.clone(),
        heuristic: None,
        space: Some(space.name()),
        settings: BTreeMap::new(),
        seed: request.seed,
    };
    signals.show(&SearchEvent::Begin(&header))?;
    let searched = Bound::new(py, Space::new(space.clone()))?;
    searched.get().course().begin(request.limits, signals);
    let returned = algorithm.call1((searched.clone(),));
    let (stats, series) = searched.get().course().finish()?;
    let (outcome, path) = match returned {
        Ok(answer) if answer.is_none() => (Outcome::Stuck, None),
        Ok(answer) => (Outcome::Solved, Some(keys(&*space, &answer)?)),
        Err(error) if error.is_instance_of::<LimitReached>(py) && stats.stopped.is_some() => (Outcome::Limit, None),
        Err(error) => return Err(error),
    };
    let solution = path.map(|path| space.judge(&path)).transpose().map_err(|wrong| said::<MoveError>(&wrong))?;
    let limit = stats.stopped.filter(|_| outcome == Outcome::Limit).and_then(|stop| match stop {
        Stop::Limit(limit) => Some(limit.name().into()),
        Stop::Interrupted => None,
    });
    let mut report = Report {
        space: Some(space.name().into()),
        limit,
        stats: RunStats { series: series.into_samples(), ..RunStats::from(&stats) },
        ..Report::new(puzzle, level, &request, outcome)
    };
    if let Some(solution) = solution {
        report.stats.solution_depth = Some(solution.depth);
        report.length = Some(solution.moves.len());
        report.cost = Some(solution.cost);
        report.optimal = Some(false);
        report.measures = solution.measures;
        report.moves = solution.moves;
    }
    Ok(report.worded(&spoken()))
}

/// The keys of the states after the start: of a list of states, or of the numbers of moves.
fn keys(space: &dyn AnySpace, answer: &Bound<'_, PyAny>) -> PyResult<Vec<Vec<u8>>> {
    let start = space.start();
    if let Ok(numbers) = answer.extract::<Vec<usize>>() {
        let mut path: Vec<Vec<u8>> = vec![start];
        for (at, number) in numbers.into_iter().enumerate() {
            let next = space.successors(&path[at]).into_iter().nth(number);
            path.push(next.ok_or_else(|| said::<MoveError>(&message!("python-no-move", number = at + 1)))?.0);
        }
        return Ok(path.split_off(1));
    }
    let items: Result<Vec<Bound<'_, PyBytes>>, _> = answer.extract();
    let wrong = || said::<Error>(&message!("python-no-path"));
    let mut path: Vec<Vec<u8>> = items.map_err(|_| wrong())?.iter().map(|key| key.as_bytes().to_vec()).collect();
    if path.first() == Some(&start) {
        path.remove(0);
    }
    Ok(path)
}

/// A state that this space has not shown.
pub fn unknown() -> PyErr {
    said::<MoveError>(&message!("python-no-state"))
}

/// The message of a limit that was reached.
pub fn limit(py: Python<'_>, stats: &Stats) -> PyErr {
    let name = stats.stopped.map_or("", |stop| match stop {
        Stop::Limit(limit) => limit.name(),
        Stop::Interrupted => "interrupted",
    });
    let error = said::<LimitReached>(&stats.stopped.map_or_else(|| Message::verbatim(""), Message::from));
    match error.value(py).setattr("limit", name) {
        Ok(()) => error,
        Err(error) => error,
    }
}
