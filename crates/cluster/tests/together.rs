//! Processes that are threads here, but know it not: they meet, exchange and part over connections of their own.

use std::io::Write as _;
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::Duration;

use proptest::prelude::*;
use solvarium_cluster::{Difference, Hosts, Meeting, Problem, Terms, Wire};
use solvarium_engine::{Limit, message};
use solvarium_scale::Ended;
use solvarium_scale::link::Link;

const PATIENCE: Duration = Duration::from_secs(30);

/// Addresses that nobody listens on.
fn hosts(count: usize) -> Hosts {
    let listeners: Vec<_> = (0..count).map(|_| TcpListener::bind("127.0.0.1:0").expect("a free port")).collect();
    let line = |listener: &TcpListener| listener.local_addr().expect("it listens").to_string() + "\n";
    Hosts::read(&listeners.iter().map(line).collect::<String>()).expect("addresses")
}

fn terms(level: &str) -> Terms {
    vec![("version".into(), "1".into()), ("level".into(), level.into())]
}

fn meeting<'a>(hosts: &'a Hosts, process: usize, terms: &'a Terms) -> Meeting<'a> {
    Meeting { hosts, process, listen: None, patience: PATIENCE, terms, cancel: None }
}

/// Lets so many processes do something together; what each came to.
fn together<T: Send>(processes: usize, work: impl Fn(usize, Wire) -> T + Sync) -> Vec<T> {
    let (hosts, terms) = (hosts(processes), terms("a"));
    thread::scope(|scope| {
        let begin = |process| {
            let (hosts, terms, work) = (&hosts, &terms, &work);
            scope.spawn(move || work(process, Wire::join(&meeting(hosts, process, terms)).expect("all are there")))
        };
        let all: Vec<_> = (0..processes).map(begin).collect();
        all.into_iter().map(|one| one.join().expect("no panic")).collect()
    })
}

/// What a process sends another in an exchange.
fn text(from: usize, to: usize, exchange: usize, size: usize) -> Vec<u8> {
    (0..size).map(|at| (at * 31 + from * 7 + to * 3 + exchange) as u8).collect()
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(12))]

    #[test]
    fn what_is_sent_arrives(processes in 1..5_usize, sizes in prop::collection::vec(0..3_000_000_usize, 1..5)) {
        // Some send much, some nothing.
        let size = |from: usize, to: usize, exchange: usize| sizes[exchange] * ((from + to + exchange) % 3) / 2;
        together(processes, |process, mut wire| {
            let mut link = &mut wire;
            for exchange in 0..sizes.len() {
                let others: Vec<_> = (0..processes).filter(|&other| other != process).collect();
                let texts: Vec<_> = others.iter().map(|&to| text(process, to, exchange, size(process, to, exchange))).collect();
                let out = others.iter().zip(&texts).map(|(&to, text)| (to, exchange % 2, text.as_slice()));
                let mut got = vec![Vec::new(); processes];
                link.exchange(out, |from, list, bytes| {
                    assert_eq!(list, exchange % 2);
                    got[from].extend_from_slice(bytes);
                }).expect("all are there");
                for &from in &others {
                    assert!(got[from] == text(from, process, exchange, size(from, process, exchange)));
                }
                assert_eq!(link.agree(Ok((process, exchange))), Ok((0..processes).map(|other| (other, exchange)).collect()));
            }
            wire.end();
        });
    }
}

#[test]
fn what_ends_in_one_ends_in_all() {
    let ended = together(3, |process, mut wire| {
        let here = match process {
            0 => Ok(7),
            1 => Err(Ended::from(Limit::Time)),
            _ => Err(Ended::from(Limit::Memory)),
        };
        let ended = (&mut wire).agree::<i32>(here);
        wire.end();
        ended
    });
    assert_eq!(ended, vec![Err(Ended::from(Limit::Time)); 3]);
    let failed = together(2, |process, mut wire| {
        let here = if process == 1 { Err(Ended::Failed(message!("disk-full"))) } else { Ok(()) };
        let failed = (&mut wire).agree(here);
        wire.end();
        failed
    });
    let Err(Ended::Failed(there)) = &failed[0] else { panic!("{failed:?}") };
    assert_eq!(there.id, "cluster-failed");
    assert_eq!(failed[1], Err(Ended::Failed(message!("disk-full"))));
}

/// Why the others cannot be agreed with any longer.
fn problem_of(mut wire: Wire) -> Option<Problem> {
    let failed = (&mut wire).agree(Ok(()));
    assert!(matches!(failed, Err(Ended::Failed(_))), "{failed:?}");
    assert!(wire.alarm().load(Ordering::Relaxed));
    let problem = wire.problem().cloned();
    wire.end();
    problem
}

#[test]
fn who_ends_without_a_goodbye_is_missed() {
    let problems = together(3, |process, wire| {
        if process == 1 {
            return None;
        }
        problem_of(wire)
    });
    for problem in [&problems[0], &problems[2]] {
        assert!(matches!(problem, Some(Problem::Gone(peer)) if peer.process == 1), "{problem:?}");
    }
}

#[test]
fn who_is_asked_to_stop_stops_all() {
    let problems = together(3, |process, wire| {
        if process == 1 {
            wire.stopper()();
        }
        problem_of(wire)
    });
    assert_eq!(problems, vec![Some(Problem::Interrupted); 3]);
}

#[test]
fn who_searches_something_else_is_refused() {
    let (hosts, ours, theirs) = (hosts(2), terms("a"), terms("b"));
    let problems = thread::scope(|scope| {
        let here = scope.spawn(|| meeting(&hosts, 0, &ours).meet().err());
        let there = scope.spawn(|| meeting(&hosts, 1, &theirs).meet().err());
        [here.join().expect("no panic"), there.join().expect("no panic")]
    });
    let levels = [("b", "a"), ("a", "b")];
    for (problem, (there, here)) in problems.into_iter().zip(levels) {
        let difference = Difference { what: "level".into(), there: there.into(), here: here.into() };
        assert!(
            matches!(&problem, Some(Problem::Differs { difference: found, .. }) if *found == difference),
            "{problem:?}"
        );
    }
}

#[test]
fn who_does_not_come_is_named() {
    let (hosts, terms) = (hosts(3), terms("a"));
    let patience = Duration::from_secs(1);
    let missing = |process| Meeting { patience, ..meeting(&hosts, process, &terms) }.meet().err();
    let (first, second) = thread::scope(|scope| {
        let first = scope.spawn(|| missing(0));
        (missing(1), first.join().expect("no panic"))
    });
    for problem in [first, second] {
        let Some(Problem::Missing { peers, seconds: 1 }) = problem else { panic!("{problem:?}") };
        assert_eq!(peers.iter().map(|peer| peer.process).collect::<Vec<_>>(), [2]);
    }
    let problem = meeting(&hosts, 3, &terms).meet().err();
    assert_eq!(problem, Some(Problem::NoSuchProcess { process: 3, processes: 3 }));
}

#[test]
fn a_wait_can_be_ended() {
    let (hosts, terms, cancel) = (hosts(2), terms("a"), AtomicBool::new(true));
    let meeting = Meeting { cancel: Some(&cancel), ..meeting(&hosts, 0, &terms) };
    assert_eq!(meeting.meet().err(), Some(Problem::Interrupted));
}

#[test]
fn strangers_are_sent_away() {
    let (hosts, terms) = (hosts(2), terms("a"));
    thread::scope(|scope| {
        let first = scope.spawn(|| Wire::join(&meeting(&hosts, 0, &terms)).map(Wire::end));
        let mut strangers = 0;
        while strangers < 3 {
            if let Ok(mut stranger) = TcpStream::connect(hosts.address(0)) {
                stranger.write_all(b"GET / HTTP/1.1\r\n\r\n").expect("it listens");
                strangers += 1;
            }
        }
        Wire::join(&meeting(&hosts, 1, &terms)).expect("the first waits").end();
        first.join().expect("no panic").expect("the second came");
    });
}

#[test]
fn an_address_in_use_is_an_error() {
    let (hosts, terms) = (hosts(2), terms("a"));
    let _taken = TcpListener::bind(hosts.address(0)).expect("free until now");
    let problem = meeting(&hosts, 0, &terms).meet().err();
    assert!(
        matches!(&problem, Some(Problem::CannotListen { address, .. }) if address == hosts.address(0)),
        "{problem:?}"
    );
}
