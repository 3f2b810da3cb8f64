//! What source files say.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

/// The code of a file, without whole-line comments and without its tests.
pub struct Source {
    pub path: PathBuf,
    pub text: String,
}

impl Source {
    /// Reads a file.
    pub fn read(path: &Path) -> Source {
        let text = std::fs::read_to_string(path).expect("a readable file");
        let code = text.split("#[cfg(test)]\nmod tests {").next().unwrap_or_default();
        let lines: Vec<_> = code.lines().filter(|line| !line.trim_start().starts_with("//")).collect();
        Source { path: path.into(), text: lines.join("\n") }
    }

    /// Every `message!("id", name = …, name)`: the id and the names of its arguments.
    pub fn messages(&self) -> Vec<(String, BTreeSet<String>)> {
        let start = "message!(";
        self.text.match_indices(start).filter_map(|(at, _)| call(&self.text[at + start.len()..])).collect()
    }
}

/// The id and the names of the arguments of a call, from the text behind the opening bracket.
fn call(text: &str) -> Option<(String, BTreeSet<String>)> {
    let (id, rest) = text.trim_start().strip_prefix('"')?.split_once('"')?;
    let name = |argument: &String| argument.split('=').next().unwrap_or_default().trim().to_string();
    Some((id.into(), arguments(rest).iter().map(name).filter(|name| !name.is_empty()).collect()))
}

/// Splits at commas that stand in no brackets and no string, up to the bracket that closes the call.
fn arguments(text: &str) -> Vec<String> {
    let (mut depth, mut quoted, mut all) = (0, false, vec![String::new()]);
    let mut letters = text.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => {
                letters.next();
            }
            // A character, which may be a quotation mark or a bracket.
            '\'' if !quoted => {
                let mut ahead = letters.clone();
                if ahead.nth(1) == Some('\'') {
                    letters = ahead;
                }
            }
            '"' => quoted = !quoted,
            '(' | '[' | '{' if !quoted => depth += 1,
            ')' | ']' | '}' if !quoted && depth == 0 => break,
            ')' | ']' | '}' if !quoted => depth -= 1,
            ',' if !quoted && depth == 0 => {
                all.push(String::new());
                continue;
            }
            _ => {}
        }
        all.last_mut().expect("never empty").push(letter);
    }
    all
}

#[test]
fn calls_are_taken_apart() {
    let read = |text: &str| {
        let source = Source { path: PathBuf::new(), text: text.into() };
        let joined = |(id, names): (String, BTreeSet<String>)| (id, names.into_iter().collect::<Vec<_>>().join(" "));
        source.messages().into_iter().map(joined).collect::<Vec<_>>()
    };
    let pair = |id: &str, names: &str| (id.to_string(), names.to_string());
    assert_eq!(read("x(message!(\"a\"), y = 1)"), [pair("a", "")]);
    assert_eq!(read("message!(\n  \"a\",\n  b = f(x, y == 2),\n  c = \"), d = \",\n)"), [pair("a", "b c")]);
    assert_eq!(read("message!(\"a\", b, c = 1, d)"), [pair("a", "b c d")]);
    assert_eq!(read("message!(\"a\", b = message!(\"c\", d = '('), e = f('x'))"), [pair("a", "b e"), pair("c", "d")]);
}
