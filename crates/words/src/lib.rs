#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

mod language;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};
use fluent_syntax::ast::Pattern;
use solvarium_engine::{Arg, Cell, Line, Message, MessageFiles, Reason};
use thiserror::Error;

pub use language::Language;

/// Entries for cells, lines and lists.
pub const MESSAGES: MessageFiles = solvarium_engine::messages!();

type Bundle = FluentBundle<FluentResource>;

/// Makes the words of messages in one language.
pub struct Words {
    language: Language,
    /// The language's own entries, then the English ones for what is missing.
    bundles: Vec<Bundle>,
    from_one: bool,
}

/// Why message files cannot be used: a mistake in this program.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WordsError {
    /// A file is not in the syntax of Project Fluent.
    #[error("a message file in `{language}` cannot be parsed: {reason}")]
    Syntax {
        /// The file's language.
        language: &'static str,
        /// What the parser says.
        reason: String,
    },
    /// Two entries have the same id.
    #[error("the message `{id}` occurs twice in `{language}`")]
    Twice {
        /// The language.
        language: &'static str,
        /// The id.
        id: String,
    },
}

impl Words {
    /// The words of a language from these files and those of the engine.
    pub fn new(language: Language, files: &[MessageFiles]) -> Result<Words, WordsError> {
        let mut languages = vec![language, Language::ENGLISH];
        languages.dedup();
        let bundles = languages.into_iter().map(|language| bundle(language, files)).collect::<Result<_, _>>()?;
        Ok(Words { language, bundles, from_one: false })
    }

    /// The same with rows and columns counted from 1 and written out, as people do. Otherwise they are counted from 0.
    pub fn counting_from_one(self) -> Words {
        Words { from_one: true, ..self }
    }

    /// The language.
    pub fn language(&self) -> Language {
        self.language
    }

    /// The sentence a message stands for. A message without an entry is shown as developers see it.
    pub fn text(&self, message: &Message) -> String {
        let args = message.args.iter().map(|(name, arg)| (name.as_ref(), self.value(arg))).collect();
        self.format(&message.id, None, &args).unwrap_or_else(|| message.to_string())
    }

    /// Fills in the text of a message and of those within it.
    pub fn word(&self, message: &mut Message) {
        for arg in message.args.values_mut() {
            match arg {
                Arg::Message(inner) => self.word(inner),
                Arg::Messages(inner) => inner.iter_mut().for_each(|message| self.word(message)),
                _ => {}
            }
        }
        message.text = self.text(message);
    }

    /// A message with its text filled in.
    pub fn worded(&self, message: &Message) -> Message {
        let mut message = message.clone();
        self.word(&mut message);
        message
    }

    /// A justified step with its texts filled in.
    pub fn step(&self, mut step: Reason) -> Reason {
        [&mut step.place, &mut step.why, &mut step.what].into_iter().for_each(|message| self.word(message));
        step
    }

    /// The text of an entry without arguments.
    pub fn entry(&self, id: &str) -> Option<String> {
        self.format(id, None, &FluentArgs::new())
    }

    /// The text of an attribute without arguments, such as the `summary` of an algorithm.
    pub fn attribute(&self, id: &str, name: &str) -> Option<String> {
        self.format(id, Some(name), &FluentArgs::new())
    }

    /// Whether there is an entry of this id.
    pub fn has(&self, id: &str) -> bool {
        self.bundles.iter().any(|bundle| bundle.has_message(id))
    }

    fn format(&self, id: &str, attribute: Option<&str>, args: &FluentArgs<'_>) -> Option<String> {
        let find = |bundle| pattern(bundle, id, attribute).map(|pattern| (bundle, pattern));
        let (bundle, pattern) = self.bundles.iter().find_map(find)?;
        let mut errors = Vec::new();
        let text = bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        debug_assert!(errors.is_empty(), "`{id}`: {errors:?}");
        Some(text)
    }

    fn value<'a>(&self, arg: &'a Arg) -> FluentValue<'a> {
        match arg {
            Arg::Count(count) => number(*count),
            Arg::Nth(number) => self.counted(*number),
            Arg::Name(name) => name.as_str().into(),
            Arg::Names(names) => names.join(&self.own("names", None, &[])).into(),
            Arg::Cell(cell) => self.cell(*cell).into(),
            Arg::Cells(cells) => self.cells(cells).into(),
            Arg::Line(Line::Row(row)) => self.own("row", None, &[("number", self.counted(*row))]).into(),
            Arg::Line(Line::Column(column)) => self.own("column", None, &[("number", self.counted(*column))]).into(),
            Arg::Message(message) => self.text(message).into(),
            Arg::Messages(messages) => {
                let sentences: Vec<_> = messages.iter().map(|message| self.text(message)).collect();
                sentences.join(&self.own("sentences", None, &[])).into()
            }
        }
    }

    fn cell(&self, cell: Cell) -> String {
        let args = [("row", self.counted(cell.row)), ("column", self.counted(cell.column))];
        self.own("cell", self.from_one.then_some("from-one"), &args)
    }

    fn cells(&self, cells: &[Cell]) -> String {
        let cells: Vec<_> = cells.iter().map(|cell| self.cell(*cell)).collect();
        let Some((last, others @ [_, ..])) = cells.split_last() else { return cells.concat() };
        let separator = if self.from_one { "separator-from-one" } else { "separator" };
        let others = others.join(&self.own("cells", Some(separator), &[]));
        self.own("cells", None, &[("others", others.into()), ("last", last.as_str().into())])
    }

    fn counted(&self, from_zero: u32) -> FluentValue<'static> {
        number(i64::from(from_zero) + i64::from(self.from_one))
    }

    /// An entry of this crate.
    fn own(&self, id: &str, attribute: Option<&str>, args: &[(&str, FluentValue<'_>)]) -> String {
        let args = args.iter().cloned().collect();
        self.format(id, attribute, &args).expect("this crate's messages have these entries")
    }
}

/// Fluent's numbers are floating-point; what they cannot hold exactly is shown digit by digit.
fn number(count: i64) -> FluentValue<'static> {
    let exact = count.unsigned_abs() <= 1 << f64::MANTISSA_DIGITS;
    if exact { count.into() } else { count.to_string().into() }
}

fn pattern<'a>(bundle: &'a Bundle, id: &str, attribute: Option<&str>) -> Option<&'a Pattern<&'a str>> {
    let message = bundle.get_message(id)?;
    match attribute {
        None => message.value(),
        Some(name) => message.get_attribute(name).map(|attribute| attribute.value()),
    }
}

fn bundle(language: Language, files: &[MessageFiles]) -> Result<Bundle, WordsError> {
    let name = language.name();
    let mut bundle = Bundle::new_concurrent(vec![name.parse().expect("languages are called as Unicode calls them")]);
    bundle.set_use_isolating(false);
    let everybody = [MESSAGES, solvarium_engine::MESSAGES].into_iter().chain(files.iter().copied());
    for (_, text) in everybody.flatten().filter(|(language, _)| *language == name) {
        bundle.add_resource(parse(name, text)?).map_err(|errors| refusal(name, &errors))?;
    }
    Ok(bundle)
}

fn parse(language: &'static str, text: &str) -> Result<FluentResource, WordsError> {
    FluentResource::try_new(text.to_string()).map_err(|(_, errors)| {
        let line = |at: usize| 1 + text.bytes().take(at).filter(|byte| *byte == b'\n').count();
        let reason = errors.iter().map(|error| format!("line {}: {error}", line(error.pos.start)));
        WordsError::Syntax { language, reason: reason.collect::<Vec<_>>().join("; ") }
    })
}

fn refusal(language: &'static str, errors: &[FluentError]) -> WordsError {
    let id = errors.iter().find_map(|error| match error {
        FluentError::Overriding { id, .. } => Some(id.clone()),
        _ => None,
    });
    WordsError::Twice { language, id: id.unwrap_or_default() }
}
