//! Confined processes: real ones, and rather bad ones. Whatever they do, they end and leave nothing behind.

use std::ops::ControlFlow;
use std::path::Path;
use std::process::Command;
use std::sync::atomic::{AtomicBool, Ordering};

use solvarium_bench::process::{Bounds, Finished, Killed, run};
use solvarium_testing::{has_python, skipped};

/// Seconds that nothing here needs: a run that is ended by it shows a fault.
const AGES: f64 = 300.0;

/// Runs a shell script within bounds; gives what it wrote, too.
fn shell_within(script: &str, input: &[u8], seconds: f64, bytes: Option<u64>) -> (Finished, String) {
    let mut command = Command::new("/bin/sh");
    command.args(["-c", script]);
    let mut written = Vec::new();
    let bounds = Bounds { seconds: Some(seconds), cpu_seconds: None, bytes, cancel: &AtomicBool::new(false) };
    let finished = run(command, input, &bounds, |piece| {
        written.extend_from_slice(piece);
        ControlFlow::Continue(())
    });
    (finished.unwrap(), String::from_utf8_lossy(&written).into())
}

fn shell(script: &str) -> (Finished, String) {
    shell_within(script, b"", AGES, None)
}

/// Whether a process is there and has not ended.
fn lives(pid: &str) -> bool {
    let status = std::fs::read_to_string(format!("/proc/{pid}/stat"));
    status.is_ok_and(|text| !text.rsplit(')').next().is_some_and(|rest| rest.trim_start().starts_with('Z')))
}

/// Waits until a process is gone; hangs, as a test may, if it stays.
fn wait_until_gone(pid: &str) {
    while lives(pid) {
        std::thread::yield_now();
    }
}

fn has_proc() -> bool {
    let there = Path::new("/proc/self/task").exists();
    if !there {
        skipped("there is no /proc here");
    }
    there
}

#[test]
fn input_output_and_exit_code_are_passed_on() {
    let (finished, written) = shell_within("cat; echo gone wrong >&2; exit 7", b"a level", AGES, None);
    assert_eq!((finished.stats.exit_code, finished.stats.signal, finished.killed), (Some(7), None, None));
    assert_eq!((written.as_str(), finished.complaint.as_str()), ("a level", "gone wrong"));
    assert!(finished.stats.seconds > 0.0 && finished.peak_rss_bytes.unwrap() > 0);
}

#[test]
fn a_signal_is_reported() {
    let (finished, _) = shell("kill -SEGV $$");
    assert_eq!((finished.stats.exit_code, finished.stats.signal, finished.killed), (None, Some(11), None));
}

#[test]
fn what_cannot_be_started_is_an_error() {
    let bounds = Bounds { seconds: None, cpu_seconds: None, bytes: None, cancel: &AtomicBool::new(false) };
    assert!(run(Command::new("/nowhere/at/all"), b"", &bounds, |_| ControlFlow::Continue(())).is_err());
}

#[test]
fn endless_work_is_ended_by_processor_time_and_waiting_is_not() {
    if !has_proc() {
        return;
    }
    let within = |script| {
        let mut command = Command::new("/bin/sh");
        command.args(["-c", script]);
        let cancel = AtomicBool::new(false);
        let bounds = Bounds { seconds: Some(AGES), cpu_seconds: Some(0.2), bytes: None, cancel: &cancel };
        run(command, b"", &bounds, |_| ControlFlow::Continue(())).unwrap()
    };
    assert_eq!(within("sleep 1").killed, None);
    // The work is done by a process of the process.
    let finished = within("sh -c 'while :; do :; done'; true");
    assert_eq!(finished.killed, Some(Killed::Cpu));
    assert!(finished.stats.seconds >= 0.2);
}

#[test]
fn endless_waiting_is_ended_by_time() {
    let (finished, _) = shell_within("sleep 100000", b"", 0.2, None);
    assert_eq!((finished.killed, finished.stats.exit_code), (Some(Killed::Time), None));
    assert_eq!(finished.stats.signal, Some(9));
}

#[test]
fn a_tree_of_processes_is_ended_with_its_root() {
    if !has_proc() {
        return;
    }
    let start = "(sleep 100000 & echo $!; sh -c 'sleep 100000 & echo $!; wait' & wait) & \
                 setsid sh -c 'echo $$; exec sleep 100000' & \
                 env -i setsid sh -c 'echo $$; exec sleep 100000' & ";
    let mut command = Command::new("/bin/sh");
    command.args(["-c", &format!("{start} wait")]);
    let (mut written, cancel) = (Vec::new(), AtomicBool::new(false));
    let bounds = Bounds { seconds: Some(AGES), cpu_seconds: None, bytes: None, cancel: &cancel };
    let finished = run(command, b"", &bounds, |piece| {
        written.extend_from_slice(piece);
        cancel.store(written.iter().filter(|byte| **byte == b'\n').count() == 4, Ordering::Relaxed);
        ControlFlow::Continue(())
    });
    assert_eq!(finished.unwrap().killed, Some(Killed::Cancelled));
    String::from_utf8(written).unwrap().lines().for_each(wait_until_gone);
}

#[test]
fn what_a_process_leaves_behind_is_ended() {
    if !has_proc() {
        return;
    }
    // The shell reads a line of each, so that both are there when it ends.
    let survivor = |how: &str| format!("({how} sh -c 'echo $$; exec sleep 100000' & ) | (read pid; echo $pid >&3)");
    let (finished, written) = shell(&format!("exec 3>&1; {}; {}", survivor(""), survivor("setsid")));
    assert_eq!((finished.killed, finished.stats.signal), (None, None));
    assert_eq!(written.lines().count(), 2, "{written}");
    written.lines().for_each(wait_until_gone);
}

#[test]
fn memory_is_measured_and_bounded_over_the_whole_tree() {
    if !has_proc() || !has_python() {
        return;
    }
    let hog = |megabytes: u32| format!("python3 -c 'x = bytes(range(256)) * (4096 * {megabytes}); input()'");
    let most = Some(150 << 20);
    let (finished, _) = shell_within(&format!("sleep 100000 | {}", hog(400)), b"", AGES, most);
    assert_eq!(finished.killed, Some(Killed::Memory));
    assert!(finished.peak_rss_bytes.unwrap() > 150 << 20);
    // Two of 100 MiB each are too much together; they wait for a line that never comes.
    let two = format!("sleep 100000 | {0} & sleep 100000 | {0} & wait", hog(100));
    let (finished, _) = shell_within(&two, b"", AGES, most);
    assert_eq!(finished.killed, Some(Killed::Memory));
    // The system's own figure says nothing where this program has held more itself, so one that ends must be seen before.
    let (finished, _) = shell_within(&format!("(cat; sleep 1; echo) | {}", hog(100)), b"", AGES, most);
    let peak = finished.peak_rss_bytes.unwrap() >> 20;
    assert!(finished.killed.is_none() && (100..130).contains(&peak), "{peak} MiB");
}

#[test]
fn a_small_process_does_not_inherit_our_own_peak() {
    if !has_proc() {
        return;
    }
    let ours = vec![1u8; 200 << 20];
    assert!(ours.iter().all(|byte| *byte == 1));
    let (finished, _) = shell("sleep 1");
    let peak = finished.peak_rss_bytes.unwrap();
    assert!(peak < 50 << 20, "{peak}");
}

#[test]
fn endless_output_is_ended_by_its_reader() {
    let (mut command, mut read) = (Command::new("yes"), 0);
    command.arg("nonsense");
    let bounds = Bounds { seconds: Some(AGES), cpu_seconds: None, bytes: None, cancel: &AtomicBool::new(false) };
    let finished = run(command, b"", &bounds, |piece| {
        read += piece.len();
        if read > 10 << 20 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert_eq!(finished.unwrap().killed, Some(Killed::Output));
    assert!(read < 11 << 20, "{read}");
}

#[test]
fn much_input_reaches_who_reads_it_and_harms_nobody_else() {
    let input = vec![b'x'; 10 << 20];
    let (finished, written) = shell_within("wc -c", &input, AGES, None);
    assert_eq!((written.trim(), finished.stats.exit_code), ("10485760", Some(0)));
    let (finished, _) = shell_within("exit 3", &input, AGES, None);
    assert_eq!(finished.stats.exit_code, Some(3));
    let (finished, _) = shell_within("exec <&-; sleep 0.1; exit 4", &input, AGES, None);
    assert_eq!(finished.stats.exit_code, Some(4));
    let (finished, _) = shell_within("sleep 100000", &input, 0.2, None);
    assert_eq!(finished.killed, Some(Killed::Time));
}

#[test]
fn closed_pipes_are_not_the_end() {
    let (finished, written) = shell("echo before; exec >&- 2>&-; sleep 0.1; exit 5");
    assert_eq!((finished.stats.exit_code, written.as_str()), (Some(5), "before\n"));
}

#[test]
fn rubbish_on_standard_error_is_kept_in_part() {
    let (finished, written) =
        shell("head -c 1000000 /dev/zero >&2; printf 'caf\\351 \\377\\376' >&2; echo ok; echo the last words >&2");
    assert_eq!((finished.stats.exit_code, written.as_str()), (Some(0), "ok\n"));
    assert!(finished.complaint.ends_with("the last words") && finished.complaint.contains('\u{fffd}'));
    assert!(finished.complaint.chars().count() <= 4096);
}

#[test]
fn much_output_is_read_to_the_last_byte() {
    let (_, written) = shell("head -c 3000000 /dev/zero; echo end");
    assert_eq!((written.len(), &written[3_000_000..]), (3_000_004, "end\n"));
}

#[test]
fn cancelling_ends_a_process() {
    let cancel = AtomicBool::new(false);
    let mut command = Command::new("/bin/sh");
    command.args(["-c", "echo here; sleep 100000"]);
    let bounds = Bounds { seconds: None, cpu_seconds: None, bytes: None, cancel: &cancel };
    let finished = run(command, b"", &bounds, |_| {
        cancel.store(true, Ordering::Relaxed);
        ControlFlow::Continue(())
    });
    assert_eq!(finished.unwrap().killed, Some(Killed::Cancelled));
}

#[test]
fn limits_that_are_absurd_harm_nobody() {
    for seconds in [f64::INFINITY, f64::NAN, -1.0, 1e300] {
        let (finished, _) = shell_within("exit 0", b"", seconds, Some(u64::MAX));
        assert_eq!(finished.stats.exit_code, Some(0), "{seconds}");
    }
}
