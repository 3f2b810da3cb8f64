//! How time and room grow with the states: one family of levels, from a hundred thousand states to a billion.
//!
//! `cargo run --release -p solvarium-bench --example growth LOCKS [FOLDER]` explores `examples/lock-23.txt` with only so many of its
//! locks and prints a row of figures; with a folder, which must be empty, the states lie on disk. `… --example growth draw
//! FIGURES.csv PICTURE.svg` draws such rows.

use std::error::Error;
use std::path::PathBuf;
use std::sync::atomic::AtomicBool;

use solvarium_bench::plot::{self, Axis, Chart, Form, Point, Series};
use solvarium_lab::explore::ExploreRequest;
use solvarium_lab::request::DiskFolder;
use solvarium_lab::units::Kind;
use solvarium_lab::{Host, Limits, NoWatcher, Scale, SystemClock, memory, registry};

const LEVEL: &str = include_str!("../../../examples/lock-23.txt");
const THREADS: usize = 1;
/// The memory limit where states lie on disk.
const MEMORY: u64 = 16 << 20;
const HEAD: &str = "where,locks,states,layers,cpu seconds,wall seconds,held,resident,disk";
/// Columns of what is drawn.
const PLACE: usize = 0;
const STATES: usize = 2;
const SECONDS: usize = 4;
const HELD: usize = 6;
const DISK: usize = 8;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match arguments.iter().map(String::as_str).collect::<Vec<_>>().as_slice() {
        ["draw", figures, picture] => Ok(std::fs::write(picture, draw(&std::fs::read_to_string(figures)?)?)?),
        [locks] => measure(locks.parse()?, None),
        [locks, folder] => measure(locks.parse()?, Some(PathBuf::from(folder))),
        _ => Err(format!("growth LOCKS [FOLDER] | growth draw FIGURES.csv PICTURE.svg\n{HEAD}").into()),
    }
}

/// The level with the first locks only: the other switches are tiles, and their bridges are not there.
fn level(locks: usize) -> String {
    let board = LEVEL.find("S=").expect("the board begins with the start");
    let (board, switches) = LEVEL[board..].split_at(LEVEL[board..].find("A:").expect("the switches stand behind it"));
    let (kept, others): (Vec<_>, Vec<_>) = switches.lines().enumerate().partition(|(number, _)| *number < locks);
    let mut board = board.to_string();
    for (_, switch) in others {
        let names: Vec<char> = switch.chars().filter(|letter| letter.is_alphanumeric()).collect();
        let (switch, bridge) = (names[0], names[names.len() - 1]);
        board = board.replace(switch, "=").replace(bridge, "");
    }
    kept.into_iter().fold(board, |level, (_, switch)| level + switch + "\n")
}

fn measure(locks: usize, folder: Option<PathBuf>) -> Result<(), Box<dyn Error>> {
    let game = registry::puzzle("bloxorz")?.load(&level(locks), "lock")?;
    let disk = folder.map(|folder| DiskFolder { folder, resume: false });
    let limits = Limits { bytes: disk.as_ref().map(|_| MEMORY), ..Limits::default() };
    let place = if disk.is_some() { "disk" } else { "memory" };
    let scale = Scale { disk, ..Scale::on(THREADS) };
    let (clock, cancel) = (SystemClock::default(), AtomicBool::new(false));
    let mut host = Host { clock: &clock, cancel: &cancel, watcher: &mut NoWatcher };
    let report = game.explore(&ExploreRequest { limits, scale, ..ExploreRequest::default() }, &mut host)?;
    let stats = &report.stats;
    let (cpu, wall) = (stats.search_cpu_seconds.unwrap_or(0.0), stats.seconds.unwrap_or(0.0));
    let (held, resident) = (stats.search_bytes.unwrap_or(0), memory::peak().unwrap_or(0));
    let (states, layers, disk) = (report.states, report.layers.len(), stats.disk_bytes.unwrap_or(0));
    println!("{place},{locks},{states},{layers},{cpu:.2},{wall:.2},{held},{resident},{disk}");
    Ok(())
}

/// Time and bytes for a state, over the number of states.
fn draw(figures: &str) -> Result<String, Box<dyn Error>> {
    let rows: Vec<Vec<&str>> = figures.lines().skip(1).map(|line| line.split(',').collect()).collect();
    let axis = |label: &str| Axis { label: label.into(), kind: Kind::Count, log: true, names: Vec::new() };
    let series = |style, label: &str, place: &str, column: usize, factor: f64| -> Result<Series, Box<dyn Error>> {
        let mut points = Vec::new();
        for row in rows.iter().filter(|row| row[PLACE] == place) {
            let (x, total): (f64, f64) = (row[STATES].parse()?, row[column].parse()?);
            points.push(Point { x, y: total * factor / x, title: format!("{:.1}", total * factor / x), spread: None });
        }
        Ok(Series { label: label.into(), style, form: Form::Line, points })
    };
    Ok(plot::file(&Chart {
        id: "growth".into(),
        title: "Processor time and bytes for a state, in memory and on disk, by the number of states".into(),
        x: axis("states"),
        y: axis("for each state"),
        series: vec![
            series(0, "ns, in memory", "memory", SECONDS, 1e9)?,
            series(1, "ns, on disk", "disk", SECONDS, 1e9)?,
            series(2, "bytes held", "memory", HELD, 1.0)?,
            series(3, "bytes of disk", "disk", DISK, 1.0)?,
        ],
        diagonal: false,
        limit: None,
    }))
}
