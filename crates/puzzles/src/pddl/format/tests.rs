//! Texts that are right, and what is said about texts that are wrong.

use rstest::rstest;
use solvarium_engine::{Ctx, Limits, Metadata, Puzzle, Rng, StateSpace};

use super::*;
use crate::support::testing::{assert_metadata_kept, english, known};

/// A problem in which everything that is read is used.
const TEXT: &str = "\
(define (domain d)
  (:requirements :strips :typing)
  (:types car - thing)
  (:constants home - thing)
  (:predicates (at ?x - thing) (by ?x ?y - thing) (done))
  (:functions (price ?x - thing) (total-cost))
  (:action go
    :parameters (?x - car)
    :precondition (and (at ?x) (not (done)))
    :effect (and (done) (increase (total-cost) (price ?x)))))
(define (problem p)
  (:domain d)
  (:objects a b - car)
  (:init (at a) (by a b) (= (price a) 2))
  (:goal (done))
  (:metric minimize (total-cost)))
";

/// Each replaces a part of the text by another; then there is an error at this line and column.
#[rstest]
#[case::stray("(total-cost)))", "(total-cost))))", "16:35 pddl-stray-bracket")]
#[case::open("(:domain d)", "(:domain d", "11:1 pddl-open-bracket")]
#[case::word("(define (problem p)", "x (define (problem p)", "11:1 pddl-define")]
#[case::neither("(problem p)", "(plan p)", "11:9 pddl-define")]
#[case::requirement(":typing)", ":adl)", "2:26 pddl-requirement")]
#[case::problem_requirement("(:domain d)", "(:domain d) (:requirements :fluents)", "12:30 pddl-requirement")]
#[case::section("(:constants", "(:derived", "4:3 pddl-section")]
#[case::durative("(:action go", "(:durative-action go", "7:3 pddl-section")]
#[case::key(":precondition", ":condition", "9:5 pddl-section")]
#[case::section_twice("(:domain d)", "(:domain d) (:domain d)", "12:15 pddl-twice")]
#[case::either("home - thing", "home - (either car thing)", "4:22 pddl-either")]
#[case::no_type("home - thing", "home -", "4:20 pddl-no-type")]
#[case::unknown_type("?x - car", "?x - van", "8:23 pddl-unknown-type")]
#[case::circle("car - thing", "car - thing thing - car", "3:23 pddl-circle")]
#[case::object_twice("a b - car", "a a - car", "13:15 pddl-twice")]
#[case::constant_twice("a b - car", "a home - car", "13:15 pddl-twice")]
#[case::param_twice("(?x - car)", "(?x ?x - car)", "8:21 pddl-twice")]
#[case::not_a_variable("(?x - car)", "(x - car)", "8:18 pddl-variable")]
#[case::not_a_name("(done))\n  (:functions", "(\"done))\n  (:functions", "5:52 pddl-name")]
#[case::predicate("(and (at ?x)", "(and (in ?x)", "9:25 pddl-unknown-predicate")]
#[case::count("(and (at ?x)", "(and (at ?x ?x)", "9:24 pddl-count")]
#[case::variable("(and (at ?x)", "(and (at ?y)", "9:28 pddl-unknown-variable")]
#[case::object("(by a b)", "(by a c)", "14:23 pddl-unknown-object")]
#[case::problem_object("(and (at ?x)", "(and (at a)", "9:28 pddl-unknown-object")]
#[case::kind("(at ?x - thing)", "(at ?x - car) (in ?x - thing)", "")]
#[case::other_kind("(at a)", "(at home)", "")]
#[case::function("(price ?x))", "(length ?x))", "10:49 pddl-unknown-function")]
#[case::value("(= (price a) 2)", "(= (price a) -2)", "14:39 pddl-number")]
#[case::large("(= (price a) 2)", "(= (price a) 1000001)", "14:39 pddl-number")]
#[case::value_twice("(= (price a) 2)", "(= (price a) 2) (= (price a) 3)", "14:42 pddl-twice")]
#[case::no_value("(= (price a) 2)", "", "11:1 pddl-no-value")]
#[case::equal("(= (price a) 2)", "(= a b)", "14:26 pddl-value")]
#[case::or("(and (at ?x)", "(or (at ?x)", "9:19 pddl-strange")]
#[case::forall("(and (at ?x)", "(and (forall (?y) (at ?y))", "9:24 pddl-strange")]
#[case::when("(and (done)", "(and (when (at ?x) (done))", "10:18 pddl-strange")]
#[case::not_and("(not (done))", "(not (and (done)))", "9:37 pddl-not")]
#[case::not_two("(not (done))", "(not (done) (done))", "9:32 pddl-not")]
#[case::assign("(increase (total", "(assign (total", "10:25 pddl-strange")]
#[case::fuel("(increase (total-cost)", "(increase (fuel)", "10:35 pddl-increase")]
#[case::fraction("(price ?x))", "1.5)", "10:48 pddl-number")]
#[case::equal_effect("(and (done) (inc", "(and (= ?x ?x) (inc", "10:18 pddl-equal-effect")]
#[case::no_brackets(":precondition (and (at ?x) (not (done)))", ":precondition done", "9:5 pddl-brackets")]
#[case::metric("(:metric minimize", "(:metric maximize", "16:3 pddl-metric")]
#[case::other_metric("minimize (total-cost)", "minimize (price a)", "16:3 pddl-metric")]
#[case::other_domain("(:domain d)", "(:domain e)", "12:12 pddl-other-domain")]
#[case::no_goal("(:goal (done))", "", "11:1 pddl-no-goal")]
#[case::no_domain_name("(:domain d)", "", "11:1 pddl-no-domain-name")]
#[case::goal_variable("(:goal (done))", "(:goal (at ?x))", "15:14 pddl-unknown-variable")]
fn what_is_wrong_is_said_at_its_place(#[case] part: &str, #[case] by: &str, #[case] expected: &str) {
    assert!(TEXT.contains(part), "{part}");
    let text = TEXT.replacen(part, by, 1);
    let found = FORMAT.parse(&text).map_err(|error| {
        assert!(!english::<Pddl>(&error.message).contains("pddl-"), "{}", error.message);
        format!("{}:{} {}", error.line, error.column, error.message.id)
    });
    assert_eq!(found.err().unwrap_or_default(), expected, "{text}");
}

#[test]
fn brackets_may_be_so_deep() {
    let nested = |depth: usize| {
        TEXT.replace(
            "(done))\n  (:metric",
            &format!("{}(done){})\n  (:metric", "(and ".repeat(depth), ")".repeat(depth)),
        )
    };
    assert!(FORMAT.parse(&nested(97)).is_ok());
    let error = FORMAT.parse(&nested(98)).unwrap_err();
    assert_eq!((error.line, error.column, &*error.message.id), (15, 10 + 5 * 98, "pddl-too-deep"));
}

#[test]
fn a_type_that_does_not_fit_is_refused() {
    let text = TEXT.replace("(at ?x - thing)", "(at ?x - car)").replace("(at a)", "(at home)");
    let error = FORMAT.parse(&text).unwrap_err();
    assert_eq!((error.line, error.column, &*error.message.id), (14, 14, "pddl-other-type"));
}

#[test]
fn half_a_level_says_what_is_missing() {
    let (domain, problem) = TEXT.split_at(TEXT.find("(define (problem").unwrap());
    let said = |text: &str| english::<Pddl>(&FORMAT.parse(text).unwrap_err().message);
    assert!(said(domain).contains("it needs a problem"));
    assert!(said(problem).contains("save it as `domain.pddl`"));
    assert!(said(&format!("; Domain: roads.pddl\n{problem}")).contains("save it as `roads.pddl`"));
    assert!(said("; nothing\n").contains("neither a domain nor a problem"));
    assert!(said(&(domain.to_string() + domain)).contains("a second domain"));
}

#[test]
fn the_file_of_the_domain_is_named_or_the_usual_one() {
    let (domain, problem) = TEXT.split_at(TEXT.find("(define (problem").unwrap());
    let named = |text: &str| {
        let found = <Pddl as Puzzle>::companion(text);
        found.map(|Companion { name, line, column }| format!("{name} {line}:{column}"))
    };
    assert_eq!(named(problem).as_deref(), Some("domain.pddl 1:1"));
    assert_eq!(named(&format!("; a road\n;;  Domain:  x/roads.pddl \n{problem}")).as_deref(), Some("roads.pddl 2:14"));
    assert_eq!((named(TEXT), named(domain), named("")), (None, None, None));
    let whole = format!("; domain: d.pddl\n{problem}\n{domain}");
    assert_eq!(FORMAT.text(&FORMAT.parse(&whole).unwrap()), FORMAT.text(&FORMAT.parse(TEXT).unwrap()));
}

#[test]
fn levels_of_a_text_are_told_apart() {
    let (domain, problem) = TEXT.split_at(TEXT.find("(define (problem").unwrap());
    let text =
        format!("\u{feff}; first\n{TEXT}\n; Title: second\n; Best: 1 actions\n{problem}{domain}\n\n{problem}{problem}");
    let levels = split(&text);
    let titles: Vec<_> = levels.iter().map(|level| level.metadata.name.clone().unwrap()).collect();
    assert_eq!(titles, ["p", "second", "p", "p"]);
    assert_eq!(levels[1].metadata.best, [("actions".to_string(), 1)]);
    let read: Vec<bool> = levels.iter().map(|level| FORMAT.parse(level.text).is_ok()).collect();
    assert_eq!(read, [true, true, false, false]);
    for level in levels {
        let before: usize = text.split_inclusive('\n').take(level.lines_before).map(str::len).sum();
        assert!(text[before..].starts_with(level.text));
    }
}

#[test]
fn metadata_is_read_back() {
    assert_metadata_kept(&FORMAT.parse(TEXT).unwrap(), &[("pddl", known())]);
    assert_eq!(split(TEXT)[0].metadata, Metadata::named("p"));
}

/// The same problem in capitals, in another order, with comments and without line breaks.
#[test]
fn what_makes_no_difference_makes_none() {
    let (domain, problem) = TEXT.split_at(TEXT.find("(define (problem").unwrap());
    let other = format!("{}; (\n{}", problem.to_uppercase(), domain.replace('\n', " ; )\n"));
    let plain = FORMAT.text(&FORMAT.parse(TEXT).unwrap());
    assert_eq!(FORMAT.text(&FORMAT.parse(&other).unwrap()), plain);
    assert!(sniff(TEXT) && sniff(&other) && sniff(&plain));
    for text in ["", "define", "(define", "(define (domain", "; (define (domain d))", "x (define (domain d))"] {
        assert_eq!(sniff(text), text == "(define (domain", "{text}");
    }
}

/// Random changes of a text never panic, and what is accepted can be written, read back and played.
#[test]
fn damaged_texts_never_panic() {
    const SIGNS: [&str; 18] = [
        "(",
        ")",
        ";",
        "\n",
        " ",
        "-",
        "?x",
        "?",
        ":",
        "=",
        "not",
        "and",
        "(and",
        "a",
        "0",
        "99999999999",
        "é",
        "(increase",
    ];
    let mut rng = Rng::new(1);
    for _ in 0..3_000 {
        let mut words: Vec<&str> = TEXT.split_inclusive([' ', '(', ')']).collect();
        for _ in 0..rng.between(1, 4) {
            let at = rng.below(words.len());
            match rng.below(4) {
                0 => drop(words.remove(at)),
                1 => words.insert(at, *rng.pick(&SIGNS)),
                2 => words[at] = *rng.pick(&SIGNS),
                _ => words.swap(at, 0),
            }
        }
        let text = words.concat();
        split(&text);
        companion(&text);
        let Ok(level) = FORMAT.parse(&text) else { continue };
        let plain = FORMAT.text(&level);
        assert_eq!(FORMAT.text(&FORMAT.parse(&plain).unwrap()), plain);
        let mut moves = Vec::new();
        level.legal_moves(&level.initial(), &mut moves);
        level.board(&level.initial());
    }
}

/// A hundred thousand brackets, words or definitions are read or refused in no time.
#[test]
fn long_texts_are_read_in_linear_time() {
    let objects: String = (0..40_000).map(|number| format!(" o{number}")).collect();
    let many = TEXT.replace("(:objects", &format!("(:objects{objects} - thing"));
    assert!(FORMAT.parse(&many).is_ok());
    for text in
        ["(".repeat(100_000), ")".repeat(100_000), "(define (problem p))\n".repeat(20_000), "; x\n".repeat(100_000)]
    {
        sniff(&text);
        split(&text);
        companion(&text);
        assert!(FORMAT.parse(&text).is_err());
    }
}

/// A reader that is told to stop stops.
#[test]
fn too_many_actions_are_refused() {
    let text = TEXT.replace("(?x - car)", "(?x - car ?a ?b ?c ?d ?e - object)");
    let objects: String = (0..60).map(|number| format!(" o{number}")).collect();
    let text = text.replace("(:objects", &format!("(:objects{objects} - thing"));
    let error = (FORMAT.read)(&text, &mut Ctx::unwatched(Limits::default())).unwrap_err();
    assert_eq!((error.line, error.column, &*error.message.id), (11, 1, "pddl-too-large"));
}
