//! What there is, by name, and what is made anew.

use pyo3::prelude::*;
use serde_json::{Value, json};
use solvarium_engine::{Arg, Limits, Message, ParamInfo};
use solvarium_lab::registry::{self, PuzzleEntry};
use solvarium_lab::target::{Target, Vocabulary, Wanted, hunt};

use crate::error::{Raised as _, json as text_of, spoken, unfit};
use crate::host::{Watch, run};
use crate::level::Level;

/// Every puzzle with what it brings along, as JSON.
#[pyfunction]
pub fn puzzles() -> String {
    let shown = registry::puzzles().iter().filter(|entry| !entry.info.hidden);
    Value::Array(shown.map(puzzle).collect()).to_string()
}

fn puzzle(entry: &PuzzleEntry) -> Value {
    let names = |params: &[ParamInfo]| params.iter().map(|param| param.name).collect::<Vec<_>>();
    let levels = |pack: &registry::PackEntry| {
        let prefix = if pack.name.is_empty() { String::new() } else { format!("{}/", pack.name) };
        let name = entry.info.name;
        (0..pack.levels.len()).map(|at| format!("{name}/{prefix}{}", pack.first + at)).collect::<Vec<_>>()
    };
    let heuristics: Vec<Value> = entry
        .heuristics
        .iter()
        .map(|h| json!({ "space": h.space, "name": h.name, "admissible": h.admissible }))
        .collect();
    json!({
        "name": entry.info.name,
        "family": entry.info.family,
        "formats": entry.formats.iter().map(|format| format.name).collect::<Vec<_>>(),
        "solution_formats": entry.solution_formats,
        "spaces": entry.spaces,
        "heuristics": heuristics,
        "settings": names(entry.params),
        "solvers": entry.solvers.iter().map(|solver| solver.name).collect::<Vec<_>>(),
        "generator": entry.generator.map(names),
        "levels": entry.packs.iter().flat_map(levels).collect::<Vec<_>>(),
    })
}

/// Every algorithm, as JSON.
#[pyfunction]
pub fn algorithms() -> String {
    let all = registry::algorithms().iter().map(|info| {
        let settings: Vec<&str> = info.params.iter().map(|param| param.name).collect();
        json!({ "name": info.name, "informed": info.informed, "complete": info.complete,
            "backward": info.backward, "settings": settings })
    });
    Value::Array(all.collect()).to_string()
}

/// Makes a level, and says how as JSON.
#[pyfunction]
#[pyo3(signature = (puzzle, settings, seed, target, tries, limits, progress=None))]
#[expect(clippy::too_many_arguments, reason = "it is what can be asked, and Python names each of them")]
pub fn generate(
    py: Python<'_>,
    puzzle: &str,
    settings: Vec<(String, String)>,
    seed: u64,
    target: Option<&str>,
    tries: u64,
    limits: &str,
    progress: Option<Py<PyAny>>,
) -> PyResult<(Level, Option<String>)> {
    let limits: Limits = serde_json::from_str(limits).map_err(|error| unfit(&error))?;
    let entry = registry::puzzle(puzzle).map_err(|error| error.raised(py))?;
    let watch = Watch { progress, ..Watch::default() };
    let Some(target) = target else {
        let made = run(py, watch, |host| entry.generate(&settings, seed, limits, host))?;
        return Ok((Level { game: made.map_err(|error| error.raised(py))? }, None));
    };
    let target = Target::parse(target, &Vocabulary::of(entry)).map_err(|error| error.raised(py))?;
    let wanted = Wanted { settings: &settings, target: &target, seed, tries, limits };
    let found = run(py, watch, |host| hunt(entry, &wanted, host))?.map_err(|error| error.raised(py))?;
    Ok((Level { game: found.game }, Some(text_of(&found.made)?)))
}

/// Chooses the language of messages.
#[pyfunction]
pub fn set_language(name: &str) -> PyResult<()> {
    crate::error::speak(name)
}

/// The language of messages.
#[pyfunction]
pub fn language() -> &'static str {
    spoken().language().name()
}

/// A sentence of the message files.
#[pyfunction]
#[pyo3(signature = (id, args=Vec::new()))]
pub fn say(id: String, args: Vec<(String, String)>) -> String {
    let args = args.into_iter().map(|(name, value)| (name.into(), Arg::Name(value))).collect();
    spoken().text(&Message { id: id.into(), args, text: String::new() })
}
