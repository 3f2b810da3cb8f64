//! The charts of a section.

use serde::Serialize;
use solvarium_engine::Sample;
use solvarium_lab::units::Kind;
use solvarium_lab::{Message, Words, message};

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
pub fn of(section: &Section<'_>, id: usize, words: &Words) -> Figures {
    let drawer = Drawer { section, id, words };
    let mut figures = Figures::default();
    let charts = [
        drawer.per_level("time", "report-time", Kind::Seconds, |cell| cell.time),
        drawer.per_level("memory", "report-memory", Kind::Bytes, |cell| cell.memory.filter(|_| cell.answers() > 0)),
        drawer.cactus(),
        drawer.states_against_time(),
    ];
    figures.charts.extend(charts.into_iter().flatten());
    figures.charts.extend(drawer.curves());
    figures.pairs = drawer.pairs();
    let solvers = section.solvers.len();
    if solvers * solvers.saturating_sub(1) / 2 > PAIRS {
        figures.omitted.push(words.text(&message!("report-omitted", pairs = PAIRS)));
    }
    figures
}

struct Drawer<'s, 'a> {
    section: &'s Section<'a>,
    id: usize,
    words: &'s Words,
}

impl<'s, 'a> Drawer<'s, 'a> {
    /// A quantity on every level: a point for each solver, with its deviation.
    fn per_level(
        &self,
        name: &'static str,
        what: &'static str,
        kind: Kind,
        value: fn(&Cell<'_>) -> Option<Summary>,
    ) -> Option<Figure> {
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
        let (names, label, title) = if alone {
            let names = self.section.solvers.iter().map(|solver| solver.label.clone()).collect();
            (names, Message::verbatim(""), message!("report-chart-per-solver", what = what))
        } else {
            let (names, label) = level_names(&self.section.levels);
            (names, label, message!("report-chart-per-level", what = what))
        };
        let x = Axis { names, ..self.axis(label, Kind::Count, false) };
        let y = self.axis(Message::new(what), kind, true);
        self.figure(name, [title, message!("report-chart-per-level-caption")], (x, y), series, Extra::None)
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
            let title = message!("report-point-levels", solver = self.label(solver), levels = times.len());
            let title = self.words.text(&title);
            let point =
                |(i, &x): (usize, &f64)| Point { x, y: i as f64 + 1.0, title: title.clone(), ..Point::default() };
            let first = times.first().map(|&x| Point { x, ..Point::default() });
            first.into_iter().chain(times.iter().enumerate().map(point)).collect()
        });
        let x = self.axis(message!("report-axis-time-each"), Kind::Seconds, true);
        let y = self.axis(message!("report-axis-answered"), Kind::Count, false);
        let words = [message!("report-chart-cactus"), message!("report-chart-cactus-caption")];
        (self.section.levels.len() > 1).then_some(())?;
        self.figure("cactus", words, (x, y), series, Extra::None)
    }

    fn states_against_time(&self) -> Option<Figure> {
        let series = self.series(Form::Points, |solver| {
            let points = self.section.column(solver).filter_map(|(level, cell)| {
                let (time, states) = (complete(cell)?.time?, cell.states.filter(|states| states.mean > 0.0)?);
                let (level, solver, count) = (self.level(level), self.label(solver), Kind::Count.text(states.mean));
                let title = message!("report-point-states", level = level, solver = solver, states = count);
                let title = self.words.text(&title);
                Some(Point { x: time.mean.max(TICK), y: states.mean, title, spread: None })
            });
            points.collect()
        });
        let x = self.axis(message!("report-time"), Kind::Seconds, true);
        let y = self.axis(message!("report-axis-expanded"), Kind::Count, true);
        let words = [message!("report-chart-states"), message!("report-chart-states-caption")];
        self.figure("states", words, (x, y), series, Extra::None)
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
            let words =
                |cell: &Cell<'_>| time(cell).map_or_else(|| cell.verdict(self.words), |time| Kind::Seconds.text(time));
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
        let axis = |solver: &str| self.axis(message!("report-axis-time-of", solver = solver), Kind::Seconds, true);
        let extra = Extra::Pair(a, b, unanswered.then_some(limit));
        let (a, b) = (self.label(a), self.label(b));
        let words = [message!("report-chart-pair", one = b, other = a), message!("report-chart-pair-caption", one = b)];
        self.figure("pair", words, (axis(a), axis(b)), series, extra)
    }

    /// Curves over a run, on the level whose runs took longest.
    fn curves(&self) -> Vec<Figure> {
        let wanted: [Wanted; 5] = [
            ("speed", ["report-chart-speed", "report-axis-speed"], Kind::Count, true, speed),
            ("growth", ["report-chart-growth", "report-axis-bytes"], Kind::Bytes, true, |run| {
                curve(run, |sample| Some(sample.bytes as f64).filter(|bytes| *bytes > 0.0))
            }),
            ("fitness", ["report-chart-fitness", "report-axis-fitness"], Kind::Count, false, |run| {
                curve(run, |sample| sample.fitness)
            }),
            ("energy", ["report-chart-energy", "report-axis-energy"], Kind::Count, false, |run| {
                curve(run, |sample| sample.energy.map(|energy| energy as f64))
            }),
            ("temperature", ["report-chart-temperature", "report-axis-temperature"], Kind::Count, true, |run| {
                curve(run, |sample| sample.temperature.filter(|temperature| *temperature > 0.0))
            }),
        ];
        let figure = |(name, [title, label], kind, log, curve): Wanted| {
            let axes =
                (self.axis(message!("report-time"), Kind::Seconds, true), self.axis(Message::new(label), kind, log));
            self.over_a_run(name, Message::new(title), axes, curve)
        };
        wanted.into_iter().filter_map(figure).collect()
    }

    fn over_a_run(&self, kind: &'static str, title: Message, axes: (Axis, Axis), curve: Curve) -> Option<Figure> {
        let level = self.telling_level(curve)?;
        let series = self.series(Form::Line, |solver| {
            let run = self
                .section
                .cell(level, solver)
                .and_then(|cell| cell.runs.iter().find(|run| !run.result.stats.series.is_empty()));
            run.map(|run| curve(run)).filter(|points| points.len() > 1).unwrap_or_default()
        });
        let title = message!("report-chart-of", title = title, level = self.level(level));
        self.figure(kind, [title, message!("report-chart-of-caption")], axes, series, Extra::None)
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
        words: [Message; 2],
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
        let limit = limit.map(|limit| (limit, self.words.text(&message!("report-axis-no-answer"))));
        let long = x.names.len() > LONG;
        let [title, caption] = words.map(|message| self.words.text(&message));
        let chart = Chart { id, title: title.clone(), x, y, series, diagonal, limit };
        Some(Figure { kind, title, caption, long, svg: svg(&chart) })
    }

    fn axis(&self, label: Message, kind: Kind, log: bool) -> Axis {
        Axis { label: self.words.text(&label), kind, log, names: Vec::new() }
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

/// A chart of curves: its name, the ids of its title and of what it measures, the kind of that, whether its axis is
/// logarithmic, and how to draw it.
type Wanted = (&'static str, [&'static str; 2], Kind, bool, Curve);

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
fn level_names(names: &[String]) -> (Vec<String>, Message) {
    let folder = |name: &str| name.rsplit_once(['/', '#']).map(|(folder, _)| folder.to_string());
    let shared = names.first().and_then(|name| folder(name));
    match shared.filter(|first| names.iter().all(|name| folder(name).as_ref() == Some(first))) {
        Some(shared) => {
            let names = names.iter().map(|name| name[shared.len() + 1..].into()).collect();
            (names, message!("report-axis-level-of", folder = shared))
        }
        None => (names.to_vec(), message!("report-level")),
    }
}
