//! The ask for several levels that meet a target.

use solvarium_engine::{Limits, message};
use solvarium_lab::level::Opened;
use solvarium_lab::registry;
use solvarium_lab::request::Settings;
use solvarium_lab::target::{Batch, TRIES, Target, Vocabulary, Wanted, hunt};

use crate::desk::loaded;
use crate::stage::Stage;
use crate::{Event, Problem, ProblemKind, Reply};

/// Most levels of a batch, and candidates for each of them.
pub const MOST_LEVELS: u64 = 100;
const MOST_TRIES: u64 = 100_000;

/// What is asked for, beside the puzzle.
pub(crate) struct Order {
    pub settings: Settings,
    pub target: Option<String>,
    pub seed: u64,
    pub count: Option<u64>,
    pub tries: Option<u64>,
    pub limits: Limits,
}

/// Makes the levels one after the other; each is sent as soon as it is found.
pub(crate) fn generate_batch(puzzle: &str, order: &Order, mut stage: Stage<'_>) -> Result<Reply, Problem> {
    let entry = registry::puzzle(puzzle)?;
    let target = match order.target.as_deref().filter(|text| !text.trim().is_empty()) {
        Some(text) => Target::parse(text, &Vocabulary::of(entry))?,
        None => Target::default(),
    };
    let count = order.count.unwrap_or(1);
    if count > MOST_LEVELS {
        let message = message!("protocol-too-many-levels", most = MOST_LEVELS);
        return Err(Problem::new(ProblemKind::NotApplicable, message));
    }
    let tries = order.tries.unwrap_or(TRIES).min(MOST_TRIES);
    let mut batch = Batch::new(entry, &target, count);
    for index in 0..count as usize {
        let seed = order.seed.wrapping_add(index as u64);
        let wanted = Wanted { settings: &order.settings, target: &target, seed, tries, limits: order.limits };
        stage.begin(index, None);
        match hunt(entry, &wanted, &mut stage.host()) {
            Ok(found) => {
                batch.found(&found, entry.first_format())?;
                let opened = Opened { name: format!("{puzzle} seed {seed}"), game: found.game };
                stage.send(Event::Found { index, level: loaded(&opened)?, made: Box::new(found.made) });
            }
            Err(error) => batch.missed(seed, error)?,
        }
        if batch.stopped.is_some() {
            break;
        }
    }
    Ok(Reply::GenerateBatch(Box::new(batch)))
}
