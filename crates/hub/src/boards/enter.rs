//! How an entry comes to be: a game is begun on the server's clock, and its moves are replayed when it is finished.

use std::collections::BTreeMap;

use serde::{Deserialize, Serialize};
use solvarium_engine::{Message, message};
use solvarium_lab::{Judged, Request};
use utoipa::ToSchema;

use super::Entry;
use super::places::Placed;
use crate::Hub;
use crate::clock::{DAY, Moment};
use crate::database::Change;
use crate::levels::Named;
use crate::people::Who;
use crate::problem::{Answer, Kind, Problem};
use crate::secret::{hash_of, public_id, secret};

/// Moves of a solution, and letters of one.
const MOVES: usize = 200_000;
const MOVE: usize = 64;
/// Kinds of help that make a game assisted.
const HELP: [&str; 3] = ["hint", "alarm", "solve"];
/// Games of one person that are not finished; and how long one may take.
const GAMES: i64 = 200;
const LONGEST: Moment = 7 * DAY;
/// How often the same moves are noted for a class.
const PLAYS: i64 = 100;
/// Milliseconds that a person needs for a move at least.
const FASTEST: Moment = 30;

/// A game on the server's clock.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Started {
    /// By this it is finished, once, by the person who began it.
    pub game: String,
    /// The level's full name.
    pub level: String,
    /// When it began.
    pub started: Moment,
}

/// How a game ended.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Finish {
    /// All moves from the start.
    pub moves: Vec<String>,
    /// What help was used: `hint`, `alarm`, `solve`. Any makes the entry assisted.
    #[serde(default)]
    pub help: Vec<String>,
}

/// A solution that was not played on the server's clock.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(optional_fields))]
pub struct Enter {
    /// The level's name.
    #[schema(max_length = 100)]
    pub level: String,
    /// All moves from the start.
    pub moves: Vec<String>,
    /// What help was used.
    #[serde(default)]
    pub help: Vec<String>,
}

/// A solution that was replayed.
pub(crate) struct Replayed {
    pub named: Named,
    pub moves: String,
    pub count: usize,
    pub judged: Judged,
    /// The measure that counts first.
    pub first: &'static str,
}

impl Hub {
    /// Begins a game.
    pub async fn start_game(&self, who: &Who, level: &str) -> Answer<Started> {
        let named = self.find_level(level, Some(who)).await?;
        let (game, started) = (secret(), self.clock.now());
        let mut change = self.db.change().await?;
        // The oldest go, so that nobody fills the database by beginning.
        sqlx::query(
            "DELETE FROM games WHERE person = $1 AND (started < $2 OR id IN
             (SELECT id FROM games WHERE person = $1 ORDER BY started DESC LIMIT 1000 OFFSET $3))",
        )
        .bind(&who.id)
        .bind(started - LONGEST)
        .bind(GAMES - 1)
        .execute(&mut *change.on)
        .await?;
        sqlx::query("INSERT INTO games (id, person, level, started) VALUES ($1, $2, $3, $4)")
            .bind(hash_of(&game))
            .bind(&who.id)
            .bind(&named.name)
            .bind(started)
            .execute(&mut *change.on)
            .await?;
        change.commit().await?;
        Ok(Started { game, level: named.name, started })
    }

    /// Finishes a game. It can be done once; moves that do not solve the level leave the game as it is.
    pub async fn finish_game(&self, who: &Who, game: &str, finish: Finish) -> Answer<Entry> {
        let now = self.clock.now();
        let id = hash_of(game);
        let row: Option<(String, i64)> =
            sqlx::query_as("SELECT level, started FROM games WHERE id = $1 AND person = $2")
                .bind(&id)
                .bind(&who.id)
                .fetch_optional(self.db.pool())
                .await?;
        let (level, started) = row.ok_or_else(|| Problem::new(Kind::Missing, message!("hub-no-game")))?;
        let help = checked_help(&finish.help)?;
        let replayed = self.replay(who, &level, finish.moves).await?;
        let mut change = self.db.change().await?;
        let ended = sqlx::query("DELETE FROM games WHERE id = $1").bind(&id).execute(&mut *change.on).await?;
        if ended.rows_affected() == 0 {
            return Err(Problem::new(Kind::Missing, message!("hub-no-game")));
        }
        // Nobody plays so fast: the moves came from elsewhere, so their time is none.
        let (took, fastest) = ((now - started).max(0), replayed.count as i64 * FASTEST);
        let milliseconds = (took >= fastest).then_some(took);
        let entry = self.insert_entry(&mut change, who, &replayed, milliseconds, &help).await?;
        change.commit().await?;
        Ok(self.entry_row(&entry, Some(who)).await?.entry())
    }

    /// Enters a solution without a time.
    pub async fn enter(&self, who: &Who, enter: Enter) -> Answer<Entry> {
        let help = checked_help(&enter.help)?;
        let replayed = self.replay(who, &enter.level, enter.moves).await?;
        let mut change = self.db.change().await?;
        let entry = self.insert_entry(&mut change, who, &replayed, None, &help).await?;
        change.commit().await?;
        Ok(self.entry_row(&entry, Some(who)).await?.entry())
    }

    /// Plays moves by the rules; an error says at which move they are wrong.
    pub(crate) async fn replay(&self, who: &Who, level: &str, moves: Vec<String>) -> Answer<Replayed> {
        if moves.len() > MOVES {
            return Err(Problem::new(Kind::TooLarge, message!("hub-too-many-moves", most = MOVES)));
        }
        if moves.iter().any(|name| name.is_empty() || name.len() > MOVE || name.contains(char::is_whitespace)) {
            return Err(Problem::new(Kind::Refused, message!("hub-move-refused")));
        }
        let named = self.find_level(level, Some(who)).await?;
        let replay = move || {
            let judged = named.game.judge(&Request::default(), &moves).map_err(Problem::broken)?;
            let judged = judged.map_err(|error| Problem::new(Kind::Refused, Message::from(&error)))?;
            let first = judged.measures.first().map_or("cost", |(measure, _)| *measure);
            Ok(Replayed { named, count: moves.len(), moves: moves.join(" "), judged, first })
        };
        tokio::task::spawn_blocking(replay).await.map_err(Problem::broken)?
    }

    /// Keeps an entry, and the bests that it improves.
    async fn insert_entry(
        &self,
        change: &mut Change<'_>,
        who: &Who,
        replayed: &Replayed,
        milliseconds: Option<i64>,
        help: &str,
    ) -> Answer<String> {
        let (id, level, assisted, created) = (public_id(), &replayed.named.name, !help.is_empty(), self.clock.now());
        let (digest, measures) = (hash_of(&replayed.moves), replayed.measures());
        let inserted = sqlx::query(
            "INSERT INTO entries (id, level, puzzle, pack, person, moves, digest, measures, milliseconds, assisted, created)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) ON CONFLICT (level, person, digest) DO NOTHING",
        )
        .bind(&id)
        .bind(level)
        .bind(replayed.named.game.info().name)
        .bind(&replayed.named.pack)
        .bind(&who.id)
        .bind(&replayed.moves)
        .bind(&digest)
        .bind(serde_json::to_string(&measures)?)
        .bind(milliseconds)
        .bind(i64::from(assisted))
        .bind(created)
        .execute(&mut *change.on)
        .await?;
        let mut entry = Placed {
            id: &id,
            level,
            person: &who.id,
            measures: &measures,
            first: replayed.first,
            milliseconds,
            assisted,
            created,
        };
        if inserted.rows_affected() == 0 {
            let improved = self.improve_time(change, who, (level, &digest), milliseconds, assisted).await?;
            let known = match improved {
                Some(known) => {
                    self.place_again(change, level, &who.id).await?;
                    entry.id = &known;
                    self.enter_front(change, &entry).await?;
                    known
                }
                None => self.repeated(change, who, (level, &digest)).await?,
            };
            self.note_play(change, &known, milliseconds, help).await?;
            return Ok(known);
        }
        self.note_play(change, &id, milliseconds, help).await?;
        for (&measure, &value) in &measures {
            sqlx::query("INSERT INTO scores (entry, level, measure, value, first) VALUES ($1, $2, $3, $4, $5)")
                .bind(&id)
                .bind(level)
                .bind(measure)
                .bind(value)
                .bind(i64::from(measure == replayed.first))
                .execute(&mut *change.on)
                .await?;
            self.note_best(change, level, measure, value, false).await?;
        }
        self.place(change, &entry).await?;
        Ok(id)
    }

    /// The same moves were entered before: a better time without more help improves that entry.
    async fn improve_time(
        &self,
        change: &mut Change<'_>,
        who: &Who,
        (level, digest): (&str, &str),
        milliseconds: Option<i64>,
        assisted: bool,
    ) -> Answer<Option<String>> {
        let Some(milliseconds) = milliseconds else { return Ok(None) };
        let improved: Option<(String,)> = sqlx::query_as(
            "UPDATE entries SET milliseconds = $1, assisted = $2, created = $3
             WHERE level = $4 AND person = $5 AND digest = $6 AND assisted >= $2
             AND (milliseconds IS NULL OR milliseconds > $1 OR assisted > $2) RETURNING id",
        )
        .bind(milliseconds)
        .bind(i64::from(assisted))
        .bind(self.clock.now())
        .bind(level)
        .bind(&who.id)
        .bind(digest)
        .fetch_optional(&mut *change.on)
        .await?;
        Ok(improved.map(|(id,)| id))
    }

    /// An entry whose moves come once more: refused, unless a class of theirs asks for the level.
    async fn repeated(&self, change: &mut Change<'_>, who: &Who, (level, digest): (&str, &str)) -> Answer<String> {
        let repeated: Option<(String,)> = sqlx::query_as(
            "SELECT id FROM entries WHERE level = $1 AND person = $2 AND digest = $3
             AND (SELECT COUNT(*) FROM plays WHERE entry = entries.id) < $4
             AND EXISTS (SELECT 1 FROM assigned JOIN assignments ON assignments.id = assigned.assignment
                         JOIN members ON members.class = assignments.class AND members.person = $2
                         WHERE assigned.level = $1 AND kind = 'play' AND opens <= $5)",
        )
        .bind(level)
        .bind(&who.id)
        .bind(digest)
        .bind(PLAYS)
        .bind(self.clock.now())
        .fetch_optional(&mut *change.on)
        .await?;
        repeated.map(|(id,)| id).ok_or_else(|| Problem::new(Kind::Taken, message!("hub-entry-known")))
    }

    /// Notes when and how an entry was played.
    async fn note_play(
        &self,
        change: &mut Change<'_>,
        entry: &str,
        milliseconds: Option<i64>,
        help: &str,
    ) -> Answer<()> {
        sqlx::query("INSERT INTO plays (entry, created, help, milliseconds) VALUES ($1, $2, $3, $4)")
            .bind(entry)
            .bind(self.clock.now())
            .bind(help)
            .bind(milliseconds)
            .execute(&mut *change.on)
            .await?;
        Ok(())
    }

    /// Notes what a solution needs of a measure, if it is less than what was known.
    pub(crate) async fn note_best(
        &self,
        change: &mut Change<'_>,
        level: &str,
        measure: &str,
        value: i64,
        proved: bool,
    ) -> Answer<()> {
        sqlx::query(
            "INSERT INTO bests (level, measure, value, proved) VALUES ($1, $2, $3, $4)
             ON CONFLICT (level, measure) DO UPDATE SET value = excluded.value, proved = excluded.proved
             WHERE excluded.value < bests.value OR (excluded.value = bests.value AND excluded.proved > bests.proved)",
        )
        .bind(level)
        .bind(measure)
        .bind(value)
        .bind(i64::from(proved))
        .execute(&mut *change.on)
        .await?;
        Ok(())
    }
}

impl Replayed {
    /// Its measures; the cost where the puzzle has none of its own.
    pub fn measures(&self) -> BTreeMap<&'static str, i64> {
        let clamp = |value: u64| i64::try_from(value).unwrap_or(i64::MAX);
        let own = self.judged.measures.iter().map(|(measure, value)| (*measure, clamp(*value)));
        let measures: BTreeMap<_, _> = own.collect();
        if measures.is_empty() { BTreeMap::from([(self.first, clamp(self.judged.cost))]) } else { measures }
    }
}

/// Kinds of help as they are kept: words between blanks, each once.
pub(crate) fn checked_help(help: &[String]) -> Answer<String> {
    let unknown = help.iter().find(|kind| !HELP.contains(&kind.as_str()));
    match unknown {
        None => Ok(HELP.into_iter().filter(|kind| help.iter().any(|used| used == kind)).collect::<Vec<_>>().join(" ")),
        Some(kind) => Err(Problem::new(
            Kind::Refused,
            message!("hub-help-refused", kind = kind.as_str(), known = HELP.map(String::from).to_vec()),
        )),
    }
}
