//! Reports in the reader's language: no English is left but names.

use std::collections::BTreeSet;

use solvarium_bench::Results;
use solvarium_bench::report::{Format, render};
use solvarium_bench::words::MESSAGES;
use solvarium_lab::{Language, words};

use super::{published, sample};

/// The words of a text that are written in the letters of English.
fn tokens(text: &str) -> BTreeSet<String> {
    let words = text.split(|letter: char| !letter.is_alphabetic());
    let english = words.filter(|word| word.len() > 1 && word.is_ascii());
    english.map(str::to_lowercase).collect()
}

/// What the messages of reports say in a language, without ids, arguments and names of variants.
fn said(language: &str) -> BTreeSet<String> {
    let (_, text) = MESSAGES.iter().find(|(name, _)| *name == language).unwrap();
    let (_, text) = text.split_once("alarm-places").unwrap();
    let text = without('$', text);
    let own = |line: &str| tokens(line.split_once(['=', ']']).map_or(line, |(_, value)| value));
    text.lines().filter(|line| !line.starts_with('#')).flat_map(own).collect()
}

/// What a person reads in a page, and what a screen reader reads to one.
fn read(page: &str) -> String {
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let tree = roxmltree::Document::parse_with_options(page, options).unwrap();
    let code = |node: &roxmltree::Node<'_, '_>| ["style", "script"].contains(&node.tag_name().name());
    let texts = tree.descendants().filter(|node| node.is_text() && !node.parent().is_some_and(|parent| code(&parent)));
    let labels = tree.descendants().filter_map(|node| node.attribute("aria-label"));
    texts.filter_map(|node| node.text()).chain(labels).collect::<Vec<_>>().join("\n")
}

/// A text without the names that begin with a mark: arguments of messages, commands of TeX.
fn without(mark: char, text: &str) -> String {
    text.split(mark).map(|part| part.trim_start_matches(|letter: char| letter.is_ascii_alphabetic())).collect()
}

/// Results with names that are no words.
fn nameless(mut results: Results) -> Results {
    for run in &mut results.records {
        run.result.level = run.result.level.replace("level", "x");
        run.group = "y".into();
        run.result.process.iter_mut().for_each(|process| process.reason = None);
    }
    results
}

#[test]
fn no_english_is_left_in_a_report_in_vietnamese() {
    let vietnamese = words(Language::from_name("vi").unwrap(), &[MESSAGES]);
    let english: BTreeSet<String> = said("en").difference(&said("vi")).cloned().collect();
    assert!(["time", "solver", "answered", "failure", "more"].iter().all(|word| english.contains(*word)));
    let mut theirs = published();
    for figure in &mut theirs {
        figure.level = figure.level.replace("level", "x");
        (figure.group, figure.note) = ("y".into(), String::new());
        figure.text = figure.text.replace("no solution", "–");
    }
    for results in [sample::plain(), sample::noisy(), sample::scored(), sample::curves()].map(nameless) {
        for format in [Format::Html, Format::Markdown, Format::Tex] {
            let report = render(&results, &theirs, format, &vietnamese);
            let text = match format {
                Format::Html => read(&report),
                Format::Tex => without('\\', &report),
                _ => report,
            };
            let left: Vec<_> = tokens(&text).intersection(&english).cloned().collect();
            assert!(text.contains("Trước khi tin vào số liệu") || format == Format::Tex);
            assert!(left.is_empty(), "{format:?}: {left:?} in\n{text}");
        }
    }
    let page = render(&sample::plain(), &[], Format::Html, &vietnamese);
    assert!(page.contains("lang=\"vi\"") && page.contains("'Hiển thị '"));
    let raw = |words| render(&sample::noisy(), &[], Format::Csv, words);
    assert_eq!(raw(&vietnamese), raw(&solvarium_bench::words::ENGLISH));
}
