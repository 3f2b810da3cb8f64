//! The language of what the program says, through the real program.

use crate::running::{Run, SOLVABLE, run, run_in, run_with};

/// A level of Tents whose first step is easy.
const TENTS: &str = "tents/6x6/1";

/// Runs the program in Vietnamese twice, by the option and by the locale, and checks that both say the same.
fn vietnamese(arguments: &str) -> Run {
    let arguments: Vec<&str> = arguments.split(' ').collect();
    let by_option = run_with(&[&["--lang", "vi"], arguments.as_slice()].concat(), "");
    let by_locale = run_in("vi_VN.UTF-8", &arguments, "");
    assert_eq!(by_option.code, by_locale.code);
    // Times differ.
    let letters =
        |text: &str| text.chars().filter(|c| c.is_alphabetic() && !c.is_ascii() && *c != 'µ').collect::<String>();
    assert_eq!((letters(&by_option.out), &by_option.err), (letters(&by_locale.out), &by_locale.err));
    by_option
}

fn contains(text: &str, parts: &[&str]) {
    parts.iter().for_each(|part| assert!(text.contains(part), "`{part}` is not in\n{text}"));
}

#[test]
fn errors_are_in_the_language() {
    vietnamese("check 2:ab.ab.a").complains(&["dòng 1, cột 3", "tại đây"]);
    vietnamese(&format!("solve {SOLVABLE} -a nonsense")).complains(&["lỗi: không có thuật toán `nonsense`", "astar"]);
    vietnamese(&format!("check {SOLVABLE} --output xml")).complains(&["lỗi: không có dạng kết quả `xml`", "json"]);
    vietnamese("solve /nonsense").complains(&["lỗi: không có tệp `/nonsense`"]);
    vietnamese(&format!("solve {SOLVABLE} --max-time x")).complains(&["cần một số giây dương"]);
    vietnamese("generate water-sort --count 2 --format json").complains(&["chỉ chứa một màn chơi"]);
}

#[test]
fn help_and_wrong_usage_are_in_the_language() {
    let help = vietnamese("trace diff --help").exits(0).out;
    contains(
        &help,
        &["Cách dùng: solvarium trace diff", "Đối số:", "Tùy chọn:", "[mặc định: text]", "Hiển thị trợ giúp"],
    );
    let english = ["Usage", "Options", "Commands", "Print", "default"];
    for arguments in ["--help", "generate --help", "generate sokoban --help", "help trace", "completions --help"] {
        let help = vietnamese(arguments).exits(0).out;
        contains(&help, &["Cách dùng:", "Tùy chọn:"]);
        assert!(!english.iter().any(|word| help.contains(word)), "{help}");
    }
    vietnamese("solve x --max-tim 1").complains(&[
        "lỗi: đối số lạ `--max-tim`",
        "gợi ý: có phải bạn muốn dùng --max-time?",
        "Cách dùng:",
    ]);
    vietnamese("slve").complains(&["lỗi: không có lệnh `slve`", "solve"]);
    vietnamese("solve").complains(&["lỗi: thiếu đối số: <LEVEL>", "hãy dùng `--help`"]);
    vietnamese("solve x --seed").complains(&["`--seed <N>` cần một giá trị"]);
    vietnamese("solve x --seed 1 --seed 2").complains(&["`--seed <N>` chỉ được dùng một lần"]);
    vietnamese("completions x").complains(&["các giá trị hợp lệ: bash"]);
    vietnamese("solve x --external-input xml --external y").complains(&["không có kiểu đầu vào `xml`"]);
}

#[test]
fn traces_suites_and_programs_are_spoken_of_in_the_language() {
    let folder = crate::running::Folder::new();
    let trace = folder.write("trace", "{\"event\":\"expand\"}\n[1]\n");
    vietnamese(&format!("trace show {trace}")).complains(&["dòng 1: lần mở rộng không có `id`"]);
    let suite = folder.write("suite.toml", "[[group]]\nname = \"g\"\nlevels = [\"tents/6x6/1\"]\n");
    vietnamese(&format!("bench {suite} --dry-run")).complains(&["nhóm `g`: nhóm không nêu bộ giải nào"]);
    let class =
        folder.write("class.toml", "[[group]]\nname = \"g\"\nlevels = [\"tents/6x6/1\"]\nalgorithms = [\"dfs\"]\n");
    contains(&vietnamese(&format!("bench {class} --dry-run")).exits(0).out, &[" màn ", "bộ giải", "10 lần chạy"]);
    let grades = folder.name("grades.csv");
    vietnamese(&format!("grade {class} --external x=false --out {grades}")).exits(0);
    contains(&folder.read("grades.csv"), &["program,points,of", "bị sập: chương trình kết thúc với mã thoát 1"]);
    vietnamese(&format!("report {suite}")).complains(&["không có lần chạy nào"]);
    let said = vietnamese(&format!("solve {SOLVABLE} --external false --output json"));
    assert!(said.err.contains("bị sập: chương trình kết thúc với mã thoát 1"), "{}", said.err);
    assert_eq!(said.json()["reason"], "chương trình kết thúc với mã thoát 1");
}

#[test]
fn sentences_in_json_are_in_the_language_and_the_rest_is_not() {
    let wrong = vietnamese("check 2:ab.ab.a --output json").exits(2).json();
    assert_eq!(wrong["valid"], false);
    contains(wrong["error"]["message"].as_str().unwrap(), &["màu a"]);
    assert!(wrong["error"]["data"]["id"].as_str().unwrap().starts_with("water-sort-"));
    let hint = vietnamese(&format!("hint {TENTS} --output json")).exits(0).json();
    assert_eq!(hint["hint"], "next");
    contains(hint["step"]["what"].as_str().unwrap(), &["ở"]);
    let report = vietnamese(&format!("solve {TENTS} -a deduce --output json")).exits(0).json();
    assert_eq!(report["outcome"], "solved");
    assert!(
        report["steps"].as_array().unwrap().iter().all(|step| step["why"] != "" && step["messages"]["why"]["id"] != "")
    );
    let head = |output: &Run| output.out.lines().next().unwrap().to_string();
    for output in ["csv", "markdown"] {
        let request = format!("compare {SOLVABLE} -a bfs --output {output}");
        assert_eq!(head(&vietnamese(&request)), head(&run(&request)));
    }
}

#[test]
fn results_are_in_the_language() {
    contains(&vietnamese(&format!("hint {TENTS}")).exits(0).out, &["ở đâu  ", "vì sao  ", "làm gì  ", "dễ"]);
    contains(&vietnamese(&format!("check {SOLVABLE}")).exits(0).out, &["hợp lệ       có", "giải được", "độ khó"]);
    contains(&vietnamese(&format!("solve {SOLVABLE} -a bfs")).exits(0).out, &["đã giải sau 3 nước đi", "mở rộng"]);
    let compared = vietnamese(&format!("compare {SOLVABLE} -a bfs --max-nodes 1 --output text")).exits(0).out;
    contains(&compared, &["thuật toán", "kết cục", "chạm giới hạn: số nút"]);
    contains(&vietnamese("list").exits(0).out, &["Trò chơi", "Thuật toán", "ít nước đi nhất", "màn có sẵn"]);
    contains(&vietnamese("list sokoban").exits(0).out, &["định dạng màn chơi", "một số nguyên", "chấp nhận được"]);
}

#[test]
fn reports_are_in_the_language() {
    let folder = crate::running::Folder::new();
    let group = "name = \"g\"\nlevels = [\"tents/6x6/1\"]\nalgorithms = [\"dfs\"]\nexternals = [\"false\"]\n";
    let suite = folder.write("suite.toml", &format!("repeats = 1\n[[group]]\n{group}"));
    let results = folder.name("results");
    run(&format!("bench {suite} --out {results}")).exits(1);
    let report = vietnamese(&format!("report {results}")).exits(0);
    contains(&report.out, &["# Kết quả: ", "## Trước khi tin vào số liệu", "chương trình kết thúc với mã thoát 1."]);
    assert!(report.err.contains("thất bại: false bị sập trong 1 lần chạy"), "{}", report.err);
    let page = vietnamese(&format!("compare {SOLVABLE} -a bfs,dfs --output html")).exits(0).out;
    contains(&page, &["lang=\"vi\"", "Kết quả: so sánh trên", "Thời gian theo từng bộ giải", "Ý nghĩa của số liệu"]);
}

#[test]
fn english_is_spoken_in_other_locales() {
    for locale in ["", "C", "C.UTF-8", "POSIX", "en_GB.UTF-8", "xx_XX.UTF-8"] {
        let said = run_in(locale, &["solve", SOLVABLE, "-a", "nonsense"], "");
        said.complains(&["error: no algorithm `nonsense` for water-sort; there are: "]);
    }
    let english = run_in("vi_VN.UTF-8", &["--lang", "en", "check", "2:ab.ab.a"], "");
    english.complains(&["colour a occurs 3 times"]);
}

#[test]
fn unknown_languages_are_refused() {
    run("--lang xx list").complains(&["no language `xx`; there are: en, vi"]);
    run_in("vi_VN.UTF-8", &["list", "--lang=xx"], "").complains(&["không có ngôn ngữ `xx`; hiện có: en, vi"]);
}

#[test]
fn errors_far_to_the_right_are_shown() {
    let level = format!("{}!{}", "a".repeat(70_000), "a".repeat(70_000));
    let said = run_with(&["check", "-", "--puzzle", "water-sort"], &format!("4:{level}\n"));
    assert_eq!(said.code, 2, "{}", said.err);
    assert!(said.err.len() < 2_000, "{} bytes", said.err.len());
}

#[test]
fn groups_repeated_without_end_are_refused() {
    run("check 18446744073709551615()#|#@$.#").exits(2);
}

#[test]
fn control_characters_do_not_reach_the_terminal() {
    const EVIL: &str = "\u{1b}]0;title\u{7}\u{1b}[2J\u{9b}2J";
    let folder = crate::running::Folder::new();
    let named = folder.write("named", &format!("# Title: x{EVIL}\n2:ab.ab.a{EVIL}\n"));
    let level = format!("2:ab.{EVIL}");
    for arguments in [
        vec!["check", &level],
        vec!["check", &named, "--puzzle", "water-sort"],
        vec!["solve", SOLVABLE, "-a", EVIL],
        vec!["solve", SOLVABLE, "--max-time", EVIL],
        vec![EVIL],
        vec!["--lang", EVIL, "list"],
        vec!["trace", "show", EVIL],
        vec!["bench", EVIL, "--dry-run"],
    ] {
        let said = run_with(&arguments, "").exits(2);
        let raw = |letter: char| letter.is_control() && letter != '\n';
        assert!(!said.err.contains(raw), "{arguments:?}: {:?}", said.err);
    }
}
