//! What may be written as a word or, with options, as a table.

use std::fmt;
use std::marker::PhantomData;

use serde::de::value::MapAccessDeserializer;
use serde::de::{Deserialize, Deserializer, Error, MapAccess, Visitor};

/// A word or a table, read as the table it stands for.
#[derive(Clone, Debug)]
pub struct Entry<T>(pub T);

impl<'de, T: Deserialize<'de> + for<'a> From<&'a str>> Deserialize<'de> for Entry<T> {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        struct WordOrTable<T>(PhantomData<T>);

        impl<'de, T: Deserialize<'de> + for<'a> From<&'a str>> Visitor<'de> for WordOrTable<T> {
            type Value = T;

            fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str("a word or a table")
            }

            fn visit_str<E: Error>(self, word: &str) -> Result<T, E> {
                Ok(T::from(word))
            }

            fn visit_map<A: MapAccess<'de>>(self, table: A) -> Result<T, A::Error> {
                T::deserialize(MapAccessDeserializer::new(table))
            }
        }

        deserializer.deserialize_any(WordOrTable(PhantomData)).map(Entry)
    }
}
