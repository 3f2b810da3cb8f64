//! Parameters: declared once as constants, set by name, read by the constant, so that a misspelt one does not compile.

use std::collections::BTreeMap;
use std::fmt;
use std::marker::PhantomData;

use serde::Serialize;
use thiserror::Error;

use crate::Message;

/// A parameter whose value has type `T` (`u64`, `Option<u64>`, `f64`, `bool` or `&'static str`).
///
/// ```
/// use solvarium_engine::{Options, Param};
///
/// const WIDTH: Param<u64> = Param::int("width", 1000, 1, 1_000_000);
/// const ORDER: Param<&'static str> = Param::choice("order", &["best-first", "first-come"]);
///
/// let mut options = Options::new(&[WIDTH.info(), ORDER.info()]);
/// options.set("width", "50").expect("a number in range");
/// assert_eq!(options.get(&WIDTH), 50); // A `u64`: the constant knows its type.
/// assert_eq!(options.get(&ORDER), "best-first");
/// ```
pub struct Param<T> {
    info: ParamInfo,
    value: PhantomData<T>,
}

/// What is declared about a parameter, whatever its type.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct ParamInfo {
    /// The name on the command line.
    pub name: &'static str,
    /// Its type, default and range.
    pub kind: Kind,
    /// The algorithms for which it means something; none stands for all.
    pub algorithms: &'static [&'static str],
    /// The state spaces in which it means something; none stands for all.
    pub spaces: &'static [&'static str],
}

/// The type, default and range of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", ts(rename = "ParamKind"))]
pub enum Kind {
    /// A whole number from `min` to `max`; without a default it is derived from the others.
    Int {
        /// The value when none is given.
        default: Option<u64>,
        /// Least value.
        min: u64,
        /// Greatest value.
        max: u64,
    },
    /// A number from `min` to `max`.
    Real {
        /// The value when none is given.
        default: f64,
        /// Least value.
        min: f64,
        /// Greatest value.
        max: f64,
    },
    /// `true` or `false`.
    Flag {
        /// The value when none is given.
        default: bool,
    },
    /// One of several words; the first is the default.
    Choice {
        /// The words to choose from.
        choices: &'static [&'static str],
        /// Former words, which are still accepted, each with the word it stands for.
        #[serde(skip)]
        aliases: &'static [(&'static str, &'static str)],
    },
}

/// A value of a parameter.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Value {
    /// The value of a [`Kind::Int`].
    Int(u64),
    /// The value of a [`Kind::Real`].
    Real(f64),
    /// The value of a [`Kind::Flag`].
    Flag(bool),
    /// The value of a [`Kind::Choice`].
    Word(&'static str),
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Int(v) => v.fmt(f),
            Value::Real(v) => v.fmt(f),
            Value::Flag(v) => v.fmt(f),
            Value::Word(v) => v.fmt(f),
        }
    }
}

/// Why a setting was refused.
#[derive(Clone, Debug, PartialEq, Error)]
#[error("{}", Message::from(self))]
pub enum OptionError {
    /// No parameter has this name.
    Unknown {
        /// The name that was given.
        name: String,
        /// The names that exist.
        known: Vec<&'static str>,
    },
    /// The parameter does not take this value.
    Value {
        /// The name of the parameter.
        name: &'static str,
        /// The values it accepts.
        expected: Message,
        /// The value that was given.
        given: String,
    },
}

impl From<&OptionError> for Message {
    fn from(error: &OptionError) -> Self {
        match error {
            OptionError::Unknown { name, known } => message!("option-unknown", name, known = there_are(known)),
            OptionError::Value { name, expected, given } => {
                message!("option-value", name = *name, expected = expected.clone(), given)
            }
        }
    }
}

/// "there are: a, b" or "there are none", the end of a message about an unknown name.
pub fn there_are(names: &[&str]) -> Message {
    if names.is_empty() { message!("there-are-none") } else { message!("there-are", names) }
}

impl Param<u64> {
    /// A whole number.
    pub const fn int(name: &'static str, default: u64, min: u64, max: u64) -> Self {
        Param::new(name, Kind::Int { default: Some(default), min, max })
    }
}

impl Param<Option<u64>> {
    /// A whole number that is derived from the others when it is not given.
    pub const fn optional_int(name: &'static str, min: u64, max: u64) -> Self {
        Param::new(name, Kind::Int { default: None, min, max })
    }
}

impl Param<f64> {
    /// A number.
    pub const fn real(name: &'static str, default: f64, min: f64, max: f64) -> Self {
        Param::new(name, Kind::Real { default, min, max })
    }
}

impl Param<bool> {
    /// True or false.
    pub const fn flag(name: &'static str, default: bool) -> Self {
        Param::new(name, Kind::Flag { default })
    }
}

impl Param<&'static str> {
    /// One of several words, the first being the default.
    pub const fn choice(name: &'static str, choices: &'static [&'static str]) -> Self {
        Param::new(name, Kind::Choice { choices, aliases: &[] })
    }

    /// The same, accepting former words too, each with the word it stands for.
    pub const fn with_aliases(mut self, others: &'static [(&'static str, &'static str)]) -> Self {
        if let Kind::Choice { aliases, .. } = &mut self.info.kind {
            *aliases = others;
        }
        self
    }
}

impl<T> Param<T> {
    const fn new(name: &'static str, kind: Kind) -> Self {
        Param { info: ParamInfo { name, kind, algorithms: &[], spaces: &[] }, value: PhantomData }
    }

    /// The same, meaning something for these algorithms only: forms leave it out elsewhere.
    pub const fn of_algorithms(mut self, names: &'static [&'static str]) -> Self {
        self.info.algorithms = names;
        self
    }

    /// The same, meaning something in these state spaces only.
    pub const fn of_spaces(mut self, names: &'static [&'static str]) -> Self {
        self.info.spaces = names;
        self
    }

    /// The parameter's description, for lists.
    pub const fn info(&self) -> ParamInfo {
        self.info
    }
}

/// A type a parameter can have.
pub trait FromValue: Sized {
    /// The value read, if one is set or there is a default.
    fn from_value(value: Option<Value>) -> Option<Self>;
}

macro_rules! from_value {
    ($($type:ty: $variant:ident),*) => {$(
        impl FromValue for $type {
            fn from_value(value: Option<Value>) -> Option<Self> {
                if let Some(Value::$variant(value)) = value { Some(value) } else { None }
            }
        }
    )*};
}

from_value!(u64: Int, f64: Real, bool: Flag, &'static str: Word);

impl FromValue for Option<u64> {
    fn from_value(value: Option<Value>) -> Option<Self> {
        Some(u64::from_value(value))
    }
}

impl ParamInfo {
    /// The values the parameter accepts.
    pub fn expected(&self) -> Message {
        match self.kind {
            Kind::Int { min, max: u64::MAX, .. } => message!("option-takes-at-least", min),
            Kind::Int { min, max, .. } => message!("option-takes-whole-number", min, max),
            Kind::Real { min, max, .. } => {
                message!("option-takes-number", min = min.to_string(), max = max.to_string())
            }
            Kind::Flag { .. } => message!("option-takes-flag"),
            Kind::Choice { choices, .. } => message!("option-takes-choice", choices),
        }
    }

    /// The value when none is given, if there is one.
    pub fn default(&self) -> Option<Value> {
        match self.kind {
            Kind::Int { default, .. } => default.map(Value::Int),
            Kind::Real { default, .. } => Some(Value::Real(default)),
            Kind::Flag { default } => Some(Value::Flag(default)),
            Kind::Choice { choices, .. } => Some(Value::Word(choices[0])),
        }
    }

    /// Reads a value from text.
    pub fn parse(&self, text: &str) -> Result<Value, OptionError> {
        let value = match self.kind {
            Kind::Int { min, max, .. } => {
                text.replace('_', "").parse().ok().filter(|v| (min..=max).contains(v)).map(Value::Int)
            }
            Kind::Real { min, max, .. } => text.parse().ok().filter(|v| (min..=max).contains(v)).map(Value::Real),
            Kind::Flag { .. } => text.parse().ok().map(Value::Flag),
            Kind::Choice { choices, aliases } => {
                let word = aliases.iter().find(|(alias, _)| *alias == text).map_or(text, |(_, word)| word);
                choices.iter().find(|c| **c == word).map(|c| Value::Word(c))
            }
        };
        value.ok_or_else(|| OptionError::Value { name: self.name, expected: self.expected(), given: text.into() })
    }
}

/// Values of some declared parameters.
///
/// ```
/// use solvarium_engine::{OptionError, Options, Param};
///
/// const WEIGHT: Param<f64> = Param::real("weight", 3.0, 1.0, 100.0);
///
/// let mut options = Options::new(&[WEIGHT.info()]);
/// assert!(!options.is_set(&WEIGHT));
/// let refused = options.set("wieght", "2").expect_err("misspelt");
/// assert_eq!(refused, OptionError::Unknown { name: "wieght".into(), known: vec!["weight"] });
/// assert!(options.set("weight", "0.5").is_err(), "out of range");
/// assert_eq!(options.get(&WEIGHT), 3.0);
/// ```
#[derive(Clone, Debug, Default)]
pub struct Options {
    declared: Vec<ParamInfo>,
    set: BTreeMap<&'static str, Value>,
}

impl Options {
    /// All parameters at their defaults.
    pub fn new(declared: &[ParamInfo]) -> Self {
        Options { declared: declared.to_vec(), set: BTreeMap::new() }
    }

    /// Sets a parameter by name from text.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), OptionError> {
        let Some(info) = self.declared.iter().find(|p| p.name == name) else {
            let known = self.declared.iter().map(|p| p.name).collect();
            return Err(OptionError::Unknown { name: name.into(), known });
        };
        self.set.insert(info.name, info.parse(text)?);
        Ok(())
    }

    /// Reads a parameter. It must be one of those declared.
    pub fn get<T: FromValue>(&self, param: &Param<T>) -> T {
        let info = param.info();
        debug_assert!(self.declared.contains(&info), "`{}` is read but not declared", info.name);
        let value = self.set.get(info.name).copied().or(info.default());
        T::from_value(value).expect("a parameter's default and its parsed values have its type")
    }

    /// Whether a parameter was set, and not left at its default.
    pub fn is_set<T>(&self, param: &Param<T>) -> bool {
        self.set.contains_key(param.info().name)
    }

    /// Every parameter that has a value, with the value in force.
    pub fn values(&self) -> impl Iterator<Item = (&'static str, Value)> + '_ {
        self.declared.iter().filter_map(|info| {
            let value = self.set.get(info.name).copied().or(info.default())?;
            Some((info.name, value))
        })
    }

    /// Whether a parameter of this name is declared.
    pub fn declares(&self, name: &str) -> bool {
        self.declared.iter().any(|p| p.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WEIGHT: Param<f64> = Param::real("weight", 3.0, 1.0, 100.0);
    const LIMIT: Param<u64> = Param::int("limit", 300, 0, 1000);
    const CUPS: Param<Option<u64>> = Param::optional_int("cups", 1, 9);
    const VARIANT: Param<&'static str> =
        Param::choice("variant", &["steep", "simple"]).with_aliases(&[("plain", "simple")]);
    const STRICT: Param<bool> = Param::flag("strict", false);

    fn options() -> Options {
        Options::new(&[WEIGHT.info(), LIMIT.info(), CUPS.info(), VARIANT.info(), STRICT.info()])
    }

    #[test]
    fn defaults_hold_until_set() {
        let mut options = options();
        assert_eq!(options.get(&WEIGHT), 3.0);
        assert_eq!(options.get(&CUPS), None);
        assert_eq!(options.get(&VARIANT), "steep");
        options.set("limit", "1_000").expect("in range");
        options.set("cups", "4").expect("in range");
        options.set("strict", "true").expect("a flag");
        assert_eq!((options.get(&LIMIT), options.get(&CUPS), options.get(&STRICT)), (1000, Some(4), true));
    }

    #[test]
    fn former_words_are_accepted() {
        let mut options = options();
        options.set("variant", "plain").expect("an alias");
        assert_eq!(options.get(&VARIANT), "simple");
    }

    #[test]
    fn errors_say_what_would_be_right() {
        let mut options = options();
        let mut refusal = |name, text| Message::from(&options.set(name, text).expect_err("refused"));
        let takes = |name: &str, expected: Message, given: &str| message!("option-value", name, expected, given);
        let limit = message!("option-takes-whole-number", min = 0, max = 1000);
        assert_eq!(refusal("limit", "1001"), takes("limit", limit, "1001"));
        let weight = message!("option-takes-number", min = "1", max = "100");
        assert_eq!(refusal("weight", "NaN"), takes("weight", weight, "NaN"));
        let variant = message!("option-takes-choice", choices = ["steep", "simple"].as_slice());
        assert_eq!(refusal("variant", "x"), takes("variant", variant, "x"));
        let known = message!("there-are", names = ["weight", "limit", "cups", "variant", "strict"].as_slice());
        assert_eq!(refusal("wieght", "2"), message!("option-unknown", name = "wieght", known));
    }
}
