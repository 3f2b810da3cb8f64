//! What a partition is at the end of a round: a small text that names its files. It is written last, and at once as a whole; so
//! it never names what is not on the disk.

use std::fs::{self, File};
use std::io::Write;
use std::path::{Path, PathBuf};
use std::str::SplitWhitespace;

use solvarium_engine::Cost;
use solvarium_engine::store::hash;

use super::fault::{damaged, unreadable, unwritable};
use super::files::sync_folder;
use super::run::Run;
use crate::Ended;
use crate::partition::{Reached, Round};

/// The first line: what it is, and the number of its form.
const TITLE: &str = "solvarium search 1";
/// What its file's name ends with.
pub const EXTENSION: &str = "round";
/// The same while it is written.
pub const UNFINISHED: &str = "new";

/// A partition at the end of a round.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Manifest {
    /// How many checkpoints there are with this one.
    pub number: u64,
    /// What the search is: names and values.
    pub search: Vec<(String, String)>,
    /// The number of the next file.
    pub next_file: u64,
    /// Its runs, from the oldest on.
    pub runs: Vec<Run>,
    /// Rounds for which states wait, and how many.
    pub waiting: Vec<(Round, u64)>,
    /// What the paths to its states cost.
    pub costs: Vec<Cost>,
    /// A bit for each cost that a move has.
    pub moves_cost: u64,
    /// The least goal.
    pub goal: Option<Reached>,
    /// What the search wants to know again.
    pub notes: String,
}

impl Manifest {
    /// Puts it into a folder; surely on the disk if that is wanted.
    pub fn write(&self, folder: &Path, sync: bool) -> Result<(), Ended> {
        let path = path(folder, self.number);
        let new = path.with_extension(UNFINISHED);
        let write = || {
            let mut file = File::create(&new)?;
            file.write_all(self.to_text().as_bytes())?;
            if sync {
                file.sync_all()?;
            }
            fs::rename(&new, &path)
        };
        write().map_err(|error| unwritable(&path, &error))?;
        if sync { sync_folder(folder) } else { Ok(()) }
    }

    /// Reads the one with this number.
    pub fn read(folder: &Path, number: u64) -> Result<Manifest, Ended> {
        let path = path(folder, number);
        let text = fs::read(&path).map_err(|error| unreadable(&path, &error))?;
        let manifest = String::from_utf8(text).ok().and_then(|text| Manifest::parse(&text));
        manifest.filter(|manifest| manifest.number == number).ok_or_else(|| damaged(&path))
    }

    fn to_text(&self) -> String {
        let mut text = format!("{TITLE}\nnumber {}\nnext {}\n", self.number, self.next_file);
        for (name, value) in &self.search {
            text += &format!("search {name} {}\n", value.replace(['\n', '\r'], " "));
        }
        for Run { number, records, bytes, costs: (least, most) } in &self.runs {
            text += &format!("run {number} {records} {bytes} {least} {most}\n");
        }
        for (Round { f, g }, states) in &self.waiting {
            text += &format!("waiting {f} {g} {states}\n");
        }
        let costs: Vec<String> = self.costs.iter().map(Cost::to_string).collect();
        text += &format!("costs {}\nmoves {}\n", costs.join(" "), self.moves_cost);
        if let Some(Reached { cost, key }) = &self.goal {
            let key: String = key.iter().map(|byte| format!("{byte:02x}")).collect();
            text += &format!("goal {cost} {key}\n");
        }
        self.notes.lines().for_each(|line| text += &format!("note {line}\n"));
        let sum = hash(text.as_bytes());
        text + &format!("sum {sum:016x}\n")
    }

    fn parse(text: &str) -> Option<Manifest> {
        let (all, sum) = text.strip_suffix('\n')?.rsplit_once("sum ")?;
        (u64::from_str_radix(sum, 16).ok()? == hash(all.as_bytes())).then_some(())?;
        let mut lines = all.lines();
        (lines.next()? == TITLE).then_some(())?;
        let mut manifest = Manifest::default();
        lines.try_for_each(|line| manifest.read_line(line))?;
        Some(manifest)
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let (what, rest) = line.split_once(' ')?;
        let mut words = rest.split_whitespace();
        match what {
            "number" => self.number = next(&mut words)?,
            "next" => self.next_file = next(&mut words)?,
            "search" => {
                let (name, value) = rest.split_once(' ')?;
                self.search.push((name.into(), value.into()));
            }
            "run" => {
                let (number, records, bytes) = (next(&mut words)?, next(&mut words)?, next(&mut words)?);
                self.runs.push(Run { number, records, bytes, costs: (next(&mut words)?, next(&mut words)?) });
            }
            "waiting" => {
                let round = Round { f: next(&mut words)?, g: next(&mut words)? };
                self.waiting.push((round, next(&mut words)?));
            }
            "costs" => self.costs = words.map(|word| word.parse().ok()).collect::<Option<_>>()?,
            "moves" => self.moves_cost = next(&mut words)?,
            "goal" => self.goal = Some(Reached { cost: next::<Cost>(&mut words)?, key: bytes_of(words.next()?)? }),
            "note" => self.notes += &format!("{rest}\n"),
            _ => return None,
        }
        Some(())
    }
}

/// Where the one with this number lies.
pub fn path(folder: &Path, number: u64) -> PathBuf {
    folder.join(format!("{number:08}.{EXTENSION}"))
}

/// The number of a file that is one.
pub fn number(path: &Path) -> Option<u64> {
    let is_one = path.extension().is_some_and(|extension| extension == EXTENSION);
    path.file_stem().filter(|_| is_one)?.to_str()?.parse().ok()
}

fn next<T: std::str::FromStr>(words: &mut SplitWhitespace<'_>) -> Option<T> {
    words.next()?.parse().ok()
}

fn bytes_of(hex: &str) -> Option<Vec<u8>> {
    let pairs = (0..hex.len()).step_by(2);
    pairs.map(|at| u8::from_str_radix(hex.get(at..at + 2)?, 16).ok()).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn manifest() -> Manifest {
        Manifest {
            number: 5,
            search: vec![("level".into(), "a level/with space".into()), ("rules".into(), String::new())],
            next_file: 9,
            runs: vec![Run { number: 3, records: 1 << 40, bytes: 77, costs: (0, 4) }],
            waiting: vec![(Round { f: 9, g: 5 }, 12)],
            costs: vec![0, 1, 5],
            moves_cost: 1 << 63,
            goal: Some(Reached { cost: 5, key: vec![0, 255, 16] }),
            notes: "expanded 7\nlayer 1 0\n".into(),
        }
    }

    #[test]
    fn what_is_written_is_read() {
        let manifest = manifest();
        assert_eq!(Manifest::parse(&manifest.to_text()), Some(manifest));
    }

    #[test]
    fn a_changed_byte_is_noticed() {
        let text = manifest().to_text().into_bytes();
        for at in 0..text.len() {
            let mut text = text.clone();
            text[at] ^= 1;
            assert_eq!(String::from_utf8(text).ok().and_then(|text| Manifest::parse(&text)), None, "byte {at}");
        }
        for end in 0..text.len() {
            let cut = String::from_utf8(text[..end].to_vec()).expect("it is plain text");
            assert_eq!(Manifest::parse(&cut), None, "{end} bytes");
        }
    }
}
