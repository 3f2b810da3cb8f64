//! The folder of `grade-class`: the suite, the levels that are not built in, the programs, the marks.

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use serde_json::Value as Json;
use solvarium_lab::message;

use super::server::Server;
use crate::emit::note;
use crate::say::{Said, cannot_write};

/// What stands for the file in a command.
const FILE: &str = "{file}";
/// How files are started whose assignment says nothing, by their ending; others start themselves.
const COMMANDS: [(&str, &str); 6] = [
    ("py", "python3 {file}"),
    ("js", "node {file}"),
    ("mjs", "node {file}"),
    ("jar", "java -jar {file}"),
    ("java", "java {file}"),
    ("rb", "ruby {file}"),
];
/// How shared levels are named in front of their ids.
const SHARED: &str = "shared/";

pub struct Folder<'a>(&'a Path);

impl<'a> Folder<'a> {
    /// Makes the folder if it is not there.
    pub fn new(path: &'a Path) -> Result<Folder<'a>, Said> {
        fs::create_dir_all(path).map_err(cannot_write(path))?;
        Ok(Folder(path))
    }

    /// The suite: the one that is there, for the teacher may have changed it, or one of the assignment's levels.
    pub fn suite(&self, server: &Server, task: &Json) -> Result<PathBuf, Said> {
        let file = self.0.join("suite.toml");
        if file.exists() {
            note(message!("cli-grade-class-suite-kept", file = file.display().to_string()));
            return Ok(file);
        }
        let title = task["title"].as_str().unwrap_or_default().replace(char::is_control, " ");
        let mut groups: BTreeMap<&str, Vec<String>> = BTreeMap::new();
        for level in task["levels"].as_array().into_iter().flatten() {
            let (name, puzzle) = (level["level"].as_str().unwrap_or_default(), level["puzzle"].as_str());
            groups.entry(puzzle.unwrap_or_default()).or_default().push(self.level(server, name)?);
        }
        let mut text = format!(
            "# How `solvarium grade-class` grades \"{title}\". Change it as you like; docs/GRADING.md explains it.\n\n\
             max-time = 30\nmax-memory = \"1GiB\"\n\n[grade]\n\
             solved = 1          # points for a right answer\n\
             optimal = 1         # for a solution of the least cost\n\
             # nodes = 1         # for a right answer within node-bound expansions\n\
             # node-bound = 10000\n\
             # time = 1          # for a right answer within time-bound seconds\n\
             # time-bound = 5\n"
        );
        for (puzzle, levels) in groups {
            let (puzzle, levels) = (Json::from(puzzle), Json::from(levels));
            write!(text, "\n[[group]]\nname = {puzzle}\npuzzle = {puzzle}\nlevels = {levels}\n")
                .expect("strings take everything");
        }
        fs::write(&file, text).map_err(cannot_write(&file))?;
        Ok(file)
    }

    /// What a suite calls a level; a shared one becomes a file.
    fn level(&self, server: &Server, name: &str) -> Result<String, Said> {
        let Some(id) = name.strip_prefix(SHARED) else { return Ok(name.into()) };
        let text = server.bytes(&format!("levels/{id}/text"))?;
        let own_name = format!("levels/{}.txt", safe(id));
        self.write(&self.0.join(&own_name), &text)?;
        Ok(own_name)
    }

    /// Keeps somebody's program: its file, which may be run.
    pub fn keep(&self, person: &str, file: &str, content: &[u8]) -> Result<PathBuf, Said> {
        let path = self.0.join("hand-ins").join(safe(person)).join(safe(file));
        self.write(&path, content)?;
        #[cfg(unix)]
        {
            use std::os::unix::fs::PermissionsExt as _;
            fs::set_permissions(&path, fs::Permissions::from_mode(0o755)).map_err(cannot_write(&path))?;
        }
        Ok(path)
    }

    /// Keeps the marks of the class.
    pub fn keep_marks(&self, table: &[u8]) -> Result<PathBuf, Said> {
        let path = self.0.join("marks.csv");
        self.write(&path, table)?;
        Ok(path)
    }

    fn write(&self, path: &Path, content: &[u8]) -> Result<(), Said> {
        path.parent()
            .map_or(Ok(()), fs::create_dir_all)
            .and_then(|()| fs::write(path, content))
            .map_err(cannot_write(path))
    }
}

/// A name from elsewhere as that of a file: it leads nowhere and needs no quotes.
fn safe(name: &str) -> String {
    let plain = |c: char| if c.is_alphanumeric() || "-_.".contains(c) { c } else { '_' };
    let name: String = name.chars().map(plain).collect();
    match name.strip_prefix(['.', '-']) {
        Some(rest) => format!("_{rest}"),
        None if name.is_empty() => "_".into(),
        None => name,
    }
}

/// The command that starts a file.
pub fn command(template: Option<&str>, file: &Path) -> String {
    let ending = file.extension().and_then(|ending| ending.to_str()).unwrap_or_default();
    let usual = COMMANDS.iter().find(|(known, _)| *known == ending).map_or(FILE, |(_, command)| command);
    template.unwrap_or(usual).replace(FILE, &quoted(&started(file)))
}

/// A path that is never taken for the name of a program or for an option.
fn started(file: &Path) -> String {
    let path = file.display().to_string();
    if file.is_absolute() || path.starts_with("./") || path.starts_with("../") { path } else { format!("./{path}") }
}

/// A word for the shell.
fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./:,+@%".contains(c);
    if word.chars().all(plain) { word.into() } else { format!("'{}'", word.replace('\'', "'\\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_from_elsewhere_lead_nowhere() {
        for (name, safe_name) in [
            ("Nguyễn Ánh", "Nguyễn_Ánh"),
            ("../../etc", "_._.._etc"),
            (".profile", "_profile"),
            ("-rf", "_rf"),
            ("a/b\\c\u{7}", "a_b_c_"),
            ("solver.py", "solver.py"),
            ("", "_"),
        ] {
            assert_eq!(safe(name), safe_name);
        }
    }

    #[test]
    fn files_are_started_by_their_ending_or_as_the_teacher_says() {
        let of = |template, file: &str| command(template, Path::new(file));
        assert_eq!(of(None, "out/Ann/solver.py"), "python3 ./out/Ann/solver.py");
        assert_eq!(of(None, "/out/Ann/solver"), "/out/Ann/solver");
        assert_eq!(of(Some("pypy3 -u {file}"), "./my folder/it's.py"), "pypy3 -u './my folder/it'\\''s.py'");
    }
}
