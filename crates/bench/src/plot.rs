//! Charts as SVG: the one module that knows the plotting crate.
//!
//! Colours are CSS variables (`--series-0` …, `--grid`) and `currentColor`, so the same picture serves light and dark
//! pages and paper. Series differ by marker and dash too, for people who do not see the colours and for grey printers.

use std::sync::Arc;

use kuva::backend::svg::SvgBackend;
use kuva::plot::legend::LegendPosition;
use kuva::plot::scatter::MarkerShape;
use kuva::plot::{LinePlot, ScatterPlot};
use kuva::render::annotations::ReferenceLine;
use kuva::render::layout::AxisLabelOverlap;
use kuva::render::layout::{Layout, TickFormat};
use kuva::render::plots::Plot;
use kuva::render::render::render_multiple;
use kuva::render::theme::Theme;
use solvarium_lab::units::Kind;

/// How many colours the page defines; series beyond them differ by marker and dash.
pub const COLOURS: usize = 8;
/// The most names on an axis that is not made wider for them.
const NAMES: usize = 40;
const WIDTH: f64 = 760.0;
const HEIGHT: f64 = 400.0;
/// The width at which a chart without a legend has a square field.
const SQUARE: f64 = 430.0;

const MARKERS: [MarkerShape; 9] = [
    MarkerShape::Circle,
    MarkerShape::Square,
    MarkerShape::Triangle,
    MarkerShape::Diamond,
    MarkerShape::TriangleDown,
    MarkerShape::Plus,
    MarkerShape::Cross,
    MarkerShape::Star,
    MarkerShape::Pentagon,
];
const DASHES: [&str; 5] = ["", "7 3", "2 3", "9 3 2 3", "5 2 1 2 1 2"];

/// A chart: series over two axes.
pub struct Chart {
    /// A name that no other chart of the page has.
    pub id: String,
    /// What it shows, for people who do not see it.
    pub title: String,
    /// The horizontal axis.
    pub x: Axis,
    /// The vertical axis.
    pub y: Axis,
    /// The series.
    pub series: Vec<Series>,
    /// Whether the line x = y is drawn.
    pub diagonal: bool,
    /// Values on both axes at which a limit ended runs, and what is written there.
    pub limit: Option<(f64, String)>,
}

/// An axis.
pub struct Axis {
    /// What it measures.
    pub label: String,
    /// What kind of number that is.
    pub kind: Kind,
    /// Whether it is logarithmic.
    pub log: bool,
    /// Names of the places 1, 2, …, if it measures nothing.
    pub names: Vec<String>,
}

/// How the points of a series are joined.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Form {
    /// Not at all.
    Points,
    /// By a line.
    Line,
    /// By steps.
    Steps,
}

/// A series.
pub struct Series {
    /// What the legend calls it; nothing keeps it out of the legend.
    pub label: String,
    /// The number of its colour, marker and dash.
    pub style: usize,
    /// How it is drawn.
    pub form: Form,
    /// Its points.
    pub points: Vec<Point>,
}

/// A point of a series.
#[derive(Clone, Default)]
pub struct Point {
    /// Across.
    pub x: f64,
    /// Up.
    pub y: f64,
    /// How far the value may lie up or down.
    pub spread: Option<f64>,
    /// What is shown when the pointer is over it.
    pub title: String,
}

/// The colours of pages, which a picture that stands alone brings along.
const COLOURS_OF_PAGES: &str = include_str!("report/page.css");

/// The chart as a file of its own.
pub fn file(chart: &Chart) -> String {
    let (colours, _) = COLOURS_OF_PAGES.split_once('}').expect("the sheet begins with the colours");
    let style = format!("{colours}background: var(--paper); color: var(--ink); font-family: sans-serif }}");
    let svg = svg(chart);
    let (head, rest) = svg.split_once('>').expect("an element");
    format!("{head}><style>{style}</style>{rest}\n")
}

/// The chart as an `svg` element.
pub fn svg(chart: &Chart) -> String {
    let mut plots: Vec<Plot> = chart.series.iter().flat_map(|series| plots(series, chart.y.log)).collect();
    if chart.diagonal {
        plots.insert(0, diagonal(chart));
    }
    let layout = layout(chart, &plots);
    let drawn = SvgBackend::new().render_scene(&render_multiple(plots, layout));
    fit(&drawn, chart)
}

fn plots(series: &Series, log: bool) -> Vec<Plot> {
    match series.form {
        Form::Points if series.label.is_empty() => vec![scatter(series, &series.points, log).into()],
        Form::Points => vec![scatter(series, &series.points, log).with_legend(plain(&series.label)).into()],
        Form::Line | Form::Steps => {
            let end = series.points.last().cloned().unwrap_or_default();
            vec![line(series).into(), scatter(series, &[end], log).into()]
        }
    }
}

fn colour(style: usize) -> String {
    format!("var(--series-{})", style % COLOURS)
}

fn scatter(series: &Series, points: &[Point], log: bool) -> ScatterPlot {
    let spread = |point: &Point| {
        let up = point.spread.unwrap_or(0.0);
        // On a logarithmic axis nothing can reach below zero.
        (if log { up.min(0.9 * point.y) } else { up }, up)
    };
    let plot = ScatterPlot::new()
        .with_data(points.iter().map(|point| (point.x, point.y)))
        .with_color(colour(series.style))
        .with_marker(MARKERS[series.style % MARKERS.len()])
        .with_size(4.0)
        .with_tooltip_labels(points.iter().map(|point| point.title.clone()))
        .with_tooltips();
    if points.iter().any(|point| point.spread.is_some()) {
        return plot.with_y_err_asymmetric(points.iter().map(spread));
    }
    plot
}

fn line(series: &Series) -> LinePlot {
    let plot = LinePlot::new()
        .with_data(series.points.iter().map(|point| (point.x, point.y)))
        .with_color(colour(series.style))
        .with_stroke_width(1.8)
        .with_legend(plain(&series.label));
    let plot = match DASHES[series.style % DASHES.len()] {
        "" => plot,
        dash => plot.with_line_style(kuva::plot::LineStyle::Custom(dash.into())),
    };
    if series.form == Form::Steps { plot.with_step() } else { plot }
}

fn diagonal(chart: &Chart) -> Plot {
    let (least, most) = decades(chart, |point| point.x);
    let ends = [(least, least), (most, most)];
    LinePlot::new().with_data(ends).with_color("currentColor").with_stroke_width(0.8).with_dashed().into()
}

fn layout(chart: &Chart, plots: &[Plot]) -> Layout {
    let mut layout = Layout::auto_from_plots(plots)
        .with_theme(theme())
        .with_width(width(chart))
        .with_height(HEIGHT)
        .with_x_label(&chart.x.label)
        .with_y_label(&chart.y.label)
        .with_x_tick_format(ticks(&chart.x))
        .with_y_tick_format(ticks(&chart.y))
        .with_label_size(14)
        .with_tick_size(12)
        .with_body_size(13)
        .with_legend_box(false)
        .with_x_label_overlap(AxisLabelOverlap::Thin);
    if width(chart) > WIDTH {
        // Where one has to scroll, the legend stands where one begins to read.
        layout = layout.with_legend_position(LegendPosition::OutsideLeftTop);
    }
    if chart.x.log {
        let (least, most) = decades(chart, |point| point.x);
        layout = layout.with_log_x().with_x_axis_min(least).with_x_axis_max(most);
    }
    if chart.y.log {
        let (least, most) = decades(chart, |point| point.y);
        layout = layout.with_log_y().with_y_axis_min(least).with_y_axis_max(most);
    } else if chart.y.kind == Kind::Count {
        layout = whole_steps(chart, layout);
    }
    if !chart.x.names.is_empty() {
        let count = chart.x.names.len();
        layout = layout.with_x_categories(chart.x.names.clone()).with_x_tick_rotate(-45.0);
        layout = layout.with_x_axis_min(0.5).with_x_axis_max(count as f64 + 0.5);
    }
    if let Some((limit, label)) = &chart.limit {
        let rule = |line: ReferenceLine| line.with_color("currentColor").with_dasharray("2 4");
        layout = layout.with_reference_line(rule(ReferenceLine::horizontal(*limit)).with_label(label));
        layout = layout.with_reference_line(rule(ReferenceLine::vertical(*limit)));
    }
    layout
}

fn points(chart: &Chart) -> impl Iterator<Item = &Point> {
    chart.series.iter().flat_map(|series| &series.points)
}

/// The powers of ten that enclose all values with some room; on a chart with a diagonal, those of both axes.
fn decades(chart: &Chart, value: fn(&Point) -> f64) -> (f64, f64) {
    let values = || {
        let other = |point: &Point| if chart.diagonal { [point.x, point.y] } else { [value(point); 2] };
        points(chart).flat_map(other).chain(chart.limit.iter().map(|(limit, _)| *limit))
    };
    let least = values().fold(f64::INFINITY, f64::min) * 0.8;
    let most = values().fold(0.0, f64::max) * 1.25;
    (10f64.powf(least.log10().floor()), 10f64.powf(most.log10().ceil()))
}

/// Whole numbers are counted from zero in whole steps.
fn whole_steps(chart: &Chart, layout: Layout) -> Layout {
    let most = points(chart).map(|point| point.y).fold(0.0, f64::max);
    if most < 1.0 || points(chart).any(|point| point.y.fract() != 0.0) {
        return layout;
    }
    let rough = (most / 6.0).max(1.0);
    let size = 10f64.powf(rough.log10().floor());
    let step = [1.0, 2.0, 5.0, 10.0].map(|part| part * size).into_iter().find(|step| *step >= rough).unwrap_or(rough);
    layout.with_y_axis_min(0.0).with_y_axis_max((most / step).ceil() * step + 0.02 * most).with_y_tick_step(step)
}

/// Room for many names; a square for two solvers against each other.
fn width(chart: &Chart) -> f64 {
    if chart.diagonal {
        return SQUARE;
    }
    WIDTH.max(WIDTH * chart.x.names.len() as f64 / NAMES as f64)
}

fn theme() -> Theme {
    Theme {
        background: "none".into(),
        axis_color: "currentColor".into(),
        grid_color: "var(--grid)".into(),
        tick_color: "currentColor".into(),
        text_color: "currentColor".into(),
        legend_bg: "none".into(),
        legend_border: "none".into(),
        font_family: Some("inherit".into()),
        ..Theme::light()
    }
}

fn ticks(axis: &Axis) -> TickFormat {
    let kind = axis.kind;
    TickFormat::Custom(Arc::new(move |value| tick(kind, value)))
}

/// A value at an axis, with a decimal prefix.
fn tick(kind: Kind, value: f64) -> String {
    let (units, unit): (&[(f64, &str)], &str) = match kind {
        Kind::Seconds => (&[(1.0, ""), (1e-3, "m"), (1e-6, "µ"), (1e-9, "n")], "s"),
        Kind::Bytes => (&[(1e9, "G"), (1e6, "M"), (1e3, "k"), (1.0, "")], "B"),
        Kind::Count => (&[(1e9, "G"), (1e6, "M"), (1e3, "k"), (1.0, "")], ""),
    };
    if value == 0.0 {
        return "0".into();
    }
    let (size, prefix) =
        units.iter().find(|(size, _)| value.abs() >= 0.999 * size).or(units.last()).copied().unwrap_or((1.0, ""));
    let number = (value / size * 1e6).round() / 1e6;
    format!("{number} {prefix}{unit}").trim().to_string()
}

/// Makes the picture scale with the page, names it for screen readers, and gives its parts unique names.
fn fit(drawn: &str, chart: &Chart) -> String {
    let (head, body) = drawn.split_once('>').unwrap_or((drawn, ""));
    let attribute = |name: &str| {
        let from = head.split_once(&format!(" {name}=\""))?.1;
        from.split_once('"').map(|(value, _)| value)
    };
    let (width, height) = (attribute("width").unwrap_or("760"), attribute("height").unwrap_or("400"));
    let body = own_names(body, &chart.id);
    format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" role=\"img\" \
         aria-label=\"{}\" fill=\"currentColor\" font-family=\"inherit\">{body}",
        escape(&chart.title)
    )
}

/// Names of clipping paths are counted over the program's life; the page needs them unique and always the same.
fn own_names(body: &str, id: &str) -> String {
    let mut parts = body.split("kuva-clip-");
    let mut text = parts.next().unwrap_or_default().to_string();
    for part in parts {
        text += &format!("clip-{id}");
        text += part.trim_start_matches(|letter: char| letter.is_ascii_digit());
    }
    text
}

fn escape(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

/// A name without the signs that the plotting crate reads as mathematics.
fn plain(name: &str) -> String {
    name.replace('$', "\\$")
}
