//! A level, and everything that can be asked of it.

use std::sync::PoisonError;

use pyo3::prelude::*;
use serde::Serialize;
use solvarium_engine::{Limits, Metadata, message, own};
use solvarium_lab::explore::ExploreRequest;
use solvarium_lab::game::SharedGame;
use solvarium_lab::report::Report;
use solvarium_lab::{
    Board, CheckReport, Family, Game, HintReport, Host, Picture, Request, RequestError, Scale, compare, draw, level,
    registry,
};

use crate::error::{Raised as _, json, spoken, unfit, wrong};
use crate::host::{Watch, run};
use crate::judge::{PythonJudge, Raised};
use crate::recording::Recording;
use crate::space::Space;

/// The most threads that search together: what each holds for each other one grows with their square.
const MOST_THREADS: usize = 64;

/// A level that was read.
#[pyclass(frozen, module = "solvarium")]
pub struct Level {
    pub(crate) game: SharedGame,
}

/// A board in both forms that are shown.
#[derive(Serialize)]
pub struct Shown {
    text: String,
    #[serde(flatten)]
    picture: Picture,
}

#[pymethods]
impl Level {
    /// The level that a name, a file or a link names.
    #[staticmethod]
    #[pyo3(signature = (name, puzzle=None))]
    fn open(py: Python<'_>, name: &str, puzzle: Option<&str>) -> PyResult<Self> {
        let opened = py.detach(|| level::open(name, puzzle));
        Ok(Level { game: opened.map_err(|error| error.raised(py))? })
    }

    /// The level of a text; of a collection, the one that `part` names or numbers.
    #[staticmethod]
    #[pyo3(signature = (text, puzzle=None, part=None, name="level"))]
    fn parse(py: Python<'_>, text: &str, puzzle: Option<&str>, part: Option<&str>, name: &str) -> PyResult<Self> {
        let opened = py.detach(|| level::from_text(text, name, part, puzzle));
        Ok(Level { game: opened.map_err(|error| error.raised(py))?.game })
    }

    #[getter]
    fn name(&self) -> &str {
        self.game.name()
    }

    #[getter]
    fn puzzle(&self) -> &'static str {
        self.game.info().name
    }

    #[getter]
    fn is_path(&self) -> bool {
        self.game.info().family == Family::Path
    }

    #[getter]
    fn notes(&self) -> Vec<String> {
        self.game.notes().iter().map(|note| spoken().text(note)).collect()
    }

    #[getter]
    fn title(&self) -> Option<&str> {
        self.game.metadata().name.as_deref()
    }

    /// The level by other rules.
    fn by_rules(&self, py: Python<'_>, settings: Vec<(String, String)>) -> PyResult<Self> {
        Ok(Level { game: self.game.by_rules(&settings).map_err(|error| error.raised(py))? })
    }

    /// The level in a notation.
    #[pyo3(signature = (format=None, plain=false))]
    fn write(&self, py: Python<'_>, format: Option<&str>, plain: bool) -> PyResult<String> {
        let entry = registry::puzzle(self.game.info().name).map_err(|error| error.raised(py))?;
        let format = format.unwrap_or(entry.common_format);
        let none = Metadata::default();
        let metadata = if plain { &none } else { self.game.metadata() };
        self.game.write_with(format, metadata).map_err(|error| error.raised(py))
    }

    /// The boards at the start and after each of some moves, as JSON, and what is wrong with the moves.
    fn boards(&self, py: Python<'_>, moves: Vec<String>) -> PyResult<(String, u64, Option<String>)> {
        let (game, words) = (&self.game, spoken());
        py.detach(|| {
            let replay = game.replay(&moves);
            let boards: Vec<Shown> = replay.boards.into_iter().map(|board| shown(game, board)).collect();
            let wrong = replay.verdict.err().map(|error| words.text(&(&error).into()));
            Ok((json(&boards)?, replay.cost, wrong))
        })
    }

    /// The board after some moves, as JSON.
    fn board(&self, py: Python<'_>, moves: Vec<String>) -> PyResult<String> {
        let board = match moves.as_slice() {
            [] => self.game.board(),
            moves => {
                let replay = self.game.replay(moves);
                if replay.boards.len() <= moves.len()
                    && let Err(error) = replay.verdict
                {
                    return Err(error.raised(py));
                }
                replay.boards.into_iter().next_back().expect("there is always the board at the start")
            }
        };
        json(&shown(&self.game, board))
    }

    /// Reads the moves of a text in any notation for solutions.
    fn read_solution(&self, py: Python<'_>, text: &str) -> PyResult<Vec<String>> {
        self.game.read_solution(text).map_err(|error| error.raised(py))
    }

    /// Writes moves in a notation for solutions.
    fn write_solution(&self, py: Python<'_>, format: &str, moves: Vec<String>) -> PyResult<String> {
        self.game.write_solution(format, &moves, &spoken()).map_err(|error| error.raised(py))
    }

    /// Says what is wrong with a request, without running it.
    fn validate(&self, py: Python<'_>, request: &str) -> PyResult<()> {
        let request = serde_json::from_str(request).map_err(|error| unfit(&error))?;
        self.game.validate(&request).map_err(|error: RequestError| error.raised(py))
    }

    /// Solves the level as a request in JSON says; the report is JSON too.
    #[pyo3(signature = (request, heuristic=None, progress=None, trace=None, recording=None))]
    fn solve(
        &self,
        py: Python<'_>,
        request: &str,
        heuristic: Option<Py<PyAny>>,
        progress: Option<Py<PyAny>>,
        trace: Option<String>,
        recording: Option<Py<Recording>>,
    ) -> PyResult<String> {
        let mut request: Request = serde_json::from_str(request).map_err(|error| unfit(&error))?;
        let recording = recording.map(|kept| kept.get().shared());
        let watch = Watch { progress, trace, recording, ..Watch::default() };
        let raised = Raised::default();
        if heuristic.is_some() {
            (request.heuristic, request.script) = (Some(own::NAME.into()), Some(String::new()));
        }
        self.game.validate(&request).map_err(|error| error.raised(py))?;
        let (game, left) = (&self.game, raised.clone());
        let report = run(py, watch, move |host| judged(game, &request, heuristic, left, host));
        if let Some(error) = raised.lock().unwrap_or_else(PoisonError::into_inner).take() {
            return Err(error);
        }
        let report = report?.map_err(|error| error.raised(py))?;
        json(&report.worded(&spoken()))
    }

    /// The requests that a comparison of the named algorithms is made of, as JSON; of all that can run, if none is named.
    fn requests(&self, py: Python<'_>, names: Vec<String>, base: &str) -> PyResult<String> {
        let base = serde_json::from_str(base).map_err(|error| unfit(&error))?;
        let entry = registry::puzzle(self.game.info().name).map_err(|error| error.raised(py))?;
        json(&compare::requests(&self.game, entry, &names, &base))
    }

    /// What is known about the level, as JSON.
    #[pyo3(signature = (limits, progress=None))]
    fn check(&self, py: Python<'_>, limits: &str, progress: Option<Py<PyAny>>) -> PyResult<String> {
        let limits: Limits = serde_json::from_str(limits).map_err(|error| unfit(&error))?;
        let game = &self.game;
        let watch = Watch { progress, ..Watch::default() };
        let known = run(py, watch, |host| game.examine(limits, host))?.map_err(|error| error.raised(py))?;
        json(&CheckReport::examined(game, game.name(), &known, &spoken()))
    }

    /// What is to be said of a solution in any notation, as JSON.
    fn check_solution(&self, text: &str) -> PyResult<String> {
        json(&CheckReport::played(&self.game, self.game.name(), text, &spoken()))
    }

    /// What to do after some moves, as JSON.
    fn hint(&self, py: Python<'_>, moves: Vec<String>, limits: &str) -> PyResult<String> {
        let limits: Limits = serde_json::from_str(limits).map_err(|error| unfit(&error))?;
        let game = &self.game;
        let advice = run(py, Watch::default(), |host| game.hint(&moves, &[], limits, host))?;
        let advice = advice.map_err(|error| error.raised(py))?;
        json(&HintReport::new(game, game.name(), advice, &spoken()))
    }

    /// Every state of the level, counted, as JSON.
    #[pyo3(signature = (space, settings, limits, threads, dead, progress=None))]
    #[expect(clippy::too_many_arguments, reason = "it is what can be asked, and Python names each of them")]
    fn explore(
        &self,
        py: Python<'_>,
        space: Option<String>,
        settings: Vec<(String, String)>,
        limits: &str,
        threads: usize,
        dead: bool,
        progress: Option<Py<PyAny>>,
    ) -> PyResult<String> {
        let limits: Limits = serde_json::from_str(limits).map_err(|error| unfit(&error))?;
        if !(1..=MOST_THREADS).contains(&threads) {
            return Err(wrong(message!("python-threads", most = MOST_THREADS, found = threads)));
        }
        let request = ExploreRequest { space, settings, limits, scale: Scale::on(threads), dead };
        let game = &self.game;
        let report = run(py, Watch { progress, ..Watch::default() }, |host| game.explore(&request, host))?;
        json(&report.map_err(|error| error.raised(py))?)
    }

    /// A space of the level, to be searched from Python.
    #[pyo3(signature = (name=None, settings=Vec::new()))]
    fn space(&self, py: Python<'_>, name: Option<String>, settings: Vec<(String, String)>) -> PyResult<Space> {
        Space::of(py, &self.game, name.as_deref(), &settings)
    }
}

/// Solves a level, with a function of Python as the heuristic if there is one.
fn judged(
    game: &Game,
    request: &Request,
    heuristic: Option<Py<PyAny>>,
    raised: Raised,
    host: &mut Host<'_>,
) -> Result<Report, RequestError> {
    match heuristic {
        Some(function) => own::with_judge(PythonJudge::new(function, raised), || game.solve(request, host)),
        None => game.solve(request, host),
    }
}

/// A board as it is printed and as data.
pub fn shown(game: &Game, board: Board) -> Shown {
    let text = match game.info().family {
        Family::Path => draw::board(&board, false),
        Family::Placement => draw::plan(&board, " ", false),
    };
    Shown { text, picture: board.into() }
}
