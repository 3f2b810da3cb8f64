//! The inputs that fuzzing begins with: built-in levels in every notation, solutions by the experts, recorded traces, the
//! suites and lectures of the project, asks, answers and results as they really are, and inputs that once failed. The same
//! every time.

use std::fs;
use std::io;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::AtomicBool;

use serde_json::{Value as Json, json};
use solvarium_bench::Record;
use solvarium_bench::record::{FORMAT, GroupFacts, HostFacts, Line, Session, SolverSpec};
use solvarium_engine::{Rng, StoppedClock};
use solvarium_lab::{Game, Host, Limits, NoWatcher, Report, Request, SearchEvent, Watcher, level, registry};

use crate::ENGLISH;
use crate::solutions::GAMES;

/// Longer texts are left out: short ones cover the same code sooner.
const LONGEST: usize = 1_500;
/// Levels of each pack.
const LEVELS: usize = 12;
/// Inputs of random bytes for the targets that draw levels, and the length of each.
const DRAWN: u64 = 64;
const DRAWN_BYTES: usize = 96;
/// Expansions of a recorded search.
const RECORDED: u64 = 12;

/// Writes the corpora of all targets into `corpus`, beside this package's own files, and ends the process.
pub fn write() {
    all().unwrap_or_else(|error| panic!("the corpora cannot be written: {error}"));
    std::process::exit(0);
}

fn all() -> io::Result<()> {
    let package = Path::new(env!("CARGO_MANIFEST_DIR"));
    let corpus = Corpus(package.join("corpus"));
    levels(&corpus)?;
    solutions(&corpus)?;
    drawn(&corpus)?;
    traces(&corpus)?;
    asks(&corpus)?;
    results(&corpus)?;
    settings(&corpus)?;
    shared(&corpus, package)?;
    files(&corpus, "suites", &package.join("../suites"), "toml")?;
    lectures(&corpus, package)?;
    for folder in fs::read_dir(package.join("regressions"))?.flatten().map(|entry| entry.path()) {
        if let Some(target) = folder.file_name().and_then(|name| name.to_str()).filter(|_| folder.is_dir()) {
            files(&corpus, target, &folder, "")?;
        }
    }
    Ok(())
}

struct Corpus(PathBuf);

impl Corpus {
    fn add(&self, target: &str, name: &str, bytes: impl AsRef<[u8]>) -> io::Result<()> {
        let folder = self.0.join(target);
        fs::create_dir_all(&folder)?;
        fs::write(folder.join(name.replace('/', "-")), bytes)
    }
}

/// The files of a folder whose names end like this.
fn files(corpus: &Corpus, target: &str, folder: &Path, end: &str) -> io::Result<()> {
    for path in fs::read_dir(folder)?.flatten().map(|entry| entry.path()) {
        let name = path.file_name().map(|name| name.to_string_lossy().into_owned()).unwrap_or_default();
        if name.ends_with(end) {
            corpus.add(target, &name, fs::read(&path)?)?;
        }
    }
    Ok(())
}

fn levels(corpus: &Corpus) -> io::Result<()> {
    for puzzle in registry::puzzles() {
        let target = format!("levels_{}", puzzle.info.name.replace('-', "_"));
        for pack in &puzzle.packs {
            let names = (0..pack.levels.len().min(LEVELS)).map(|index| level::level_name(&puzzle, pack, index));
            for name in names {
                let game = built_in(&name);
                for format in &puzzle.formats {
                    let text = game.write(format.name).expect("it is a notation of the puzzle");
                    if text.len() > LONGEST / 2 {
                        continue;
                    }
                    let file = format!("{name}.{}", format.name);
                    corpus.add(&target, &file, &text)?;
                    if text.trim_end().lines().count() == 1 {
                        corpus.add("links", &file, text.trim_end())?;
                    }
                    if format.collection && text.len() < LONGEST / 3 {
                        corpus.add(&target, &format!("{file}.twice"), format!("{text}\n{text}"))?;
                    }
                }
                corpus.add("links", &name, &name)?;
            }
        }
    }
    Ok(())
}

/// Links of every kind, and what is inside of some.
fn shared(corpus: &Corpus, package: &Path) -> io::Result<()> {
    let links = fs::read_to_string(package.join("../crates/lab/tests/links.jsonl"))?;
    for (number, line) in links.lines().enumerate() {
        let line: Json = serde_json::from_str(line).expect("a line of JSON");
        corpus.add("share", &format!("link-{number}"), line["link"].as_str().unwrap_or_default())?;
    }
    let inside: [&[u8]; 4] = [
        b"b\x09sokoban/1m\x04uulLy\x00",
        b"p\x0awater-sortt\x0d4:aabb.bbaa._n\x01aw\x070>2 1>0",
        b"b\x07tents/1k\x03\x00\x02\x05r\x03a=ba\x19a\x05astarh\x00o\x03w=2n\x01\x09t\x011s\x01\x07s\x01\x03",
        b"b\x09bloxorz/1c\x05a\x03bfsc\x07a\x05astar",
    ];
    inside.iter().enumerate().try_for_each(|(number, bytes)| corpus.add("share", &format!("inside-{number}"), bytes))
}

/// Each slide of the examples as a lecture of its own, and slides that write everything out.
fn lectures(corpus: &Corpus, package: &Path) -> io::Result<()> {
    let of = |slide: &Json| json!({"title": "t", "slides": [slide]}).to_string();
    for name in ["astar", "astar.vi"] {
        let text = fs::read_to_string(package.join(format!("../examples/lectures/{name}.json")))?;
        let lecture: Json = serde_json::from_str(&text).expect("an example is JSON");
        for (number, slide) in lecture["slides"].as_array().into_iter().flatten().enumerate() {
            corpus.add("lectures", &format!("{name}-{number}"), of(slide))?;
        }
    }
    let corridor =
        json!({"from": "text", "text": "#######\n#@ $ .#\n#######", "puzzle": "sokoban", "name": "corridor"});
    let weighted = json!({"algorithm": "wastar", "settings": {"weight": 2}, "limits": {"nodes": 50}, "seed": 1});
    let own = json!({"algorithm": "astar", "heuristic": "own", "script": "function heuristic() { return 0; }"});
    let slides = [
        json!({"title": "a", "text": "**b**", "notes": "c"}),
        json!({"title": "a", "level": corridor, "view": "play", "moves": ["r", "R"]}),
        json!({"title": "a", "level": "sokoban/1", "request": own, "step": [1, 3], "show": ["code", "tree"]}),
        json!({"title": "a", "level": {"from": "built-in", "name": "grid/1"}, "requests": ["bfs", weighted]}),
    ];
    slides
        .iter()
        .enumerate()
        .try_for_each(|(number, slide)| corpus.add("lectures", &format!("slide-{number}"), of(slide)))
}

fn built_in(name: &str) -> std::sync::Arc<Game> {
    level::built_in(name).expect("it can be read").expect("it is built in").game
}

/// A report of a search, watched.
fn solved(game: &Game, algorithm: &str, nodes: u64, watcher: &mut dyn Watcher) -> Report {
    let request = Request { limits: Limits { nodes: Some(nodes), ..Limits::default() }, ..Request::new(algorithm) };
    let cancel = AtomicBool::new(false);
    game.solve(&request, &mut Host { clock: &StoppedClock, cancel: &cancel, watcher }).expect("it can be run")
}

fn expert(game: &Game) -> Report {
    let entry = registry::puzzle(game.info().name).expect("it is listed");
    solved(game, entry.default_algorithm(), 100_000, &mut NoWatcher)
}

/// Solutions in every notation, and what an external solver says when it has found them.
fn solutions(corpus: &Corpus) -> io::Result<()> {
    for (at, game) in GAMES.iter().enumerate() {
        let report = expert(game);
        let entry = registry::puzzle(game.info().name).expect("it is listed");
        let mut texts = vec![
            ("moves", report.moves.join(" ")),
            ("list", report.moves.join(",")),
            ("json", serde_json::to_string(&report).expect("a report can be written")),
        ];
        for format in &entry.solution_formats {
            texts.push((format, game.write_solution(format, &report.moves, &ENGLISH).expect("a right solution")));
        }
        let short: Vec<_> = texts.into_iter().filter(|(_, text)| text.len() <= LONGEST).collect();
        for (name, text) in &short {
            let name = format!("{}.{name}", game.name());
            corpus.add("solutions", &name, [&[at as u8], text.as_bytes()].concat())?;
            let line = json!({"moves": text, "expanded": 10, "generated": 20}).to_string() + "\n";
            corpus.add("answers", &name, [&[at as u8, 7], line.as_bytes()].concat())?;
        }
        let said = [
            json!({"moves": report.moves, "outcome": "solved"}),
            json!({"outcome": "unsolvable", "message": "there is none"}),
            json!({"outcome": "gave-up", "expanded": 1.5}),
            json!({"event": "expand", "id": 1, "state": "x"}),
        ];
        let lines: Vec<String> = said.iter().map(|line| line.to_string() + "\n").collect();
        corpus.add(
            "answers",
            &format!("{}.lines", game.name()),
            [&[at as u8, 3], lines.concat().as_bytes()].concat(),
        )?;
        for (number, line) in lines.iter().enumerate() {
            let name = format!("{}.line-{number}", game.name());
            corpus.add("answers", &name, [&[at as u8, 64], line.as_bytes()].concat())?;
        }
    }
    Ok(())
}

fn drawn(corpus: &Corpus) -> io::Result<()> {
    let targets = registry::puzzles().into_iter().map(|puzzle| format!("rules_{}", puzzle.info.name.replace('-', "_")));
    for target in targets.chain(["experts".into()]) {
        for seed in 0..DRAWN {
            let mut rng = Rng::new(seed);
            let bytes: Vec<u8> = (0..DRAWN_BYTES).map(|_| rng.below(256) as u8).collect();
            corpus.add(&target, &format!("drawn-{seed}"), bytes)?;
        }
    }
    Ok(())
}

/// A watcher that writes a trace.
#[derive(Default)]
struct Recorder(String);

impl Watcher for Recorder {
    fn observes(&self) -> bool {
        true
    }

    fn event(&mut self, event: &SearchEvent<'_>) -> ControlFlow<()> {
        if let Some(line) = event.trace_line() {
            self.0 += &(serde_json::to_string(&line).expect("a line can be written") + "\n");
        }
        ControlFlow::Continue(())
    }
}

fn traces(corpus: &Corpus) -> io::Result<()> {
    for name in ["water-sort/0", "sokoban/1", "bloxorz/1", "tents/6x6/1", "grid/1"] {
        let game = built_in(name);
        let mut before = String::new();
        for algorithm in ["bfs", "astar", "ids", "bidirectional", "anneal", "hill", "genetic"] {
            if !game.can_run(algorithm) {
                continue;
            }
            let mut recorder = Recorder::default();
            solved(&game, algorithm, RECORDED, &mut recorder);
            let text = recorder.0;
            corpus.add("traces", &format!("{name}.{algorithm}"), &text)?;
            corpus.add("traces", &format!("{name}.{algorithm}.pair"), format!("{before}\0{text}"))?;
            before = text;
        }
    }
    Ok(())
}

fn asks(corpus: &Corpus) -> io::Result<()> {
    for (at, game) in GAMES.iter().enumerate().step_by(2) {
        let puzzle = registry::puzzle(game.info().name).expect("it is listed");
        let text = game.write(puzzle.formats[0].name).expect("a notation");
        let moves = expert(game).moves;
        let level = json!({"from": "built-in", "name": game.name()});
        let written = json!({"from": "text", "text": text, "puzzle": puzzle.info.name, "name": "own", "rules": {}});
        let request = json!({"algorithm": "astar", "limits": {"nodes": 50}, "seed": 1});
        let own =
            json!({"algorithm": puzzle.default_algorithm(), "settings": {}, "limits": {"seconds": 1, "bytes": 99999}});
        let anneal = json!({"algorithm": "anneal", "limits": {"nodes": 40}});
        let first = json!({"ask": "solve", "level": level, "request": request, "trace": {"bytes": 4000}});
        let local = json!({"ask": "solve", "level": written, "request": anneal, "trace": {}});
        let few = json!({"population": 20, "generations": 3});
        let breeding = json!({"algorithm": "genetic", "settings": few, "limits": {"nodes": 200}});
        let bred = json!({"ask": "solve", "level": level, "request": breeding, "trace": {}});
        let single = [
            json!({"ask": "load", "level": written, "lang": "vi"}),
            json!({"ask": "levels", "text": format!("{text}\n{text}"), "puzzle": puzzle.info.name}),
            json!({"ask": "position", "level": level, "moves": moves, "travel": {"from": 3, "to": 5}, "changes": true}),
            json!({"ask": "solve", "level": level, "request": own}),
            json!({"ask": "compare", "level": level, "requests": [request, own], "trace": {}}),
            json!({"ask": "generate", "puzzle": puzzle.info.name, "settings": {"width": 5}, "seed": 3}),
            json!({"ask": "check", "level": written, "limits": {"nodes": 60}}),
            json!({"ask": "check", "level": level, "solution": moves.join(" "), "lang": "vi"}),
            json!({"ask": "hint", "level": level, "moves": [], "lang": "vi"}),
            json!({"ask": "convert", "level": level, "to": puzzle.formats[at % puzzle.formats.len()].name}),
            json!({"ask": "write-solution", "level": level, "moves": moves, "to": puzzle.solution_formats.first()}),
            json!({"ask": "read-solution", "level": level, "text": moves.join(",")}),
        ];
        let about_first = [
            json!({"ask": "trace-page", "run": 1, "from": 0, "count": 9}),
            json!({"ask": "trace-node", "run": 1, "index": 3, "changes": true}),
            json!({"ask": "trace-tree", "run": 1, "node": 0, "most": 20}),
            json!({"ask": "trace-heat", "run": 1, "index": 5}),
            json!({"ask": "trace-cells", "run": 1}),
            json!({"ask": "trace-leaves", "run": 1, "nodes": [0, 3]}),
            json!({"ask": "trace-break", "run": 1, "from": 0, "at": "f", "back": false}),
            json!({"ask": "trace-break", "run": 1, "from": 9, "at": "dead-end", "back": true}),
            json!({"ask": "forget", "run": 1}),
        ];
        let candidate = json!({"ask": "trace-candidate", "run": 1, "index": 2});
        let mut inputs: Vec<String> = single.iter().map(Json::to_string).collect();
        inputs.extend(about_first.iter().map(|ask| format!("{first}\n{ask}")));
        inputs.push(format!("{local}\n{candidate}"));
        let population = json!({"ask": "trace-population", "run": 1, "index": 1});
        let crossing = json!({"ask": "trace-crossing", "run": 1, "index": 1, "which": 2});
        inputs.push(format!("{bred}\n{population}\n{crossing}"));
        for (number, input) in inputs.iter().enumerate().filter(|(_, input)| input.len() <= LONGEST) {
            corpus.add("asks", &format!("{}.{number}", game.name()), input)?;
        }
    }
    corpus.add("asks", "catalogue", json!({"ask": "catalogue"}).to_string())
}

fn results(corpus: &Corpus) -> io::Result<()> {
    let host = HostFacts { id: "h".into(), name: "lab".into(), cores: 2, load: Some(0.5), ..HostFacts::default() };
    let session = Session {
        format: FORMAT,
        id: "s".into(),
        started: "2026-01-02T03:04:05Z".into(),
        command: "solvarium bench".into(),
        suite: "sample".into(),
        about: String::new(),
        groups: vec![GroupFacts { name: "basic".into(), about: "small levels".into() }],
        solvers: vec!["bfs".into(), "astar".into()],
        order_seed: 7,
        jobs: 1,
        version: "0.1.0".into(),
        build: "b".into(),
        host,
    };
    let line = |line: &Line| serde_json::to_string(line).expect("a line can be written") + "\n";
    let session = line(&Line::Session(Box::new(session)));
    let mut all = session.clone();
    for (at, game) in GAMES.iter().enumerate().step_by(3) {
        for algorithm in ["bfs", "astar"] {
            let mut result = solved(game, algorithm, 500, &mut NoWatcher);
            result.stats.series.truncate(3);
            let run = line(&Line::Run(Box::new(record(result, at as u32 % 2))));
            all += &run;
            let figures = figures(game.name());
            corpus.add("results", &format!("{}.{algorithm}", game.name()), format!("{session}{run}\0{figures}"))?;
        }
        if all.len() < 2 * LONGEST {
            corpus.add("results", &format!("{}.all", game.name()), &all)?;
        }
    }
    Ok(())
}

fn record(result: Report, repeat: u32) -> Record {
    Record {
        key: format!("{} {}", result.level, result.algorithm),
        repeat,
        session: "s".into(),
        host: "h".into(),
        build: "b".into(),
        group: "basic".into(),
        level_key: result.level.clone(),
        solver: SolverSpec { label: result.algorithm.clone(), ..SolverSpec::default() },
        reason_data: None,
        result,
    }
}

/// Figures published about a level.
fn figures(level: &str) -> String {
    let rows = ["time,4.2,s,until it gave up,no", "states,45 000,,,", "memory,1.5,MiB,,yes", "outcome,no solution,,,"];
    let rows = rows.iter().map(|row| format!("basic,{level},bfs,{row}\n"));
    format!("group,level,solver,quantity,value,unit,note,comparable\n{}", rows.collect::<String>())
}

fn settings(corpus: &Corpus) -> io::Result<()> {
    let words = [
        "true",
        "1_000",
        "2.5",
        "1.5GiB",
        "512MiB",
        "1,3,5..8",
        "2-4",
        "json:xsb",
        "text",
        "name=python3 a.py",
        "novelty",
        "Title: a",
        "Best: 10 pushes, 27 moves",
        "Author: b\nLicence: MIT",
        "4>5",
        "U",
        "r",
        "0,3",
        "L",
        "1e9",
        "expert",
    ];
    words.iter().enumerate().try_for_each(|(at, word)| corpus.add("settings", &format!("word-{at}"), word))
}
