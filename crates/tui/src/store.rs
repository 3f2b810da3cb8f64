//! What a person has done: bests and games that were left. One file in the folder for a user's data, written whole and put in
//! its place at once. Several programs may run: each writes what it knows into what the others wrote. A file that cannot be
//! read is set aside, never overwritten.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs::{self, File};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};

use serde::{Deserialize, Serialize};
use solvarium_lab::{Message, message};

use crate::screens::play::game::Act;

/// The version of the file.
const VERSION: u32 = 1;
const FILE: &str = "progress.json";

/// What is kept of a level.
#[derive(Clone, Debug, Default, PartialEq, Serialize, Deserialize)]
pub struct Kept {
    /// The best game without help.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub best: Option<Best>,
    /// Whether it was ever solved, with help or without.
    #[serde(default)]
    pub solved: bool,
    /// The game that was left.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub game: Option<LeftGame>,
}

/// A game that was won.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Best {
    /// The cost of its moves; the puzzle says what it counts.
    pub cost: u64,
    /// Moves.
    pub moves: usize,
    /// Seconds it took.
    pub seconds: f64,
}

/// A game that was left.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct LeftGame {
    /// All that was done.
    pub acts: Vec<Act>,
    /// Seconds played.
    pub seconds: f64,
    /// Whether there was help.
    pub helped: bool,
}

impl Best {
    /// Whether it is better: cheaper, or as cheap and faster.
    pub fn beats(&self, other: &Best) -> bool {
        (self.cost, self.seconds) < (other.cost, other.seconds)
    }
}

#[derive(Debug, Serialize, Deserialize)]
struct Contents {
    version: u32,
    levels: BTreeMap<String, Kept>,
}

/// The file, and what is known of it.
pub struct Store {
    /// Where it is; none in tests of screens, or where the system names no folder.
    folder: Option<PathBuf>,
    levels: BTreeMap<String, Kept>,
    /// Levels that were changed here since the file was written.
    changed: Vec<String>,
}

impl Store {
    /// The store in a folder; also what is to be said about it.
    pub fn open(folder: Option<PathBuf>) -> (Store, Option<Message>) {
        let mut store = Store { folder, levels: BTreeMap::new(), changed: Vec::new() };
        let Some(folder) = store.folder.clone() else { return (store, None) };
        let (levels, said) = match read(&folder) {
            Ok(found) => found,
            Err(error) => (BTreeMap::new(), Some(unreadable(&folder, &error))),
        };
        store.levels = levels;
        (store, said)
    }

    /// What is kept of a level.
    pub fn level(&self, name: &str) -> Kept {
        self.levels.get(name).cloned().unwrap_or_default()
    }

    /// Keeps the game of a level that is left, or forgets it.
    pub fn leave(&mut self, name: &str, game: Option<LeftGame>) {
        if self.level(name).game != game {
            self.levels.entry(name.into()).or_default().game = game;
            self.changed.push(name.into());
        }
    }

    /// Keeps that a level was solved; whether that is a new best.
    pub fn solved(&mut self, name: &str, game: Option<Best>) -> bool {
        let kept = self.levels.entry(name.into()).or_default();
        kept.solved = true;
        kept.game = None;
        self.changed.push(name.into());
        let better = game.filter(|game| kept.best.is_none_or(|best| game.beats(&best)));
        kept.best = better.or(kept.best);
        better.is_some()
    }

    /// Writes what was changed; what is to be said about it.
    pub fn save(&mut self) -> Option<Message> {
        let folder = self.folder.clone()?;
        if self.changed.is_empty() {
            return None;
        }
        match self.write(&folder) {
            Ok(said) => {
                self.changed.clear();
                said
            }
            Err(error) => Some(message!(
                "tui-store-unwritable",
                path = folder.join(FILE).display().to_string(),
                reason = error.to_string()
            )),
        }
    }

    /// Puts our changes into what is there by now, while nobody else does.
    fn write(&mut self, folder: &Path) -> io::Result<Option<Message>> {
        fs::create_dir_all(folder)?;
        let lock = File::create(folder.join("progress.lock"))?;
        lock.lock()?;
        let (mut levels, said) = read(folder)?;
        for name in &self.changed {
            let ours = &self.levels[name];
            let theirs = levels.entry(name.clone()).or_default();
            let best = ours.best.filter(|ours| theirs.best.is_none_or(|theirs| ours.beats(&theirs))).or(theirs.best);
            *theirs = Kept { best, solved: ours.solved || theirs.solved, game: ours.game.clone() };
        }
        let mut file = tempfile::NamedTempFile::new_in(folder)?;
        serde_json::to_writer(&mut file, &Contents { version: VERSION, levels: levels.clone() })?;
        file.flush()?;
        file.as_file().sync_all()?;
        file.persist(folder.join(FILE))?;
        self.levels = levels;
        Ok(said)
    }
}

/// Where a user's data are: `$XDG_DATA_HOME/solvarium`, or the usual place for it.
pub fn folder(variable: impl Fn(&str) -> Option<OsString>) -> Option<PathBuf> {
    let set = |name: &str| variable(name).map(PathBuf::from).filter(|path| path.is_absolute());
    let home = || set("HOME").map(|home| home.join(".local").join("share"));
    let base = set("XDG_DATA_HOME").or_else(|| if cfg!(windows) { set("LOCALAPPDATA") } else { home() });
    base.map(|base| base.join("solvarium"))
}

/// What is in the file. One that is no progress of ours is set aside.
fn read(folder: &Path) -> io::Result<(BTreeMap<String, Kept>, Option<Message>)> {
    let path = folder.join(FILE);
    let text = match fs::read(&path) {
        Ok(text) => text,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(Default::default()),
        Err(error) => return Err(error),
    };
    match serde_json::from_slice::<Contents>(&text) {
        Ok(contents) if contents.version == VERSION => Ok((contents.levels, None)),
        _ => {
            let aside = free_name(folder);
            fs::rename(&path, &aside)?;
            let said =
                message!("tui-store-damaged", path = path.display().to_string(), aside = aside.display().to_string());
            Ok((BTreeMap::new(), Some(said)))
        }
    }
}

fn free_name(folder: &Path) -> PathBuf {
    let name = |number: u32| folder.join(format!("progress.damaged-{number}.json"));
    (1..).map(name).find(|path| !path.exists()).expect("there are more numbers than files")
}

fn unreadable(folder: &Path, error: &io::Error) -> Message {
    message!("tui-store-unreadable", path = folder.join(FILE).display().to_string(), reason = error.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn best(cost: u64, seconds: f64) -> Best {
        Best { cost, moves: cost as usize, seconds }
    }

    fn open(folder: &Path) -> (Store, Option<Message>) {
        Store::open(Some(folder.into()))
    }

    #[test]
    fn what_was_done_is_found_again() {
        let folder = tempfile::tempdir().unwrap();
        let (mut store, said) = open(&folder.path().join("deep/er"));
        assert_eq!(said, None);
        assert!(store.solved("sokoban/1", Some(best(10, 5.0))));
        assert!(!store.solved("sokoban/1", Some(best(10, 6.0))), "it was slower");
        assert!(!store.solved("sokoban/1", None), "there was help");
        let left = LeftGame { acts: vec![Act::Move("u".into())], seconds: 1.5, helped: false };
        store.leave("sokoban/2", Some(left.clone()));
        assert_eq!(store.save(), None);
        let (again, _) = open(&folder.path().join("deep/er"));
        assert_eq!(again.level("sokoban/1"), Kept { best: Some(best(10, 5.0)), solved: true, game: None });
        assert_eq!(again.level("sokoban/2").game, Some(left));
        assert_eq!(again.level("sokoban/3"), Kept::default());
    }

    #[test]
    fn two_programs_keep_what_both_did() {
        let folder = tempfile::tempdir().unwrap();
        let ((mut one, _), (mut two, _)) = (open(folder.path()), open(folder.path()));
        one.solved("a", Some(best(5, 1.0)));
        one.solved("b", Some(best(5, 1.0)));
        two.solved("a", Some(best(7, 1.0)));
        two.solved("c", Some(best(3, 1.0)));
        assert_eq!((one.save(), two.save()), (None, None));
        let (all, _) = open(folder.path());
        let costs = ["a", "b", "c"].map(|name| all.level(name).best.map(|best| best.cost));
        assert_eq!(costs, [Some(5), Some(5), Some(3)]);
    }

    #[test]
    fn many_at_once_lose_nothing() {
        let folder = tempfile::tempdir().unwrap();
        std::thread::scope(|scope| {
            for number in 0..8 {
                let path = folder.path();
                scope.spawn(move || {
                    let (mut store, _) = open(path);
                    for at in 0..5 {
                        store.solved(&format!("{number}/{at}"), Some(best(1, 1.0)));
                        assert_eq!(store.save(), None);
                    }
                });
            }
        });
        assert_eq!(open(folder.path()).0.levels.len(), 40);
    }

    #[test]
    fn a_damaged_file_is_set_aside() {
        let folder = tempfile::tempdir().unwrap();
        for (number, text) in ["{ broken", r#"{"version":2,"levels":{}}"#].into_iter().enumerate() {
            fs::write(folder.path().join(FILE), text).unwrap();
            let (mut store, said) = open(folder.path());
            assert_eq!(said.map(|said| said.id.to_string()).as_deref(), Some("tui-store-damaged"));
            let aside = folder.path().join(format!("progress.damaged-{}.json", number + 1));
            assert_eq!(fs::read_to_string(aside).unwrap(), text);
            store.solved("a", None);
            assert_eq!(store.save(), None);
            assert!(open(folder.path()).0.level("a").solved);
        }
    }

    #[test]
    fn what_cannot_be_written_is_said_and_kept() {
        let folder = tempfile::tempdir().unwrap();
        let in_the_way = folder.path().join("file");
        fs::write(&in_the_way, "").unwrap();
        let (mut store, _) = open(&in_the_way);
        store.solved("a", Some(best(1, 1.0)));
        for _ in 0..2 {
            let said = store.save().map(|said| said.id.to_string());
            assert_eq!(said.as_deref(), Some("tui-store-unwritable"));
        }
        assert!(store.level("a").solved);
    }

    #[cfg(unix)]
    #[test]
    fn the_folder_is_the_one_for_data() {
        let of =
            |set: &[(&str, &str)]| folder(|name| set.iter().find(|(key, _)| *key == name).map(|(_, to)| to.into()));
        assert_eq!(of(&[("XDG_DATA_HOME", "/data"), ("HOME", "/me")]), Some("/data/solvarium".into()));
        assert_eq!(of(&[("XDG_DATA_HOME", "not/whole"), ("HOME", "/me")]), Some("/me/.local/share/solvarium".into()));
        assert_eq!(of(&[]), None);
    }
}
