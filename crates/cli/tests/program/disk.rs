//! Searches on disk, by the real program: killed, out of room, in each other's way.

use std::fs;
use std::path::Path;
use std::process::{Command, Stdio};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use serde_json::Value as Json;

use crate::running::{Folder, Run, program, run, run_with};

/// A level of some 140,000 states.
const LEVEL: &str = "4:gecc.habb.bece.hdfa.fhbd.ffdd.ahag.ggec._._._._";
/// So little memory that candidates do not fit into it.
const SMALL: &str = "--max-memory 3MiB --threads 2";

/// What must not depend on where the states lie, nor on how often the search was ended.
fn essence(json: &Json) -> Vec<Json> {
    let fields = ["outcome", "cost", "moves", "states", "goals", "layers", "nearest_goal", "complete"];
    let counts = ["expanded", "generated", "duplicates", "max_depth", "reopened"];
    let stats = counts.iter().map(|name| json["stats"][name].clone());
    fields.iter().map(|name| json[name].clone()).chain(stats).collect()
}

/// The number of the last checkpoint that all partitions have.
fn last_checkpoint(folder: &Path) -> u64 {
    let of = |part: &str| {
        let files = fs::read_dir(folder.join(part)).into_iter().flatten().map(|entry| entry.unwrap().path());
        let numbers = files.filter(|path| path.extension().is_some_and(|end| end == "round"));
        numbers.filter_map(|path| path.file_stem()?.to_str()?.parse().ok()).max().unwrap_or(0)
    };
    of("0000").min(of("0001"))
}

/// Some number below a bound, another each time.
fn random(bound: u64) -> u64 {
    let now = SystemTime::now().duration_since(UNIX_EPOCH).expect("it is later than 1970").as_nanos() as u64;
    now.wrapping_mul(0x9e37_79b9_7f4a_7c15) % bound
}

#[test]
fn killed_at_any_moment_it_goes_on() {
    let kills: u64 = std::env::var("KILLS").ok().and_then(|text| text.parse().ok()).unwrap_or(4);
    let commands = ["explore", "solve -a bfs", "solve -a ucs", "solve -a astar"];
    let commands = commands.map(|command| command.split_once(' ').unwrap_or((command, "")));
    let mut killed = 0;
    for round in 0.. {
        let (command, options) = commands[round % commands.len()];
        let folder = Folder::new();
        let line = format!("{command} {LEVEL} {options} {SMALL} -o json");
        let arguments: Vec<&str> = line.split_whitespace().collect();
        let states = folder.name("states");
        let on_disk = [&arguments[..], &["--resume", "--disk", &states]].concat();
        let mut kept = 0;
        for _ in 0..kills.div_ceil(commands.len() as u64) {
            let mut child = Command::new(program());
            let mut child = child.args(&on_disk).stdout(Stdio::null()).stderr(Stdio::null()).spawn().unwrap();
            std::thread::sleep(Duration::from_millis(random(600)));
            killed += u64::from(child.try_wait().unwrap().is_none());
            child.kill().unwrap();
            child.wait().unwrap();
            let last = last_checkpoint(&folder.path("states"));
            assert!(last >= kept, "{command} {options}: of {kept} rounds {last} are left");
            kept = last;
        }
        let whole =
            run_with(&arguments.iter().map(|word| if *word == "3MiB" { "1GiB" } else { word }).collect::<Vec<_>>(), "");
        let on_disk = run_with(&on_disk, "").exits(0).json();
        assert_eq!(essence(&on_disk), essence(&whole.exits(0).json()), "{command} {options}");
        assert!(on_disk["stats"]["disk_bytes"].as_u64().unwrap() > 0);
        if killed >= kills || round + 1 == 3 * commands.len() {
            break;
        }
    }
    println!("killed {killed} times");
}

/// Runs the program where a file may have so many blocks of 512 bytes at most.
fn run_with_little_room(blocks: u64, line: &str) -> Run {
    let script = format!("trap '' XFSZ; ulimit -f {blocks}; exec {} {line}", program().display());
    let output = Command::new("sh").args(["-c", &script]).env("LANG", "C").output().unwrap();
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).unwrap();
    Run { code: output.status.code().unwrap(), out: text(output.stdout), err: text(output.stderr) }
}

#[test]
fn a_full_disk_is_said_and_it_goes_on_when_there_is_room() {
    let folder = Folder::new();
    let states = folder.name("states");
    let line = format!("explore {LEVEL} {SMALL} -o json --disk {states}");
    run_with_little_room(200, &line).complains(&["there is no room for", ".run", "--resume"]);
    let kept = last_checkpoint(Path::new(&states));
    assert!(kept > 3, "{kept} rounds are kept");
    run_with_little_room(200, &format!("{line} --resume")).complains(&["there is no room for"]);
    assert_eq!(last_checkpoint(Path::new(&states)), kept);
    let whole = run(&format!("explore {LEVEL} -o json")).exits(0).json();
    assert_eq!(essence(&run(&format!("{line} --resume")).exits(0).json()), essence(&whole));
}

#[test]
fn a_folder_belongs_to_one_search() {
    let folder = Folder::new();
    let states = folder.name("states");
    run(&format!("solve water-sort/4 -a bfs --disk {states} --threads 1")).exits(0);
    run(&format!("solve water-sort/4 -a bfs --disk {states}")).complains(&["is not empty", "--resume"]);
    let again = run(&format!("solve water-sort/4 -a bfs --disk {states} --resume")).exits(0);
    assert!(again.out.contains("on disk"), "{}", again.out);
    let other = |line: &str, part: &str| {
        run(&format!("{line} --disk {states} --resume")).complains(&["holds another search", part]);
    };
    other("solve water-sort/5 -a bfs", "its level is");
    other("solve water-sort/4 -a ucs", "its algorithm is `bfs`, not `ucs`");
    other("explore water-sort/4 --threads 1", "its algorithm is `bfs`, not `explore`");
    other("solve water-sort/4 -a bfs --threads 2", "its partition is `1 of 1`, not `1 of 2`");
}

#[test]
fn what_cannot_be_on_disk_is_said() {
    let folder = Folder::new();
    let states = folder.name("states");
    run(&format!("solve water-sort/4 -a ids --disk {states}")).complains(&["`ids` keeps its states in memory", "bfs"]);
    run(&format!("explore water-sort/4 --dead --disk {states}")).complains(&["leave out `--dead` or `--disk`"]);
    run("solve water-sort/4 -a bfs --resume").complains(&["--disk"]);
    assert!(!Path::new(&states).exists());
}

#[test]
fn searches_that_are_compared_have_folders_of_their_own() {
    let folder = Folder::new();
    let states = folder.name("states");
    let compared = |how: &str| run(&format!("compare sokoban/1 -o json {how}")).exits(0).json();
    let named = "-a bfs,astar:matching,astar,astar";
    let (in_memory, on_disk) =
        (compared(&format!("{named} --threads 1")), compared(&format!("{named} --disk {states}")));
    let essences = |json: &Json| json.as_array().unwrap().iter().map(essence).collect::<Vec<_>>();
    assert_eq!(essences(&on_disk), essences(&in_memory));
    let mut names: Vec<_> = fs::read_dir(&states).unwrap().map(|entry| entry.unwrap().file_name()).collect();
    names.sort();
    assert_eq!(names, ["astar", "astar-2", "astar-matching", "bfs"]);
    run(&format!("compare sokoban/1 {named} --disk {states}")).complains(&["is not empty", "--resume"]);
    let again = compared(&format!("{named} --disk {states} --resume"));
    assert_eq!(essences(&again), essences(&in_memory));
    run(&format!("compare sokoban/1 -a dfs --disk {states} --resume")).complains(&["`dfs` keeps its states in memory"]);
    let all = compared(&format!("--max-nodes 2000 --disk {}", folder.name("all")));
    let on_disk = |report: &&Json| report["stats"]["disk_bytes"].as_u64().is_some_and(|bytes| bytes > 0);
    let who: Vec<_> =
        all.as_array().unwrap().iter().filter(on_disk).map(|report| report["algorithm"].clone()).collect();
    assert_eq!(who, ["bfs", "ucs", "astar"], "where nobody is named, those that can");
}
