use std::fs;
use std::path::{Path, PathBuf};

use solvarium_engine::{Answer, Cost, Ctx, Heuristic, Limits, Message, StateSpace, Stats};
use tempfile::TempDir;

use super::Disk;
use crate::link::Means;
use crate::{Ended, bfs, waves};

/// A graph in which many ways lead to each place.
struct Graph;

const PLACES: u64 = 20_000;
const GOAL: u64 = 12_345;
const LEVEL: &str = "level";

impl StateSpace for Graph {
    type State = u64;
    type Move = (u64, Cost);

    fn initial(&self) -> u64 {
        1
    }
    fn is_goal(&self, place: &u64) -> bool {
        *place == GOAL
    }
    fn moves(&self, place: &u64, out: &mut Vec<(u64, Cost)>) {
        let next = |step: u64| (place * 3 + step * step * 7_919) % PLACES;
        out.extend((1..5).map(|step| (next(step), 1 + (place ^ step) as Cost % 3)));
    }
    fn apply(&self, _place: &u64, (to, _): (u64, Cost)) -> u64 {
        to
    }
    fn cost(&self, _place: &u64, (_, cost): (u64, Cost)) -> Cost {
        cost
    }
    fn key_len(&self) -> usize {
        20
    }
    fn pack(&self, place: &u64, key: &mut [u8]) {
        key.fill(7);
        key[..8].copy_from_slice(&place.to_be_bytes());
    }
    fn unpack(&self, key: &[u8]) -> u64 {
        u64::from_be_bytes(key[..8].try_into().expect("eight bytes"))
    }
}

/// Says nothing of most places, and that some lead nowhere.
const ODD: Heuristic<Graph> = Heuristic {
    name: "odd",
    aliases: &[],
    admissible: false,
    estimate: |_, place| match place % 100 {
        99 => solvarium_engine::DEAD,
        rest => (rest % 4) as Cost,
    },
};

fn disk(folder: &Path, level: &str, resume: bool) -> Disk {
    Disk {
        folder: folder.join("search"),
        resume,
        search: vec![(LEVEL.into(), level.into())],
        sync: false,
        memory: 100 << 10,
        gauge: Default::default(),
    }
}

type Found = Result<Answer<(u64, Cost)>, Ended>;

fn search(disk: Option<&Disk>, threads: usize, nodes: Option<u64>) -> (Found, Stats) {
    let mut ctx = Ctx::unwatched(Limits { nodes, ..Limits::default() });
    let found = match disk {
        None => bfs::run(&Graph, threads, &mut ctx),
        Some(disk) => bfs::run_by(&Graph, Means { disk: Some(disk), ..Means::on(threads) }, &mut ctx),
    };
    (found, without_memory(&ctx.stats))
}

fn without_memory(stats: &Stats) -> Stats {
    Stats { threads: None, bytes: 0, search_bytes: 0, peak_open: 0, disk_bytes: None, ..stats.clone() }
}

/// A folder with a search that was stopped in the middle.
fn stopped(threads: usize) -> TempDir {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let (found, _) = search(Some(&disk(folder.path(), "#1", false)), threads, Some(9_000));
    assert!(matches!(found, Err(Ended::Stopped(_))), "{found:?}");
    folder
}

fn goes_on(folder: &TempDir, threads: usize) -> (Found, Stats) {
    search(Some(&disk(folder.path(), "#1", true)), threads, None)
}

fn files(folder: &Path) -> Vec<PathBuf> {
    let read = fs::read_dir(folder).expect("the folder is there");
    let mut all: Vec<_> = read.map(|entry| entry.expect("it can be read").path()).collect();
    all.sort();
    all
}

#[track_caller]
fn must_fail(found: &Found, id: &str) -> Message {
    match found {
        Err(Ended::Failed(message)) if message.id == id => message.clone(),
        other => panic!("{id} was expected, not {other:?}"),
    }
}

#[test]
fn spilling_changes_nothing() {
    for order in [None, Some(&ODD)] {
        let run = |disk: Option<&Disk>, threads| {
            let mut ctx = Ctx::unwatched(Limits::default());
            let found = match disk {
                None => waves::run(&Graph, order, threads, &mut ctx),
                Some(disk) => waves::run_by(&Graph, order, Means { disk: Some(disk), ..Means::on(threads) }, &mut ctx),
            };
            (found, without_memory(&ctx.stats))
        };
        let in_memory = run(None, 1);
        assert!(order.is_none() || in_memory.1.dead_ends > 0 && in_memory.1.reopened > 0, "{:?}", in_memory.1);
        for threads in 1..=3 {
            let folder = tempfile::tempdir().expect("a temporary folder");
            let memory = 4 << 10;
            let place = Disk { memory, ..disk(folder.path(), "#1", false) };
            assert_eq!(run(Some(&place), threads), in_memory, "{threads} threads");
        }
    }
}

#[test]
fn a_folder_is_never_overwritten() {
    let folder = stopped(2);
    let before: Vec<_> = files(&folder.path().join("search/0000"));
    must_fail(&search(Some(&disk(folder.path(), "#1", false)), 2, None).0, "scale-disk-used");
    let other = must_fail(&search(Some(&disk(folder.path(), "#2", true)), 2, None).0, "scale-disk-other");
    assert_eq!(other.args["there"], "#1".to_string().into());
    must_fail(&search(Some(&disk(folder.path(), "#1", true)), 3, None).0, "scale-disk-other");
    assert_eq!(files(&folder.path().join("search/0000")), before);
    // What is called otherwise may be the same.
    let (found, stats) = search(Some(&disk(folder.path(), "another name #1", true)), 2, None);
    assert_eq!((found, stats), search(None, 1, None));
}

#[test]
fn only_one_process_is_in_a_folder() {
    let folder = stopped(1);
    let place = disk(folder.path(), "#1", true);
    let home = super::Home::open(&place).expect("nobody else is there");
    must_fail(&goes_on(&folder, 1).0, "scale-disk-busy");
    drop(home);
    assert_eq!(goes_on(&folder, 1), search(None, 1, None));
}

#[test]
fn what_is_damaged_is_named_and_the_rest_is_whole() {
    let folder = stopped(2);
    let kept = tempfile::tempdir().expect("a temporary folder");
    for part in ["0000", "0001"] {
        let part = folder.path().join("search").join(part);
        let all = files(&part);
        let last = all.iter().filter(|path| path.extension().is_some_and(|end| end == "round")).max().cloned();
        let text = fs::read_to_string(last.as_ref().expect("there was a checkpoint")).expect("it is a text");
        let is_needed = |path: &&PathBuf| {
            let number = path.file_stem().and_then(|stem| stem.to_str()?.parse::<u64>().ok()).expect("a number");
            Some(*path) == last.as_ref()
                || path.ends_with(format!("{number:08}.run")) && text.contains(&format!("run {number} "))
        };
        for path in all.iter().filter(is_needed) {
            let whole = fs::read(path).expect("it can be read");
            let name = path.display().to_string();
            let mut changed = whole.clone();
            changed[whole.len() / 2] ^= 4;
            for bytes in [changed, whole[..whole.len() - 1].to_vec(), Vec::new(), vec![0; whole.len()]] {
                fs::write(path, bytes).expect("it can be written");
                // What can be gone on with is kept as it is.
                copy(folder.path(), kept.path());
                let message = must_fail(&goes_on(&kept, 2).0, "scale-disk-damaged").args["file"].clone();
                let name = name.replace(&*folder.path().to_string_lossy(), &kept.path().to_string_lossy());
                assert_eq!(message, name.into());
            }
            fs::remove_file(path).expect("it can be removed");
            if path.extension().is_some_and(|end| end == "run") {
                must_fail(&goes_on(&folder, 2).0, "scale-disk-unreadable");
            }
            fs::write(path, whole).expect("it can be written");
        }
    }
    assert_eq!(goes_on(&folder, 2), search(None, 1, None));
}

/// Makes a folder a copy of another.
fn copy(from: &Path, to: &Path) {
    if to.exists() {
        fs::remove_dir_all(to).expect("it can be removed");
    }
    fs::create_dir_all(to).expect("it can be made");
    for path in files(from) {
        let place = to.join(path.file_name().expect("a file has a name"));
        if path.is_dir() {
            copy(&path, &place);
        } else {
            fs::copy(&path, &place).expect("it can be copied");
        }
    }
}

#[test]
fn what_does_not_belong_there_is_left_alone() {
    let folder = stopped(1);
    let note = folder.path().join("search/0000/note.txt");
    fs::write(&note, "mine").expect("it can be written");
    let message = must_fail(&goes_on(&folder, 1).0, "scale-disk-foreign");
    assert_eq!(message.args["file"], note.display().to_string().into());
    fs::remove_file(&note).expect("it is still there");
    assert_eq!(goes_on(&folder, 1), search(None, 1, None));
}

#[test]
fn all_go_back_to_what_all_have() {
    let folder = stopped(2);
    let part = folder.path().join("search/0001");
    let last = files(&part).into_iter().rfind(|path| path.extension().is_some_and(|end| end == "round"));
    fs::remove_file(last.expect("there was a checkpoint")).expect("it can be removed");
    assert_eq!(goes_on(&folder, 2), search(None, 1, None));
}

#[test]
fn killed_before_the_first_checkpoint_it_begins_anew() {
    let folder = tempfile::tempdir().expect("a temporary folder");
    let part = folder.path().join("search/0000");
    fs::create_dir_all(&part).expect("it can be made");
    fs::write(part.join("00000000.run"), "half").expect("it can be written");
    assert_eq!(goes_on(&folder, 1), search(None, 1, None));
}
