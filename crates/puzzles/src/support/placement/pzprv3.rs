//! What text files of pzpr say about a level: a line `info:` at their end, with an object as JSON.
//!
//! Its `metadata` has `author`, `hard` (the difficulty) and `comment` (here the name). pzpr takes `/` for the end of a
//! line and counts braces to find the end of the object, so none of them stands in a value as it is.

use serde::{Deserialize, Serialize};
use solvarium_engine::{LevelText, Metadata};

/// What begins the last line of a file.
pub const INFO: &str = "info:";

#[derive(Default, Serialize, Deserialize)]
struct Info {
    metadata: Fields,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Fields {
    #[serde(skip_serializing_if = "String::is_empty")]
    author: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    hard: String,
    #[serde(skip_serializing_if = "String::is_empty")]
    comment: String,
}

/// A file of one level, with what it says about itself.
pub fn one_level(text: &str) -> Vec<LevelText<'_>> {
    vec![LevelText { metadata: metadata(text).unwrap_or_default(), lines_before: 0, text }]
}

fn metadata(text: &str) -> Option<Metadata> {
    let (_, info) = text.split_once(&format!("\n{INFO}"))?;
    let Fields { author, hard, comment } =
        serde_json::Deserializer::from_str(info).into_iter::<Info>().next()?.ok()?.metadata;
    let known = |value: String| Some(value).filter(|value| !value.is_empty());
    Some(Metadata { name: known(comment), author: known(author), difficulty: known(hard), ..Metadata::default() })
}

/// The line at the end of a file; empty if nothing is known.
pub fn info(metadata: &Metadata) -> String {
    let field = |value: &Option<String>| value.clone().unwrap_or_default();
    let [author, hard, comment] = [&metadata.author, &metadata.difficulty, &metadata.name].map(field);
    if [&author, &hard, &comment].iter().all(|value| value.is_empty()) {
        return String::new();
    }
    let info = Info { metadata: Fields { author, hard, comment } };
    let fields = serde_json::to_string(&info.metadata).expect("strings are JSON");
    let inside = fields[1..fields.len() - 1].replace('/', "\\u002f").replace('{', "\\u007b").replace('}', "\\u007d");
    format!("{INFO}{{\"metadata\":{{{inside}}}}}\n")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn metadata_is_read_back() {
        let metadata = Metadata {
            author: Some("a/b {c}".into()),
            difficulty: Some("hard".into()),
            ..Metadata::named("\"Số một\"")
        };
        let line = info(&metadata);
        assert_eq!((line.matches('/').count(), line.matches('{').count(), line.matches('}').count()), (0, 2, 2));
        assert_eq!(one_level(&format!("pzprv3\n{line}"))[0].metadata, metadata);
        assert_eq!(info(&Metadata::default()), "");
    }

    #[test]
    fn files_of_pzpr_are_read() {
        let text = "pzprv3.1\nakari\n1\n1\n. \ninfo:{\n \"metadata\": {\n  \"author\": \"me\",\n  \"source\": \"x\"\n }\n}\nmore";
        assert_eq!(one_level(text)[0].metadata, Metadata { author: Some("me".into()), ..Metadata::default() });
        assert!(one_level("pzprv3\ninfo:{")[0].metadata.is_empty());
    }
}
