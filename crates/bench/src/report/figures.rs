//! The charts of a section.

use serde::Serialize;
use solvarium_engine::Sample;
use solvarium_lab::units::Kind;

use super::cells::{Cell, Section};
use super::statistics::Summary;
use super::words::spread;
use crate::plot::{Axis, Chart, Form, Point, Series, svg};
use crate::record::Record;

/// The most pairs of solvers that get a chart of their own.
const PAIRS: usize = 45;
/// The most points of a curve; more cannot be told apart.
const POINTS: usize = 120;
/// The most levels of a chart that fits half a page.
const LONG: usize = 40;
/// Seconds, bytes and states below which nothing is drawn on a logarithmic axis.
const TICK: f64 = 1e-6;

/// A chart with words.
#[derive(Clone, Debug, Serialize)]
pub struct Figure {
    /// What kind of chart it is.
    pub kind: &'static str,
    /// The title.
    pub title: String,
    /// How to read it.
    pub caption: String,
    /// Whether it is too wide for half a page.
    pub long: bool,
    /// The picture.
    pub svg: String,
}

/// The charts of a section, and why some are missing where that is not obvious.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Figures {
    /// The charts.
    pub charts: Vec<Figure>,
    /// A chart for each pair of solvers.
    pub pairs: Vec<Figure>,
    /// What is left out, and why.
    pub omitted: Vec<String>,
}

/// All charts of a section; `id` tells it apart from other sections.
pub fn of(section: &Section<'_>, id: usize) -> Figures {
    let drawer = Drawer { section, id };
    let mut figures = Figures::default();
    let charts = [
        drawer.per_level("time", Kind::Seconds, |cell| cell.time),
        drawer.per_level("memory", Kind::Bytes, |cell| cell.memory.filter(|_| cell.answers() > 0)),
        drawer.cactus(),
        drawer.states_against_time(),
    ];
    figures.charts.extend(charts.into_iter().flatten());
    figures.charts.extend(drawer.curves());
    figures.pairs = drawer.pairs();
    let solvers = section.solvers.len();
    if solvers * solvers.saturating_sub(1) / 2 > PAIRS {
        figures.omitted.push(format!("Scatter plots are shown for the first {PAIRS} pairs of solvers."));
    }
    figures
}

struct Drawer<'s, 'a> {
    section: &'s Section<'a>,
    id: usize,
}

impl<'s, 'a> Drawer<'s, 'a> {
    /// A quantity on every level: a point for each solver, with its deviation.
    fn per_level(&self, what: &'static str, kind: Kind, value: fn(&Cell<'_>) -> Option<Summary>) -> Option<Figure> {
        let solvers = self.section.solvers.len();
        let alone = self.section.levels.len() == 1;
        let place = |level: usize, solver: usize| match alone {
            true => solver as f64 + 1.0,
            false => level as f64 + 0.65 + 0.7 * (solver as f64 + 0.5) / solvers as f64,
        };
        let series = self.series(Form::Points, |solver| {
            let points = self.section.column(solver).filter_map(|(level, cell)| {
                let sample = value(cell).filter(|sample| sample.mean > 0.0)?;
                let title = format!("{}, {}: {}", self.level(level), self.label(solver), spread(kind, &sample));
                let spread = sample.deviation.filter(|_| !sample.is_constant());
                Some(Point { x: place(level, solver), y: sample.mean, spread, title })
            });
            points.collect()
        });
        let (names, label) = if alone { self.solver_names() } else { level_names(&self.section.levels) };
        let x = Axis { label, kind: Kind::Count, log: false, names };
        let y = Axis { label: what.into(), kind, log: true, names: Vec::new() };
        let caption = "Answered levels only; bars show the standard deviation where there are repeats.";
        let per = if alone { "solver" } else { "level" };
        self.figure(what, &format!("{} per {per}", capital(what)), caption, (x, y), series, Extra::None)
    }

    fn solver_names(&self) -> (Vec<String>, String) {
        (self.section.solvers.iter().map(|solver| solver.label.clone()).collect(), String::new())
    }

    /// How many levels were answered within a time.
    fn cactus(&self) -> Option<Figure> {
        let series = self.series(Form::Steps, |solver| {
            let mut times: Vec<f64> = self
                .section
                .column(solver)
                .filter_map(|(_, cell)| complete(cell)?.time)
                .map(|t| t.mean.max(TICK))
                .collect();
            times.sort_by(f64::total_cmp);
            let title = format!("{}: {} levels", self.label(solver), times.len());
            let point =
                |(i, &x): (usize, &f64)| Point { x, y: i as f64 + 1.0, title: title.clone(), ..Point::default() };
            let first = times.first().map(|&x| Point { x, ..Point::default() });
            first.into_iter().chain(times.iter().enumerate().map(point)).collect()
        });
        let x = Axis { label: "time for each level".into(), kind: Kind::Seconds, log: true, names: Vec::new() };
        let y = Axis { label: "levels answered".into(), kind: Kind::Count, log: false, names: Vec::new() };
        let caption =
            "How many levels each solver answers if each may take so long. Higher and further left is better.";
        (self.section.levels.len() > 1).then_some(())?;
        self.figure("cactus", "Levels answered against time", caption, (x, y), series, Extra::None)
    }

    fn states_against_time(&self) -> Option<Figure> {
        let series = self.series(Form::Points, |solver| {
            let points = self.section.column(solver).filter_map(|(level, cell)| {
                let (time, states) = (complete(cell)?.time?, cell.states.filter(|states| states.mean > 0.0)?);
                let title =
                    format!("{}, {}: {} states", self.level(level), self.label(solver), Kind::Count.text(states.mean));
                Some(Point { x: time.mean.max(TICK), y: states.mean, title, spread: None })
            });
            points.collect()
        });
        let x = Axis { label: "time".into(), kind: Kind::Seconds, log: true, names: Vec::new() };
        let y = Axis { label: "states expanded".into(), kind: Kind::Count, log: true, names: Vec::new() };
        let caption = "Each point is a level. Solvers that lie higher expand more states in the same time.";
        self.figure("states", "States against time", caption, (x, y), series, Extra::None)
    }

    /// A chart for each pair of solvers: the time of one against the time of the other.
    fn pairs(&self) -> Vec<Figure> {
        let solvers = self.section.solvers.len();
        let pairs = (0..solvers).flat_map(|a| (a + 1..solvers).map(move |b| (a, b)));
        if self.section.levels.len() < 2 {
            return Vec::new();
        }
        pairs.take(PAIRS).filter_map(|(a, b)| self.pair(a, b)).collect()
    }

    fn pair(&self, a: usize, b: usize) -> Option<Figure> {
        let time = |cell: &Cell<'_>| complete(cell).and_then(|cell| cell.time).map(|time| time.mean.max(TICK));
        let both = |level: usize| Some((level, self.section.cell(level, a)?, self.section.cell(level, b)?));
        let cells: Vec<_> = (0..self.section.levels.len()).filter_map(both).collect();
        let most = cells.iter().flat_map(|(_, a, b)| [time(a), time(b)]).flatten().fold(0.0, f64::max);
        let unanswered = cells.iter().any(|(_, a, b)| time(a).is_none() != time(b).is_none());
        let limits = cells.iter().flat_map(|(_, a, _)| &a.runs).filter_map(|run| run.solver.request.limits.seconds);
        let limit = limits.fold(2.0 * most, f64::max);
        let point = |(level, of_a, of_b): &(usize, &Cell<'_>, &Cell<'_>)| {
            let words = |cell: &Cell<'_>| time(cell).map_or_else(|| cell.verdict(), |time| Kind::Seconds.text(time));
            let title =
                format!("{}: {} {}, {} {}", self.level(*level), self.label(a), words(of_a), self.label(b), words(of_b));
            (time(of_a).is_some() || time(of_b).is_some()).then(|| Point {
                x: time(of_a).unwrap_or(limit),
                y: time(of_b).unwrap_or(limit),
                title,
                spread: None,
            })
        };
        let points: Vec<Point> = cells.iter().filter_map(point).collect();
        let series = vec![Series { label: String::new(), style: 0, form: Form::Points, points }];
        let axis = |solver: usize| Axis {
            label: format!("time of {}", self.label(solver)),
            kind: Kind::Seconds,
            log: true,
            names: Vec::new(),
        };
        let title = format!("{} against {}", self.label(b), self.label(a));
        let caption = format!("Each point is a level; below the diagonal {} is faster.", self.label(b));
        let extra = Extra::Pair(a, b, unanswered.then_some(limit));
        self.figure("pair", &title, &caption, (axis(a), axis(b)), series, extra)
    }

    /// Curves over a run, on the level whose runs took longest.
    fn curves(&self) -> Vec<Figure> {
        let time = |label: &str, kind: Kind, log: bool| {
            let x = Axis { label: "time".into(), kind: Kind::Seconds, log: false, names: Vec::new() };
            (Axis { log: true, ..x }, Axis { label: label.into(), kind, log, names: Vec::new() })
        };
        let wanted: [(&'static str, &str, (Axis, Axis), Curve); 5] = [
            ("speed", "States a second over the run", time("states a second", Kind::Count, true), speed),
            ("growth", "Memory over the run", time("bytes held by the search", Kind::Bytes, true), |run| {
                curve(run, |sample| Some(sample.bytes as f64).filter(|bytes| *bytes > 0.0))
            }),
            ("fitness", "Best fitness over the run", time("fitness", Kind::Count, false), |run| {
                curve(run, |sample| sample.fitness)
            }),
            ("energy", "Best energy over the run", time("energy", Kind::Count, false), |run| {
                curve(run, |sample| sample.energy.map(|energy| energy as f64))
            }),
            ("temperature", "Temperature over the run", time("temperature", Kind::Count, true), |run| {
                curve(run, |sample| sample.temperature.filter(|temperature| *temperature > 0.0))
            }),
        ];
        wanted.into_iter().filter_map(|(kind, title, axes, curve)| self.over_a_run(kind, title, axes, curve)).collect()
    }

    fn over_a_run(&self, kind: &'static str, title: &str, axes: (Axis, Axis), curve: Curve) -> Option<Figure> {
        let level = self.telling_level(curve)?;
        let series = self.series(Form::Line, |solver| {
            let run = self
                .section
                .cell(level, solver)
                .and_then(|cell| cell.runs.iter().find(|run| !run.result.stats.series.is_empty()));
            run.map(|run| curve(run)).filter(|points| points.len() > 1).unwrap_or_default()
        });
        let title = format!("{title}: {}", self.level(level));
        let caption = "The level whose samples reach furthest; the first run of each solver.";
        self.figure(kind, &title, caption, axes, series, Extra::None)
    }

    /// The level on which such curves have most points: the one that says most.
    fn telling_level(&self, curve: Curve) -> Option<usize> {
        let points = |cell: &Cell<'_>| {
            cell.runs.iter().map(|run| curve(run)).map(|c| if c.len() > 1 { c.len() } else { 0 }).max()
        };
        let mut counts = vec![0; self.section.levels.len()];
        self.section.cells().for_each(|(level, _, cell)| counts[level] += points(cell).unwrap_or(0));
        let most = *counts.iter().max()?;
        (most > 0).then(|| counts.iter().position(|&count| count == most))?
    }

    fn series(&self, form: Form, points: impl Fn(usize) -> Vec<Point>) -> Vec<Series> {
        let solvers = self.section.solvers.iter().enumerate();
        let series =
            solvers.map(|(i, solver)| Series { label: solver.label.clone(), style: i, form, points: points(i) });
        series.filter(|series| !series.points.is_empty()).collect()
    }

    fn figure(
        &self,
        kind: &'static str,
        title: &str,
        caption: &str,
        (x, y): (Axis, Axis),
        series: Vec<Series>,
        extra: Extra,
    ) -> Option<Figure> {
        if series.iter().all(|series| series.points.is_empty()) {
            return None;
        }
        let (id, diagonal, limit) = match extra {
            Extra::None => (format!("{}-{kind}", self.id), false, None),
            Extra::Pair(a, b, limit) => (format!("{}-{kind}-{a}-{b}", self.id), true, limit),
        };
        let long = x.names.len() > LONG;
        let chart = Chart { id, title: title.into(), x, y, series, diagonal, limit };
        Some(Figure { kind, title: title.into(), caption: caption.into(), long, svg: svg(&chart) })
    }

    fn level(&self, level: usize) -> &str {
        &self.section.levels[level]
    }

    fn label(&self, solver: usize) -> &str {
        &self.section.solvers[solver].label
    }
}

/// What some charts have besides series.
enum Extra {
    None,
    /// A diagonal, and a line for levels without an answer.
    Pair(usize, usize, Option<f64>),
}

/// How to draw a run.
type Curve = fn(&Record) -> Vec<Point>;

/// A cell whose runs all gave an answer.
fn complete<'c, 'a>(cell: &'c Cell<'a>) -> Option<&'c Cell<'a>> {
    cell.is_answered().then_some(cell)
}

fn curve(run: &Record, value: fn(&Sample) -> Option<f64>) -> Vec<Point> {
    let point = |sample: &Sample| Some((sample.seconds.max(TICK), value(sample)?));
    thinned(run.result.stats.series.iter().filter_map(point).collect())
}

/// States a second between samples.
fn speed(run: &Record) -> Vec<Point> {
    let step = run.result.stats.series.len().div_ceil(POINTS / 2).max(1);
    let samples: Vec<&Sample> = run.result.stats.series.iter().step_by(step).collect();
    let rate = |pair: &[&Sample]| {
        let (seconds, states) = (pair[1].seconds - pair[0].seconds, pair[1].expanded - pair[0].expanded);
        (seconds > 0.0 && states > 0).then(|| (pair[1].seconds.max(TICK), states as f64 / seconds))
    };
    thinned(samples.windows(2).filter_map(rate).collect())
}

fn thinned(points: Vec<(f64, f64)>) -> Vec<Point> {
    let step = points.len().div_ceil(POINTS).max(1);
    let last = points.len().saturating_sub(1);
    let kept = points.into_iter().enumerate().filter(|(i, _)| i % step == 0 || *i == last);
    kept.map(|(_, (x, y))| Point { x, y, ..Point::default() }).collect()
}

/// Names without the folder that all of them share, and what the axis is called.
fn level_names(names: &[String]) -> (Vec<String>, String) {
    let folder = |name: &str| name.rsplit_once(['/', '#']).map(|(folder, _)| folder.to_string());
    let shared = names.first().and_then(|name| folder(name));
    match shared.filter(|first| names.iter().all(|name| folder(name).as_ref() == Some(first))) {
        Some(shared) => {
            (names.iter().map(|name| name[shared.len() + 1..].into()).collect(), format!("level of {shared}"))
        }
        None => (names.to_vec(), "level".into()),
    }
}

fn capital(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}
