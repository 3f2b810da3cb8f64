//! The places of a level's board, kept as entries come and go: the best entry of each person by each measure and by time, and
//! the front. Reading a board then takes as long as it is to show, however many entries there are.

use std::collections::BTreeMap;

use crate::Hub;
use crate::clock::Moment;
use crate::database::Change;
use crate::problem::Answer;

/// What the time of a game is called among the measures.
pub(super) const TIME: &str = "time";

/// An entry that takes its places.
pub(super) struct Placed<'e> {
    pub id: &'e str,
    pub level: &'e str,
    pub person: &'e str,
    pub measures: &'e BTreeMap<&'static str, i64>,
    /// The measure that counts first.
    pub first: &'e str,
    pub milliseconds: Option<i64>,
    pub assisted: bool,
    pub created: Moment,
}

impl Hub {
    /// Gives a new entry the places that it is good for.
    pub(super) async fn place(&self, change: &mut Change<'_>, entry: &Placed<'_>) -> Answer<()> {
        let measures = entry.measures.iter().map(|(measure, value)| (*measure, *value));
        for (measure, value) in measures.chain(entry.milliseconds.map(|milliseconds| (TIME, milliseconds))) {
            let is_first = measure == entry.first;
            let is_new = self.place_by(change, entry, (measure, value), is_first).await?;
            if let Some(id) = entry.level.strip_prefix("shared/").filter(|_| is_first && is_new) {
                let solved = sqlx::query("UPDATE levels SET solved = solved + 1 WHERE id = $1").bind(id);
                solved.execute(&mut *change.on).await?;
            }
        }
        self.enter_front(change, entry).await
    }

    /// The place by one measure; whether the person had none before.
    async fn place_by(
        &self,
        change: &mut Change<'_>,
        entry: &Placed<'_>,
        (measure, value): (&str, i64),
        is_first: bool,
    ) -> Answer<bool> {
        const INSERT: &str = "INSERT INTO places (level, measure, person, entry, value, assisted, created, first)
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8) ON CONFLICT (level, measure, person) DO NOTHING";
        const IMPROVE: &str = "UPDATE places SET entry = $4, value = $5, assisted = $6, created = $7
             WHERE level = $1 AND measure = $2 AND person = $3 AND (assisted > $6 OR (assisted = $6 AND value > $5))";
        let bound = |query: &'static str| {
            let query = sqlx::query(query).bind(entry.level).bind(measure).bind(entry.person).bind(entry.id);
            query.bind(value).bind(i64::from(entry.assisted)).bind(entry.created)
        };
        let inserted = bound(INSERT).bind(i64::from(is_first)).execute(&mut *change.on).await?;
        let is_new = inserted.rows_affected() > 0;
        if !is_new {
            bound(IMPROVE).execute(&mut *change.on).await?;
        }
        Ok(is_new)
    }

    /// Puts an entry without help on the front, if no other is as good in both measures.
    pub(super) async fn enter_front(&self, change: &mut Change<'_>, entry: &Placed<'_>) -> Answer<()> {
        let other = entry.measures.iter().find(|(measure, _)| **measure != entry.first);
        let (false, Some(one), Some((_, other))) = (entry.assisted, entry.measures.get(entry.first), other) else {
            return Ok(());
        };
        let beaten = "DELETE FROM fronts WHERE level = $1 AND one >= $2 AND other >= $3 AND (one > $2 OR other > $3)";
        let beaten = sqlx::query(beaten).bind(entry.level).bind(one).bind(other);
        beaten.execute(&mut *change.on).await?;
        sqlx::query(
            "INSERT INTO fronts (level, one, other, entry) SELECT $1, $2, $3, $4 WHERE NOT EXISTS
             (SELECT 1 FROM fronts WHERE level = $1 AND one <= $2 AND other <= $3)",
        )
        .bind(entry.level)
        .bind(one)
        .bind(other)
        .bind(entry.id)
        .execute(&mut *change.on)
        .await?;
        Ok(())
    }

    /// Works out the places of a person on a level again, from all their entries.
    pub(super) async fn place_again(&self, change: &mut Change<'_>, level: &str, person: &str) -> Answer<()> {
        self.wait_for_entries(change, level).await?;
        for statement in [
            "DELETE FROM places WHERE level = $1 AND person = $2",
            "INSERT INTO places (level, measure, person, entry, value, first, assisted, created)
             SELECT level, measure, person, entry, value, first, assisted, created FROM
             (SELECT figures.*, ROW_NUMBER() OVER (PARTITION BY measure ORDER BY assisted, value, created, entry) AS own
              FROM figures WHERE level = $1 AND person = $2 AND hidden = 0) AS ordered WHERE own = 1",
        ] {
            sqlx::query(statement).bind(level).bind(person).execute(&mut *change.on).await?;
        }
        Ok(())
    }

    /// Works out what others gain or lose by entries that went or came back: the front, and how many solved the level.
    async fn front_again(&self, change: &mut Change<'_>, level: &str) -> Answer<()> {
        self.wait_for_entries(change, level).await?;
        for statement in [
            "DELETE FROM fronts WHERE level = $1",
            "INSERT INTO fronts (entry, level, one, other) SELECT entry, $1, one, other FROM
             (SELECT entries.id AS entry, one.value AS one, other.value AS other,
              MIN(other.value) OVER (ORDER BY one.value, other.value, created, entries.id
                                     ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS least
              FROM entries JOIN scores AS one ON one.entry = entries.id AND one.first = 1
              JOIN scores AS other ON other.entry = entries.id AND other.first = 0
              WHERE entries.level = $1 AND hidden = 0 AND assisted = 0) AS ordered WHERE least IS NULL OR other < least",
        ] {
            sqlx::query(statement).bind(level).execute(&mut *change.on).await?;
        }
        if let Some(id) = level.strip_prefix("shared/") {
            let solved =
                "UPDATE levels SET solved = (SELECT COUNT(*) FROM places WHERE level = $1 AND first = 1) WHERE id = $2";
            sqlx::query(solved).bind(level).bind(id).execute(&mut *change.on).await?;
        }
        Ok(())
    }

    /// After one entry of a person was hidden, shown or taken back.
    pub(crate) async fn entry_changed(&self, change: &mut Change<'_>, level: &str, person: &str) -> Answer<()> {
        self.place_again(change, level, person).await?;
        self.front_again(change, level).await
    }

    /// The levels on which a person has entries, in order.
    pub(crate) async fn levels_with_entries_of(&self, change: &mut Change<'_>, person: &str) -> Answer<Vec<String>> {
        let levels = sqlx::query_as("SELECT DISTINCT level FROM entries WHERE person = $1 ORDER BY level").bind(person);
        let levels: Vec<(String,)> = levels.fetch_all(&mut *change.on).await?;
        Ok(levels.into_iter().map(|(level,)| level).collect())
    }

    /// After all entries of a person were hidden, shown or deleted.
    pub(crate) async fn entries_changed(&self, change: &mut Change<'_>, person: &str, levels: &[String]) -> Answer<()> {
        for level in levels {
            self.entry_changed(change, level, person).await?;
        }
        Ok(())
    }

    /// Waits until whoever enters something on the level has done so; others wait for us. They all note the level's bests,
    /// those of the measures in order, so the first stands for the level.
    async fn wait_for_entries(&self, change: &mut Change<'_>, level: &str) -> Answer<()> {
        sqlx::query(
            "UPDATE bests SET value = value WHERE level = $1 AND measure = (SELECT MIN(measure) FROM bests WHERE level = $1)",
        )
        .bind(level)
        .execute(&mut *change.on)
        .await?;
        Ok(())
    }
}
