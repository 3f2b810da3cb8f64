//! Messages to people, as data: an id and typed arguments. They are turned into sentences at the last moment, in the
//! reader's language, from the message files beside the code.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;

use serde::{Deserialize, Serialize};

use crate::Stop;

/// A message to a person. The id names an entry of the message files; every language uses the same arguments.
///
/// ```
/// use solvarium_engine::{Cell, message};
///
/// let tree = Cell { row: 1, column: 4 };
/// let message = message!("tents-last-spot", tree, spots = 1);
/// assert_eq!(message.cells(), [tree]); // What a front end highlights.
/// // Without words, which are made elsewhere, a message is shown as developers see it.
/// assert_eq!(message.to_string(), "tents-last-spot spots=1 tree=r1c4");
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Message {
    /// The entry, such as `tents-last-spot`.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    pub args: BTreeMap<Cow<'static, str>, Arg>,
    /// The finished sentence; empty until it is made.
    #[serde(default)]
    pub text: String,
}

/// A message without its finished sentence.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct MessageData {
    /// The entry of the message files.
    pub id: Cow<'static, str>,
    /// The arguments by name.
    pub args: BTreeMap<Cow<'static, str>, Arg>,
}

/// An argument of a message.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Arg {
    /// A number. Languages may choose their words by it.
    Count(i64),
    /// The number of a thing among others, such as a cup, counted from 0; shown like rows and columns.
    Nth(u32),
    /// A name or a piece of text that is shown as it is.
    Name(String),
    /// A list of names.
    Names(Vec<String>),
    /// A cell of the board.
    Cell(Cell),
    /// Several cells, in the order in which they are named.
    Cells(Vec<Cell>),
    /// A row or a column.
    Line(Line),
    /// A message within this one.
    Message(Box<Message>),
    /// Messages one after the other.
    Messages(Vec<Message>),
}

/// A cell of the board, counted from 0 at the top left.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Cell {
    /// The row, from the top.
    pub row: u32,
    /// The column, from the left.
    pub column: u32,
}

/// A row or a column of the board, counted from 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Line {
    /// A row, from the top.
    Row(u32),
    /// A column, from the left.
    Column(u32),
}

/// A message by its id and arguments: `message!("tents-last-spot", tree = cell, spots)`. An argument without a value is
/// the variable of that name.
#[macro_export]
macro_rules! message {
    ($id:literal $(, $name:ident $(= $value:expr)?)* $(,)?) => {
        $crate::Message::new($id)$(.with(stringify!($name), $crate::message!(@value $name $(= $value)?)))*
    };
    (@value $name:ident) => { $name };
    (@value $name:ident = $value:expr) => { $value };
}

macro_rules! languages {
    ($($name:literal),*) => {
        /// The languages of the message files, English first.
        pub const LANGUAGES: &[&str] = &[$($name),*];

        /// The message files of a folder, one per language: the `messages` folder beside the file that calls it.
        #[macro_export]
        macro_rules! messages {
            () => {
                &[$(($name, include_str!(concat!("messages/", $name, ".ftl")))),*]
            };
        }
    };
}

languages!("en", "vi");

/// The text of message files, each with the name of its language.
pub type MessageFiles = &'static [(&'static str, &'static str)];

/// The id of a message that is a piece of text from elsewhere, such as an error of the operating system.
pub const VERBATIM: &str = "verbatim";

impl Message {
    /// A message without arguments.
    pub fn new(id: &'static str) -> Self {
        Message { id: Cow::Borrowed(id), args: BTreeMap::new(), text: String::new() }
    }

    /// The same with one more argument.
    pub fn with(mut self, name: &'static str, value: impl Into<Arg>) -> Self {
        self.args.insert(Cow::Borrowed(name), value.into());
        self
    }

    /// Text from elsewhere, shown as it is in every language.
    pub fn verbatim(text: impl Into<String>) -> Self {
        Message::new(VERBATIM).with("text", text.into())
    }

    /// Splits the message into its finished sentence and its data.
    pub fn apart(self) -> (String, MessageData) {
        (self.text, MessageData { id: self.id, args: self.args })
    }

    /// The cells that the message names, those of messages within it included.
    pub fn cells(&self) -> Vec<Cell> {
        self.args.values().flat_map(Arg::cells).collect()
    }

    /// Bytes held, approximately.
    pub fn bytes(&self) -> usize {
        size_of::<Message>() + self.text.len() + self.args.values().map(Arg::bytes).sum::<usize>()
    }
}

impl Arg {
    fn cells(&self) -> Vec<Cell> {
        match self {
            Arg::Cell(cell) => vec![*cell],
            Arg::Cells(cells) => cells.clone(),
            Arg::Message(message) => message.cells(),
            Arg::Messages(messages) => messages.iter().flat_map(Message::cells).collect(),
            Arg::Count(_) | Arg::Nth(_) | Arg::Name(_) | Arg::Names(_) | Arg::Line(_) => Vec::new(),
        }
    }

    fn bytes(&self) -> usize {
        let within = match self {
            Arg::Name(text) => text.len(),
            Arg::Names(names) => names.iter().map(|name| size_of::<String>() + name.len()).sum(),
            Arg::Cells(cells) => size_of_val(cells.as_slice()),
            Arg::Message(message) => message.bytes(),
            Arg::Messages(messages) => messages.iter().map(Message::bytes).sum(),
            Arg::Count(_) | Arg::Nth(_) | Arg::Cell(_) | Arg::Line(_) => 0,
        };
        2 * size_of::<Arg>() + within
    }
}

/// The finished sentence; before it is made, for developers, text from elsewhere as it is, and anything else by id and
/// arguments.
impl fmt::Display for Message {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.text.is_empty() {
            return f.write_str(&self.text);
        }
        if let (VERBATIM, Some(Arg::Name(text))) = (&*self.id, self.args.get("text")) {
            return f.write_str(text);
        }
        f.write_str(&self.id)?;
        self.args.iter().try_for_each(|(name, value)| write!(f, " {name}={value}"))
    }
}

impl fmt::Display for Arg {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Arg::Count(count) => count.fmt(f),
            Arg::Nth(number) => number.fmt(f),
            Arg::Name(text) => write!(f, "`{text}`"),
            Arg::Cell(cell) => cell.fmt(f),
            Arg::Names(names) => write!(f, "{names:?}"),
            Arg::Cells(cells) => f.debug_list().entries(cells.iter().map(ToString::to_string)).finish(),
            Arg::Line(line) => write!(f, "{line:?}"),
            Arg::Message(message) => write!(f, "({message})"),
            Arg::Messages(messages) => f.debug_list().entries(messages.iter().map(ToString::to_string)).finish(),
        }
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "r{}c{}", self.row, self.column)
    }
}

/// What an argument can be made of, each with the [`Arg`] it becomes.
macro_rules! args {
    ($($value:ident: $type:ty => $arg:expr),* $(,)?) => {$(
        impl From<$type> for Arg {
            fn from($value: $type) -> Self {
                $arg
            }
        }
    )*};
}

args! {
    text: String => Arg::Name(text),
    text: &str => Arg::Name(text.into()),
    text: &String => Arg::Name(text.clone()),
    letter: char => Arg::Name(letter.into()),
    names: Vec<String> => Arg::Names(names),
    names: &[&str] => Arg::Names(names.iter().map(ToString::to_string).collect()),
    message: Message => Arg::Message(Box::new(message)),
    messages: Vec<Message> => Arg::Messages(messages),
    cell: Cell => Arg::Cell(cell),
    cells: Vec<Cell> => Arg::Cells(cells),
    line: Line => Arg::Line(line),
    count: u8 => Arg::Count(count.into()),
    count: u16 => Arg::Count(count.into()),
    count: u32 => Arg::Count(count.into()),
    count: i32 => Arg::Count(count.into()),
    count: i64 => Arg::Count(count),
    count: u64 => Arg::Count(count.try_into().unwrap_or(i64::MAX)),
    count: usize => Arg::Count(count.try_into().unwrap_or(i64::MAX)),
}

impl From<Stop> for Message {
    fn from(stop: Stop) -> Self {
        match stop {
            Stop::Limit(limit) => message!("stopped-limit", limit = limit.name()),
            Stop::Interrupted => message!("stopped-interrupted"),
        }
    }
}
