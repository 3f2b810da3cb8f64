//! What two processes tell each other first, so that they find out at once when they do not belong together.
//!
//! It is a mark, a length and JSON, and will stay so: then two versions of the program can say that they differ.

use std::io::{self, Read, Write};

use serde::{Deserialize, Serialize};

/// What every connection begins with. Whatever says something else is a stranger.
const MARK: &[u8; 18] = b"solvarium cluster\n";
/// Bytes that the rest may have.
const MOST: u32 = 1 << 16;

/// What must be the same for all, as names and values.
pub type Terms = Vec<(String, String)>;

/// Something that is not the same.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Difference {
    /// Its name.
    pub what: String,
    /// What it is there.
    pub there: String,
    /// What it is here.
    pub here: String,
}

/// The first thing that a process says on a connection.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hello {
    /// Its number.
    pub process: usize,
    /// A number drawn at its start, which no other process has.
    pub id: u64,
    /// Whether this connection is for the search, not for watching each other.
    pub is_data: bool,
    /// What it is about to do.
    pub terms: Terms,
}

impl Hello {
    /// The first thing that another process is about to do differently.
    pub fn difference(&self, other: &Hello) -> Option<Difference> {
        let of = |hello: &Hello, what: &str| {
            hello.terms.iter().find(|(name, _)| *name == what).map_or_else(|| "-".into(), |(_, value)| value.clone())
        };
        let names = self.terms.iter().chain(&other.terms).map(|(what, _)| what);
        names
            .map(|what| Difference { what: what.clone(), there: of(other, what), here: of(self, what) })
            .find(|difference| difference.there != difference.here)
    }

    /// Says it.
    pub fn write(&self, to: &mut impl Write) -> io::Result<()> {
        let text = serde_json::to_vec(self)?;
        let length = u32::try_from(text.len()).ok().filter(|length| *length <= MOST);
        let length = length.ok_or_else(|| io::Error::from(io::ErrorKind::FileTooLarge))?;
        to.write_all(&[MARK, &length.to_be_bytes()[..], &text].concat())
    }

    /// Hears it. What a stranger says is an error.
    pub fn read(from: &mut impl Read) -> io::Result<Hello> {
        let (mut mark, mut length) = ([0; MARK.len()], [0; 4]);
        from.read_exact(&mut mark)?;
        from.read_exact(&mut length)?;
        let length = u32::from_be_bytes(length);
        if mark != *MARK || length > MOST {
            return Err(io::ErrorKind::InvalidData.into());
        }
        let mut text = vec![0; length as usize];
        from.read_exact(&mut text)?;
        Ok(serde_json::from_slice(&text)?)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn hello(terms: &[(&str, &str)]) -> Hello {
        let terms = terms.iter().map(|(what, value)| (what.to_string(), value.to_string())).collect();
        Hello { process: 3, id: 9, is_data: true, terms }
    }

    #[test]
    fn what_was_said_is_heard() {
        let said = hello(&[("version", "0.2.0"), ("level", "sokoban/1")]);
        let mut bytes = Vec::new();
        said.write(&mut bytes).expect("a list takes it");
        assert_eq!(Hello::read(&mut &bytes[..]).expect("as it was written"), said);
        for cut in 0..bytes.len() {
            assert!(Hello::read(&mut &bytes[..cut]).is_err(), "{cut} bytes");
        }
    }

    #[test]
    fn strangers_and_later_versions() {
        assert!(Hello::read(&mut &b"GET / HTTP/1.1\r\nHost: somewhere\r\n\r\n"[..]).is_err());
        let mut endless = MARK.to_vec();
        endless.extend(u32::MAX.to_be_bytes());
        assert_eq!(Hello::read(&mut &endless[..]).expect_err("too long").kind(), io::ErrorKind::InvalidData);
        let later: Hello = serde_json::from_str(
            r#"{"process":1,"id":2,"is_data":false,"terms":[["version","9"],["moon","full"]],"more":1}"#,
        )
        .expect("later versions may say more");
        assert_eq!(later.terms[1], ("moon".into(), "full".into()));
    }

    #[test]
    fn the_first_difference_is_found() {
        let ours = hello(&[("version", "1"), ("level", "a"), ("space", "push")]);
        assert_eq!(ours.difference(&ours), None);
        let theirs = hello(&[("version", "1"), ("level", "b")]);
        let found = Difference { what: "level".into(), there: "b".into(), here: "a".into() };
        assert_eq!(ours.difference(&theirs), Some(found));
        let more = hello(&[("version", "1"), ("level", "a"), ("space", "push"), ("threads", "2")]);
        let found = Difference { what: "threads".into(), there: "2".into(), here: "-".into() };
        assert_eq!(ours.difference(&more), Some(found));
    }
}
