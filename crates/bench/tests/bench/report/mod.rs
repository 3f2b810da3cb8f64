//! Reports of hand-made results: every alarm, the scores, and all four forms.

mod language;
mod sample;

use sample::{Change, noisy, plain, record, results, session};
use solvarium_bench::report::alarms::Severity;
use solvarium_bench::report::beside;
use solvarium_bench::report::cells::sections;
use solvarium_bench::report::scores::{common_levels, scores};
use solvarium_bench::report::{self, Document, Format, alarms};
use solvarium_bench::words::{ENGLISH, english};
use solvarium_bench::{Record, Results};
use solvarium_lab::report::Process;
use solvarium_lab::{Message, Outcome};

/// A report in English.
fn render(results: &Results, published: &[beside::Published], format: Format) -> String {
    report::render(results, published, format, &ENGLISH)
}

fn document(results: &Results, published: &[beside::Published]) -> Document {
    Document::of(results, published, &ENGLISH)
}

/// The alarms of results, in short.
fn raised(results: &Results) -> Vec<(Severity, String)> {
    alarms(results).into_iter().map(|alarm| (alarm.severity, english(alarm.what))).collect()
}

#[test]
fn clean_results_raise_no_alarm() {
    assert_eq!(raised(&plain()), []);
}

/// Each change of clean results raises exactly this alarm.
#[test]
fn every_alarm_is_raised_by_its_cause_and_by_nothing_else() {
    use Severity::{Doubt, Failure};
    let cases: [(&str, Severity, Change); 20] = [
        ("wrong answer", Failure, |r| r.records[0].result.outcome = Outcome::Wrong),
        ("garbage", Failure, |r| r.records[0].result.outcome = Outcome::Garbage),
        ("crashed", Failure, |r| r.records[0].result.outcome = Outcome::Crashed),
        ("ended from outside", Failure, |r| sample::kill(&mut r.records[0])),
        ("repeats differ", Failure, |r| r.records[0].result.stats.expanded = Some(1)),
        ("repeats differ", Failure, |r| r.records[0].result.stats.generated = Some(1)),
        ("repeats differ", Failure, |r| r.records[0].result.length = Some(99)),
        ("repeats differ", Failure, |r| r.records[0].result.stats.search_bytes = Some(99)),
        ("contradiction", Failure, |r| sample::each(r, "bfs", |run| run.result.outcome = Outcome::Unsolvable)),
        ("contradiction", Failure, |r| sample::each(r, "dfs", |run| run.result.optimal = Some(true))),
        ("contradiction", Failure, |r| sample::each(r, "dfs", |run| run.result.stats.lower_bound = Some(9))),
        ("damaged results", Failure, |r| r.damaged.push(Message::verbatim("runs.jsonl, line 3: expected a comma"))),
        ("mixed builds", Doubt, |r| sample::second_session(r, |session| session.build = "other".into())),
        ("loaded machine", Doubt, |r| r.sessions[0].host.load = Some(7.0)),
        ("unknown session", Doubt, |r| r.records[0].session = "lost".into()),
        ("changed levels", Doubt, |r| sample::on(r, "level/2", |run| run.result.level = "level/1".into())),
        ("waiting", Doubt, |r| r.records[0].result.stats.process.as_mut().unwrap().cpu_seconds = 0.1),
        ("scattered times", Doubt, |r| r.records[0].result.stats.seconds = Some(3.0)),
        ("missing runs", Doubt, |r| {
            r.records.retain(|run| (&*run.result.level, &*run.solver.label) != ("level/2", "dfs"));
        }),
        ("uneven repeats", Doubt, |r| drop(r.records.remove(0))),
    ];
    for (number, (what, severity, change)) in cases.into_iter().enumerate() {
        let mut changed = plain();
        change(&mut changed);
        let mut found = raised(&changed);
        found.retain(|(_, found)| !also(what).contains(&found.as_str()));
        found.dedup();
        assert_eq!(found, [(severity, what.to_string())], "case {number}");
    }
}

/// What has to be said besides, because the cause has two effects.
fn also(what: &str) -> &'static [&'static str] {
    match what {
        "wrong answer" | "garbage" | "crashed" | "ended from outside" => &["changing outcomes"],
        _ => &[],
    }
}

#[test]
fn times_of_different_machines_are_kept_apart_and_that_is_said() {
    let mut results = plain();
    sample::second_session(&mut results, |session| session.host.id = "other".into());
    assert_eq!(raised(&results), [(Severity::Doubt, "several machines".into())]);
    let sections = sections(&results);
    assert_eq!(sections.len(), 2);
    assert!(sections.iter().all(|section| section.runs().all(|run| run.host == section.host)));
    assert!(sections.iter().all(|section| section.runs().count() == plain().records.len()));
}

#[test]
fn counts_that_differ_between_machines_are_a_failure() {
    let mut results = plain();
    sample::second_session(&mut results, |session| session.host.id = "other".into());
    results.records.iter_mut().filter(|run| run.host == "other").for_each(|run| run.result.stats.expanded = Some(5));
    assert!(raised(&results).contains(&(Severity::Failure, "repeats differ".into())));
}

#[test]
fn runs_that_the_clock_ended_may_differ() {
    let mut results = plain();
    for (number, run) in results.records.iter_mut().enumerate() {
        run.result.limit = Some("time".into());
        run.result.outcome = Outcome::Limit;
        run.result.stats.expanded = Some(number as u64);
        (run.result.length, run.result.cost) = (None, None);
    }
    assert_eq!(raised(&results), []);
}

#[test]
fn seeds_may_differ_but_repeats_of_a_seed_may_not() {
    let seeded = |expanded: [u64; 4]| {
        let mut results = results(vec![]);
        for (i, expanded) in expanded.into_iter().enumerate() {
            let mut run = record("level/1", "anneal", (i % 2) as u32);
            run.solver.request.seed = (i / 2) as u64;
            run.key = format!("seed {}", i / 2);
            run.result.stats.expanded = Some(expanded);
            results.records.push(run);
        }
        results
    };
    assert_eq!(raised(&seeded([10, 10, 20, 20])), []);
    assert_eq!(raised(&seeded([10, 11, 20, 20])), [(Severity::Failure, "repeats differ".into())]);
    let mixed = seeded([10, 10, 20, 20]);
    let sections = sections(&mixed);
    assert_eq!(sections[0].cell(0, 0).unwrap().states.unwrap().mean, 15.0);
}

#[test]
fn one_label_for_two_requests_becomes_two_columns() {
    let mut results = plain();
    let mut other = record("level/1", "bfs", 0);
    other.solver.request.limits.nodes = Some(5);
    other.key = "other".into();
    results.records.push(other);
    let labels: Vec<String> = sections(&results)[0].solvers.iter().map(|solver| solver.label.clone()).collect();
    assert_eq!(labels, ["bfs [1]", "bfs [2]", "dfs"]);
    assert!(raised(&results).contains(&(Severity::Doubt, "changed requests".into())));
}

#[test]
fn scores_are_what_a_hand_computes() {
    let results = sample::scored();
    let sections = sections(&results);
    let [bfs, dfs] = &scores(&sections[0])[..] else { panic!("there are two solvers") };
    assert_eq!(common_levels(&sections[0]), [0]);
    let near = |a: f64, b: f64| assert!((a - b).abs() < 1e-9, "{a} is not {b}");
    // bfs: 10 s and 0.5 s, cost 8 and 6. dfs: 0.1 s at cost 16, then the limit of 100 s after 100 s.
    assert_eq!((bfs.coverage, dfs.coverage, bfs.levels), (2.0, 1.0, 2));
    near(bfs.total_seconds, 10.5);
    near(dfs.total_seconds, 100.1);
    near(bfs.median_seconds.unwrap(), 5.25);
    near(bfs.seconds.unwrap(), 10.0);
    near(dfs.seconds.unwrap(), 0.1);
    near(bfs.par2.unwrap(), 5.25);
    near(dfs.par2.unwrap(), f64::midpoint(0.1, 200.0));
    near(bfs.quality, 2.0);
    near(dfs.quality, 0.5);
    // 10 s of 100 s is half of the logarithm.
    near(bfs.agile.unwrap(), 0.5 + 1.0);
    near(dfs.agile.unwrap(), 1.0);
}

#[test]
fn without_a_time_limit_there_is_no_penalty_to_compute() {
    let mut results = sample::scored();
    results.records.iter_mut().for_each(|run| run.solver.request.limits.seconds = None);
    let sections = sections(&results);
    let scores = scores(&sections[0]);
    assert_eq!((scores[0].par2, scores[1].par2), (Some(5.25), None));
    assert_eq!(scores[0].agile, None);
}

#[test]
fn markdown_csv_and_tex_look_like_this() {
    let results = noisy();
    insta::assert_snapshot!("markdown", render(&results, &published(), Format::Markdown));
    insta::assert_snapshot!("csv", render(&results, &[], Format::Csv));
    insta::assert_snapshot!("tex", render(&results, &published(), Format::Tex));
}

fn published() -> Vec<beside::Published> {
    let text = "group,level,solver,quantity,value,unit,note\n\
                basic,level/1,bfs,time,42,s,ten runs\n\
                basic,level/1,bfs,states,50,,\n\
                basic,level/2,bfs,outcome,no solution,,\n\
                basic,level/2,dfs,moves,7,,\n";
    beside::read(text).unwrap()
}

#[test]
fn theirs_stand_beside_ours() {
    let document = document(&plain(), &published());
    let beside = document.parts[0].beside.as_ref().unwrap();
    let row = |number: usize| beside.table.rows[number].iter().map(|entry| entry.text.as_str()).collect::<Vec<_>>();
    let heads = beside.table.flat_heads();
    assert_eq!(heads[..5], ["level", "solver", "outcome: theirs", "outcome: ours", "time: theirs"]);
    assert_eq!(row(0)[..7], ["level/1", "bfs", "–", "–", "42 s", "1.05 s", "40 × faster"]);
    assert_eq!(row(0)[7..10], ["50", "100", "2.0 × more"]);
    assert_eq!(row(1)[..4], ["level/2", "bfs", "no solution", "solved in 7 moves, 1.05 s"]);
    assert!(row(2).contains(&"1.1 × longer"), "{:?}", row(2));
    assert!(
        beside.sentences.iter().any(|sentence| sentence.contains("1 cell in which both have an answer")),
        "{beside:?}"
    );
    assert!(document.alarms.is_empty());
}

#[test]
fn what_they_used_until_they_gave_up_is_not_averaged() {
    let text = "group,level,solver,quantity,value,unit,note\n\
                basic,level/1,bfs,time,42,s,\n\
                basic,level/2,bfs,time,1000,s,\n\
                basic,level/2,bfs,outcome,no solution,,\n";
    let document = document(&plain(), &beside::read(text).unwrap());
    let sentences = &document.parts[0].beside.as_ref().unwrap().sentences;
    assert!(sentences.iter().any(|sentence| sentence.contains("ratios: 40 × faster")), "{sentences:?}");
}

#[test]
fn a_published_figure_without_a_run_is_an_alarm() {
    let text = "group,level,solver,quantity,value,unit,note\nbasic,levle/1,bfs,time,1,s,\n";
    let document = document(&plain(), &beside::read(text).unwrap());
    assert!(document.alarms.iter().any(|alarm| alarm.text.to_string().contains("basic / levle/1 / bfs")));
}

#[test]
fn published_figures_that_make_no_sense_are_refused() {
    let head = "group,level,solver,quantity,value,unit,note\na,b,c,time,1,s,\n";
    for (row, complaint) in [
        ("a,b,c,time,fast,s,\n", "line 3: `fast` is not a number"),
        ("a,b,c,time,1,fortnights,\n", "no unit `fortnights`; there are: s, ms"),
        ("a,b,c,states,1,s,\n", "unit `s` of a count"),
        ("a,b,c,speed,1,s,\n", "line 3"),
        ("a,b\n", "2 values under 7 headings"),
    ] {
        let error = beside::read(&format!("{head}{row}")).unwrap_err().to_string();
        assert!(error.contains(complaint), "{error}");
    }
    assert!(beside::read("x,y\n1,2\n").unwrap_err().to_string().contains("expected the columns group,level"));
}

#[test]
fn the_page_is_well_formed_complete_and_alone() {
    let page = render(&sample::curves(), &published(), Format::Html);
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let tree = roxmltree::Document::parse_with_options(&page, options).unwrap();
    let kinds: Vec<&str> = tree.descendants().filter_map(|node| node.attribute("data-kind")).collect();
    for kind in ["time", "memory", "cactus", "states", "speed", "growth", "fitness", "energy", "temperature", "pair"] {
        assert!(kinds.contains(&kind), "no chart {kind} among {kinds:?}");
    }
    let svgs = tree.descendants().filter(|node| node.has_tag_name(("http://www.w3.org/2000/svg", "svg"))).count();
    assert_eq!(svgs, kinds.len());
    let links = page.matches("http").count();
    assert_eq!(links, page.matches("xmlns=\"http").count(), "something points out of the page");
    let mut ids: Vec<&str> = tree.descendants().filter_map(|node| node.attribute("id")).collect();
    let all = ids.len();
    ids.sort_unstable();
    ids.dedup();
    assert_eq!(ids.len(), all, "names of elements are unique");
    assert!(!page.contains("NaN") && !page.contains(">inf"), "no figure is beyond all bounds");
}

#[test]
fn names_cannot_break_out_of_a_report() {
    let mut results = plain();
    let nasty = "<script>alert('x')</script> & | % # _ $ \\ ` \"\n{}";
    results.records.iter_mut().for_each(|run| {
        run.result.level = format!("{nasty}{}", run.result.level);
        run.solver.label = format!("{nasty}{}", run.solver.label);
        run.result.outcome = Outcome::Crashed;
        run.result.process = Some(Process { reason: Some(Message::verbatim(nasty)), ..Process::default() });
    });
    let page = render(&results, &[], Format::Html);
    let options = roxmltree::ParsingOptions { allow_dtd: true, ..Default::default() };
    let tree = roxmltree::Document::parse_with_options(&page, options).unwrap();
    assert_eq!(tree.descendants().filter(|node| node.tag_name().name() == "script").count(), 1);
    let markdown = render(&results, &[], Format::Markdown);
    assert!(!markdown.contains("| <script>") && markdown.contains("\\<script>"));
    let tables = markdown.lines().filter(|line| line.starts_with("| ") && !line.starts_with("| ---"));
    assert!(tables.count() > 3);
    assert!(balanced(&render(&results, &[], Format::Tex)));
}

/// Whether braces and environments of TeX are closed in the order they were opened.
fn balanced(tex: &str) -> bool {
    let code: String = tex.lines().filter(|line| !line.starts_with('%')).collect();
    let code = code.replace("\\\\", "").replace("\\{", "").replace("\\}", "");
    let depth = code.chars().try_fold(0i32, |depth, letter| match letter {
        '{' => Some(depth + 1),
        '}' if depth == 0 => None,
        '}' => Some(depth - 1),
        _ => Some(depth),
    });
    depth == Some(0) && code.matches("\\begin{tabular}").count() == code.matches("\\end{tabular}").count()
}

#[test]
fn the_same_results_give_the_same_bytes_in_any_order() {
    let mut turned = sample::curves();
    turned.records.reverse();
    for format in [Format::Html, Format::Markdown, Format::Tex] {
        let first = render(&sample::curves(), &published(), format);
        assert_eq!(first, render(&sample::curves(), &published(), format), "twice the same");
        assert_eq!(first, render(&turned, &published(), format), "in another order");
    }
}

#[test]
fn wide_tables_are_cut_for_paper() {
    let document = document(&noisy(), &[]);
    let pieces = document.parts[0].levels.pieces(4);
    assert!(pieces.len() > 1);
    for piece in &pieces {
        let columns = piece.flat_heads().len();
        assert!(columns <= 5 && piece.rows.iter().all(|row| row.len() == columns));
        assert_eq!(piece.flat_heads()[0], "level");
    }
    let cells: usize = pieces.iter().map(|piece| piece.flat_heads().len() - 1).sum();
    assert_eq!(cells + 1, document.parts[0].levels.flat_heads().len());
}

/// Time is told of all; processor time where several threads worked, or where it was limited.
#[test]
fn processor_time_stands_beside_the_time_where_it_says_more() {
    let mut results = plain();
    sample::each(&mut results, "bfs", |run| run.result.stats.search_cpu_seconds = Some(4.2));
    sample::each(&mut results, "dfs", |run| run.result.stats.search_cpu_seconds = Some(1.0));
    let asides = |results: &Results| -> Vec<Option<String>> {
        let row = document(results, &[]).parts[0].levels.rows[0].clone();
        [1, 5].map(|column| row[column].aside.clone()).to_vec()
    };
    assert_eq!(asides(&results), [Some("CPU 4.20 s".into()), None]);
    sample::each(&mut results, "dfs", |run| run.solver.request.limits.cpu_seconds = Some(9.0));
    assert_eq!(asides(&results), [Some("CPU 4.20 s".into()), Some("CPU 1.00 s".into())]);
    assert!(render(&results, &[], Format::Markdown).contains("100 s, 9 s CPU"), "both limits are told");
    let mut results = plain();
    sample::each(&mut results, "dfs", |run| {
        (run.result.stats.search_cpu_seconds, run.result.stats.threads) = (Some(1.0), Some(2));
    });
    assert_eq!(asides(&results), [None, Some("CPU 1.00 s".into())]);
}

/// Counts that differ are a bug, unless a clock or several threads decide.
#[test]
fn clocks_and_threads_may_make_repeats_differ() {
    let differing = |change: fn(&mut Record)| {
        let mut results = plain();
        sample::each(&mut results, "bfs", change);
        results.records[0].result.stats.expanded = Some(1);
        raised(&results)
    };
    fn limited(run: &mut Record, limit: &str) {
        (run.result.outcome, run.result.limit) = (Outcome::Limit, Some(limit.into()));
    }
    assert_eq!(differing(|run| run.result.stats.threads = Some(2)), []);
    assert_eq!(differing(|run| limited(run, "time")), []);
    assert_eq!(differing(|run| limited(run, "cpu")), []);
    assert_eq!(differing(|run| limited(run, "nodes")), [(Severity::Failure, "repeats differ".into())]);
}

#[test]
fn a_session_names_the_machine() {
    let facts = document(&results(vec![record("level/1", "bfs", 0)]), &[]).facts;
    let machine = &facts.iter().find(|(name, _)| name == "Machine").unwrap().1;
    assert!(machine.contains(&session().host.cpu) && machine.contains("8 cores"), "{machine}");
}
