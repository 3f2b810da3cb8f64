//! Any text as the moves that somebody sends to a leaderboard: the first byte says of which built-in level, blanks stand
//! between the moves. A board takes what a replay takes, and tells the same of it each time.

use solvarium_engine::Message;
use solvarium_lab::Request;

use crate::memory::Bound;
use crate::solutions::GAMES;
use crate::{ENGLISH, VIETNAMESE, text};

/// Memory of judging moves. No board is kept.
const JUDGING: Bound = Bound { per_byte: 1_000, fixed: 8 << 20 };

/// Judges moves.
pub fn submissions(bytes: &[u8]) {
    let Some((first, rest)) = bytes.split_first() else { return };
    let game = &GAMES[usize::from(*first) % GAMES.len()];
    let moves: Vec<String> = text::of(rest).split_whitespace().map(String::from).collect();
    let judge = || game.judge(&Request::default(), &moves).expect("the puzzle's own rules ask for nothing");
    let judged = JUDGING.holds(rest.len(), "judging", judge);
    let (cost, verdict) = game.verdict(&moves);
    match judged {
        Ok(judged) => {
            assert!(verdict.is_ok(), "a board takes what a replay refuses");
            assert_eq!(judged.cost, cost);
            let again = judge().expect("it was taken before");
            assert_eq!((again.cost, again.measures), (judged.cost, judged.measures));
        }
        Err(refused) => {
            assert!(verdict.is_err(), "a board refuses what a replay takes");
            let said = Message::from(&refused);
            assert!([&ENGLISH, &VIETNAMESE].iter().all(|words| !words.text(&said).is_empty()));
        }
    }
}
