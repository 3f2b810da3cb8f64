//! The pours worth trying: a sound subset of the legal ones, the same for every order of the cups.
//!
//! Left out, because some shortest solution does without them:
//! * a pour out of a complete cup, and of a one-colour cup into an empty one (nothing but names changes);
//! * all but one of several pours between cups of the same contents (they lead to the same key).
//!
//! Done at once, as the only move, for a colour that fills exactly one cup:
//! * two one-colour cups of that colour are merged. Each of the two but one must be emptied by at least one pour in any
//!   solution; emptying it now costs that pour, frees a cup, and leaves the same units loose.
//! * a top run is poured onto the one-colour cup that it completes. The run has to be poured at least once, nowhere
//!   better: all its colour is then together, and the finished cup is never needed again.

use super::Pour;
use super::contents::{Contents, EMPTY};

/// Marks a colour without a one-colour cup.
const NOWHERE: u16 = u16::MAX;

/// Appends the pours worth trying. `shares` tells for each colour how many cups it fills in the end.
pub fn worth_trying(contents: &Contents, shares: &[u16], cups: &[u16], out: &mut Vec<Pour>) {
    if let Some(pour) = forced(contents, shares, cups) {
        out.push(pour);
        return;
    }
    let empty = cups.iter().position(|&id| id == EMPTY);
    for (i, &from) in cups.iter().enumerate() {
        let source = contents.at(from);
        if from == EMPTY || source.complete || cups[..i].contains(&from) {
            continue;
        }
        for (j, &to) in cups.iter().enumerate() {
            let target = contents.at(to);
            if target.top != source.top || target.free == 0 || to == EMPTY || i == j {
                continue;
            }
            let met = cups[..j].iter().enumerate().any(|(k, &id)| id == to && k != i);
            if !met {
                out.push(Pour { from: i as u16, to: j as u16 });
            }
        }
        if let Some(j) = empty
            && !source.uniform
        {
            out.push(Pour { from: i as u16, to: j as u16 });
        }
    }
}

/// A pour that some shortest solution begins with, if one of the two rules gives it.
fn forced(contents: &Contents, shares: &[u16], cups: &[u16]) -> Option<Pour> {
    let mut uniform = [NOWHERE; 256];
    for (i, &id) in cups.iter().enumerate() {
        let cup = contents.at(id);
        if cup.uniform && !cup.complete && shares[usize::from(cup.top)] == 1 {
            let at = &mut uniform[usize::from(cup.top)];
            if *at != NOWHERE {
                return Some(Pour { from: i as u16, to: *at });
            }
            *at = i as u16;
        }
    }
    cups.iter().enumerate().find_map(|(i, &id)| {
        let cup = contents.at(id);
        let to = uniform[usize::from(cup.top)];
        let completes =
            to != NOWHERE && id != EMPTY && !cup.uniform && contents.at(cups[usize::from(to)]).free == cup.run;
        completes.then_some(Pour { from: i as u16, to })
    })
}
