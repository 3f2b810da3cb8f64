//! Files that a suite names: looked for from the suite's own folder, with `${VARIABLE}` for places that differ.

use std::path::PathBuf;

use solvarium_lab::{Message, message};

/// Where a suite's files are looked for.
#[derive(Clone, Debug, Default)]
pub struct Places(pub PathBuf);

impl Places {
    /// The files a pattern stands for, in alphabetical order, and at least one.
    pub fn files(&self, pattern: &str) -> Result<Vec<String>, Message> {
        let pattern = variables(pattern)?;
        let full = self.0.join(&pattern).to_string_lossy().into_owned();
        if std::fs::metadata(&full).is_ok_and(|data| data.is_file()) {
            return Ok(vec![full]);
        }
        let paths = glob::glob(&full)
            .map_err(|error| message!("suite-no-pattern", pattern = &pattern, reason = error.to_string()))?;
        let mut files: Vec<String> =
            paths.flatten().filter(|path| path.is_file()).map(|path| path.to_string_lossy().into_owned()).collect();
        files.sort_unstable();
        if files.is_empty() {
            return Err(message!("suite-no-file", file = full));
        }
        Ok(files)
    }

    /// What results call a file: its path from the suite's folder, so that the name does not depend on where that lies.
    pub fn name(&self, file: &str) -> String {
        let folder = self.0.to_string_lossy();
        let inside = file.strip_prefix(folder.as_ref()).filter(|_| !folder.is_empty());
        inside.map_or(file, |rest| rest.trim_start_matches('/')).into()
    }
}

/// The names of the variables in a text, as in `${NAME}/maps`.
pub fn names(text: &str) -> impl Iterator<Item = &str> {
    text.split("${").skip(1).filter_map(|rest| rest.split_once('}')).map(|(name, _)| name)
}

/// The text with each `${NAME}` replaced by the environment's variable.
fn variables(text: &str) -> Result<String, Message> {
    let mut result = String::new();
    let mut rest = text;
    while let Some(start) = rest.find("${") {
        let name = &rest[start + 2..];
        let end = name.find('}').ok_or_else(|| message!("suite-open-variable", text))?;
        let value =
            std::env::var(&name[..end]).map_err(|_| message!("suite-no-variable", text, name = &name[..end]))?;
        result += &rest[..start];
        result += &value;
        rest = &name[end + 1..];
    }
    Ok(result + rest)
}
