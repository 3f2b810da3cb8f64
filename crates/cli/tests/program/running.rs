//! Running the real program.

use std::path::{Path, PathBuf};

use serde_json::Value as Json;

/// A level that can be solved in three pours.
pub const SOLVABLE: &str = "2:ab.ab._";
/// A level without a solution.
pub const UNSOLVABLE: &str = "2:ab.ba";
/// A level of some size.
pub const SEVEN: &str = "4:abcd.deae.bbec.bacd.adce._._";

/// What a run of the program gave.
pub struct Run {
    pub code: i32,
    pub out: String,
    pub err: String,
}

/// Runs the program with arguments, separated by blanks, and an empty standard input.
pub fn run(arguments: &str) -> Run {
    run_with(&arguments.split(' ').collect::<Vec<_>>(), "")
}

/// Runs the program with arguments and a standard input, in English.
pub fn run_with(arguments: &[&str], input: &str) -> Run {
    run_in("C", arguments, input)
}

/// The same in the language of a locale.
pub fn run_in(locale: &str, arguments: &[&str], input: &str) -> Run {
    let mut command = assert_cmd::Command::new(program());
    command.env_remove("LC_ALL").env_remove("LC_MESSAGES").env("LANG", locale);
    let output = command.args(arguments).write_stdin(input).output().expect("the program starts");
    let text = |bytes: Vec<u8>| String::from_utf8(bytes).expect("the program writes UTF-8");
    let code = output.status.code().expect("the program ends by itself");
    Run { code, out: text(output.stdout), err: text(output.stderr) }
}

/// The program under test.
pub fn program() -> &'static Path {
    Path::new(env!("CARGO_BIN_EXE_solvarium"))
}

impl Run {
    /// Standard output as JSON.
    pub fn json(&self) -> Json {
        serde_json::from_str(&self.out).unwrap_or_else(|e| panic!("{e}: {}{}", self.out, self.err))
    }

    /// Checks the exit code, and shows everything when it is another.
    pub fn exits(self, code: i32) -> Self {
        assert_eq!(self.code, code, "\n{}\n{}", self.out, self.err);
        self
    }

    /// Checks that standard error says all of this and standard output nothing.
    pub fn complains(self, parts: &[&str]) -> Self {
        parts.iter().for_each(|part| assert!(self.err.contains(part), "`{part}` is not in\n{}", self.err));
        assert_eq!(self.out, "");
        self.exits(2)
    }
}

/// A folder for a test's files, which goes when it is dropped.
pub struct Folder(tempfile::TempDir);

impl Folder {
    pub fn new() -> Self {
        Folder(tempfile::tempdir().expect("a temporary folder can be made"))
    }

    pub fn path(&self, name: &str) -> PathBuf {
        self.0.path().join(name)
    }

    /// Writes a file and gives its path.
    pub fn write(&self, name: &str, text: &str) -> String {
        std::fs::write(self.path(name), text).expect("a file can be written");
        self.name(name)
    }

    /// The path of a file, for a command line.
    pub fn name(&self, name: &str) -> String {
        self.path(name).to_str().expect("a plain path").into()
    }

    pub fn read(&self, name: &str) -> String {
        std::fs::read_to_string(self.path(name)).expect("the file was written")
    }
}
