//! Knobs: declared once as constants, set by name, read by the constant, so that a misspelt knob does not compile.

use std::collections::BTreeMap;
use std::marker::PhantomData;

use serde::Serialize;
use thiserror::Error;

/// A knob whose value has type `T` (`u64`, `Option<u64>`, `f64`, `bool` or `&'static str`).
pub struct Param<T> {
    info: ParamInfo,
    value: PhantomData<T>,
}

/// What is to be known about a knob, whatever its type.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ParamInfo {
    /// The name on the command line.
    pub name: &'static str,
    /// What it does, in a sentence.
    pub summary: &'static str,
    /// Its type, default and range.
    pub kind: Kind,
}

/// The type, default and range of a knob.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "type", rename_all = "kebab-case")]
#[cfg_attr(feature = "typescript", ts(rename = "ParamKind"))]
pub enum Kind {
    /// A whole number from `min` to `max`; without a default it is worked out from the rest.
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
        /// The words.
        choices: &'static [&'static str],
    },
}

/// A value of a knob.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(untagged)]
pub enum Value {
    /// A whole number.
    Int(u64),
    /// A number.
    Real(f64),
    /// True or false.
    Flag(bool),
    /// One of the words.
    Word(&'static str),
}

impl std::fmt::Display for Value {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
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
pub enum OptionError {
    /// No knob has this name.
    #[error("no setting `{name}` here; {}", there_are(known))]
    Unknown {
        /// The name given.
        name: String,
        /// The names there are.
        known: Vec<&'static str>,
    },
    /// The knob does not take this value.
    #[error("`{name}` takes {expected}, not `{given}`")]
    Value {
        /// The knob.
        name: &'static str,
        /// What it takes.
        expected: String,
        /// What was given.
        given: String,
    },
}

/// "there are: a, b" or "there are none".
pub fn there_are(names: &[&str]) -> String {
    if names.is_empty() { "there are none".into() } else { format!("there are: {}", names.join(", ")) }
}

impl Param<u64> {
    /// A whole number.
    pub const fn int(name: &'static str, summary: &'static str, default: u64, min: u64, max: u64) -> Self {
        Param::new(ParamInfo { name, summary, kind: Kind::Int { default: Some(default), min, max } })
    }
}

impl Param<Option<u64>> {
    /// A whole number that is worked out from the rest when it is not given.
    pub const fn optional_int(name: &'static str, summary: &'static str, min: u64, max: u64) -> Self {
        Param::new(ParamInfo { name, summary, kind: Kind::Int { default: None, min, max } })
    }
}

impl Param<f64> {
    /// A number.
    pub const fn real(name: &'static str, summary: &'static str, default: f64, min: f64, max: f64) -> Self {
        Param::new(ParamInfo { name, summary, kind: Kind::Real { default, min, max } })
    }
}

impl Param<bool> {
    /// A switch.
    pub const fn flag(name: &'static str, summary: &'static str, default: bool) -> Self {
        Param::new(ParamInfo { name, summary, kind: Kind::Flag { default } })
    }
}

impl Param<&'static str> {
    /// One of several words, the first being the default.
    pub const fn choice(name: &'static str, summary: &'static str, choices: &'static [&'static str]) -> Self {
        Param::new(ParamInfo { name, summary, kind: Kind::Choice { choices } })
    }
}

impl<T> Param<T> {
    const fn new(info: ParamInfo) -> Self {
        Param { info, value: PhantomData }
    }

    /// The knob's description, for lists.
    pub const fn info(&self) -> ParamInfo {
        self.info
    }
}

/// A type a knob can have.
pub trait FromValue: Sized {
    /// The value read, if one is set or there is a default.
    fn from_value(value: Option<Value>) -> Option<Self>;
}

impl FromValue for u64 {
    fn from_value(value: Option<Value>) -> Option<Self> {
        if let Some(Value::Int(v)) = value { Some(v) } else { None }
    }
}

impl FromValue for Option<u64> {
    fn from_value(value: Option<Value>) -> Option<Self> {
        Some(value.and_then(|v| u64::from_value(Some(v))))
    }
}

impl FromValue for f64 {
    fn from_value(value: Option<Value>) -> Option<Self> {
        if let Some(Value::Real(v)) = value { Some(v) } else { None }
    }
}

impl FromValue for bool {
    fn from_value(value: Option<Value>) -> Option<Self> {
        if let Some(Value::Flag(v)) = value { Some(v) } else { None }
    }
}

impl FromValue for &'static str {
    fn from_value(value: Option<Value>) -> Option<Self> {
        if let Some(Value::Word(v)) = value { Some(v) } else { None }
    }
}

impl ParamInfo {
    /// What the knob takes, in words.
    pub fn expected(&self) -> String {
        match self.kind {
            Kind::Int { min, max: u64::MAX, .. } => format!("a whole number of at least {min}"),
            Kind::Int { min, max, .. } => format!("a whole number from {min} to {max}"),
            Kind::Real { min, max, .. } => format!("a number from {min} to {max}"),
            Kind::Flag { .. } => "true or false".into(),
            Kind::Choice { choices } => format!("one of {}", choices.join(", ")),
        }
    }

    /// The value when none is given, if there is one.
    pub fn default(&self) -> Option<Value> {
        match self.kind {
            Kind::Int { default, .. } => default.map(Value::Int),
            Kind::Real { default, .. } => Some(Value::Real(default)),
            Kind::Flag { default } => Some(Value::Flag(default)),
            Kind::Choice { choices } => Some(Value::Word(choices[0])),
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
            Kind::Choice { choices } => choices.iter().find(|c| **c == text).map(|c| Value::Word(c)),
        };
        value.ok_or_else(|| OptionError::Value { name: self.name, expected: self.expected(), given: text.into() })
    }
}

/// Values of some declared knobs.
#[derive(Clone, Debug, Default)]
pub struct Options {
    declared: Vec<ParamInfo>,
    set: BTreeMap<&'static str, Value>,
}

impl Options {
    /// All knobs at their defaults.
    pub fn new(declared: &[ParamInfo]) -> Self {
        Options { declared: declared.to_vec(), set: BTreeMap::new() }
    }

    /// Sets a knob by name from text.
    pub fn set(&mut self, name: &str, text: &str) -> Result<(), OptionError> {
        let Some(info) = self.declared.iter().find(|p| p.name == name) else {
            let known = self.declared.iter().map(|p| p.name).collect();
            return Err(OptionError::Unknown { name: name.into(), known });
        };
        self.set.insert(info.name, info.parse(text)?);
        Ok(())
    }

    /// Reads a knob. It must be one of those declared.
    pub fn get<T: FromValue>(&self, param: &Param<T>) -> T {
        let info = param.info();
        debug_assert!(self.declared.contains(&info), "`{}` is not declared by the one who reads it", info.name);
        let value = self.set.get(info.name).copied().or(info.default());
        T::from_value(value).expect("a knob's default and its parsed values have the knob's type")
    }

    /// Whether a knob was set, and not left at its default.
    pub fn is_set<T>(&self, param: &Param<T>) -> bool {
        self.set.contains_key(param.info().name)
    }

    /// Every knob that has a value, with the value in force.
    pub fn values(&self) -> impl Iterator<Item = (&'static str, Value)> + '_ {
        self.declared.iter().filter_map(|info| {
            let value = self.set.get(info.name).copied().or(info.default())?;
            Some((info.name, value))
        })
    }

    /// Whether a knob of this name is declared.
    pub fn declares(&self, name: &str) -> bool {
        self.declared.iter().any(|p| p.name == name)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WEIGHT: Param<f64> = Param::real("weight", "how greedy", 3.0, 1.0, 100.0);
    const LIMIT: Param<u64> = Param::int("limit", "how deep", 300, 0, 1000);
    const CUPS: Param<Option<u64>> = Param::optional_int("cups", "how many", 1, 9);
    const VARIANT: Param<&'static str> = Param::choice("variant", "which", &["steep", "simple"]);
    const STRICT: Param<bool> = Param::flag("strict", "be strict", false);

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
    fn errors_say_what_would_be_right() {
        let mut options = options();
        let say = |r: Result<(), OptionError>| r.expect_err("refused").to_string();
        assert_eq!(say(options.set("limit", "1001")), "`limit` takes a whole number from 0 to 1000, not `1001`");
        assert_eq!(say(options.set("weight", "NaN")), "`weight` takes a number from 1 to 100, not `NaN`");
        assert_eq!(say(options.set("variant", "x")), "`variant` takes one of steep, simple, not `x`");
        assert_eq!(
            say(options.set("wieght", "2")),
            "no setting `wieght` here; there are: weight, limit, cups, variant, strict"
        );
    }
}
