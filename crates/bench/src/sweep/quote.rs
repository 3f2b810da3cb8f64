//! Words that a shell reads as they are.

/// A word of a command line, quoted where a shell would read something into it.
///
/// ```
/// use solvarium_bench::sweep::quoted;
///
/// assert_eq!(quoted("suites/quick.toml"), "suites/quick.toml");
/// assert_eq!(quoted("Anna's suite"), r"'Anna'\''s suite'");
/// ```
pub fn quoted(word: &str) -> String {
    let plain = |c: char| c.is_alphanumeric() || "-_./=:#".contains(c);
    if !word.is_empty() && !word.starts_with('#') && word.chars().all(plain) {
        word.into()
    } else {
        format!("'{}'", word.replace('\'', r"'\''"))
    }
}

#[cfg(all(test, unix))]
mod tests {
    use std::process::Command;

    use super::quoted;

    #[test]
    fn a_shell_gives_every_word_back() {
        for word in
            ["", "a", "a b", "'", "''", "\"$HOME\"", "`x`", "$(x)", "!", "\\", "a\nb", "*", "~", "#x", "é", "a=b"]
        {
            let script = format!("printf %s {}", quoted(word));
            let said = Command::new("sh").args(["-c", &script]).output().expect("there is a shell");
            assert_eq!(String::from_utf8_lossy(&said.stdout), word);
        }
    }
}
