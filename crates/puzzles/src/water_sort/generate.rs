//! Makes levels: shuffled units, or reverse pours from the solved level, kept when proved solvable and of the grade
//! asked for. No cup is complete from the start.
//!
//! A shuffle of many colours with few empty cups is nearly always hard, and an easy level of that size would never be
//! met by shuffling; so every other try undoes random pours from the solved level, few for an easy level and many for
//! a hard one. Such a level is solvable by the way it was made, and still it is proved.

use solvarium_engine::{Aims, Ctx, Daily, GenerateError, Generator, Least, Options, Param, Rng, Scale, message};

use super::WaterSort;
use super::expert;
use super::grade::{self, GRADES};

const COLORS: Param<u64> = Param::int("colors", 8, 1, 255);
const EMPTY: Param<u64> = Param::int("empty", 2, 0, 255);
const CUPS: Param<Option<u64>> = Param::optional_int("cups", 1, 510);
const CAPACITY: Param<u64> = Param::int("capacity", 4, 2, 50);
const DIFFICULTY: Param<&'static str> = Param::choice("difficulty", &["any", "easy", "medium", "hard"]);

pub(super) const GENERATOR: Generator<WaterSort> = Generator {
    params: &[COLORS.info(), EMPTY.info(), CUPS.info(), CAPACITY.info(), DIFFICULTY.info()],
    aims: Aims {
        least: &[Least {
            measures: &["pours", "length", "cost"],
            algorithm: "expert",
            settings: &[("optimal", "true")],
        }],
        difficulties: &GRADES,
        reasoner: None,
        scale: &[Scale { name: "colors", usual: 8, step: 1 }],
        daily: Some(Daily {
            version: 1,
            week: [
                &[("colors", "6"), ("difficulty", "easy")],
                &[("colors", "7"), ("difficulty", "easy")],
                &[("colors", "8"), ("difficulty", "medium")],
                &[("colors", "8"), ("difficulty", "medium")],
                &[("colors", "9"), ("difficulty", "medium")],
                &[("colors", "9"), ("difficulty", "hard")],
                &[("colors", "10"), ("difficulty", "hard")],
            ],
        }),
    },
    make,
};

/// Levels tried before giving up.
const TRIES: u64 = 2_000;

/// The measures of a level to be made.
struct Plan {
    colours: usize,
    empty: usize,
    capacity: usize,
}

fn make(options: &Options, rng: &mut Rng, ctx: &mut Ctx<'_>) -> Result<WaterSort, GenerateError> {
    let plan = plan(options)?;
    let wanted = options.get(&DIFFICULTY);
    for attempt in 0..TRIES {
        let shuffled = wanted == "any" || attempt % 2 == 0;
        let cups = if shuffled { shuffle(&plan, rng) } else { unpour(&plan, wanted, rng) };
        if cups.iter().any(|cup| is_complete(cup, plan.capacity)) {
            continue;
        }
        let (colours, cups) = as_read(&names(plan.colours), cups);
        let level =
            WaterSort::new(colours, plan.capacity, &cups).map_err(|error| GenerateError::Request(error.into()))?;
        // What is not settled soon is passed over: large tight shuffles may never be.
        let solvable = expert::soon(&level, ctx)?.is_some_and(|pours| !pours.is_empty());
        if solvable && (wanted == "any" || grade::grade(&level, ctx)? == wanted) {
            return Ok(level);
        }
    }
    Err(GenerateError::NotFound(TRIES))
}

/// Numbers the colours in the order in which a reader of the level meets them, so that what is found about the
/// level holds for its text too.
fn as_read(names: &[String], mut cups: Vec<Vec<u8>>) -> (Vec<String>, Vec<Vec<u8>>) {
    let mut met: Vec<u8> = Vec::new();
    for unit in cups.iter_mut().flatten() {
        let number = met.iter().position(|colour| colour == unit).unwrap_or_else(|| {
            met.push(*unit);
            met.len() - 1
        });
        *unit = number as u8;
    }
    (met.into_iter().map(|colour| names[usize::from(colour)].clone()).collect(), cups)
}

/// Whether a cup has nothing left to be done.
fn is_complete(cup: &[u8], capacity: usize) -> bool {
    cup.len() == capacity && cup.iter().all(|unit| *unit == cup[0])
}

/// Reads the measures; `cups` = `colors` + `empty`, whichever of them are given.
fn plan(options: &Options) -> Result<Plan, GenerateError> {
    let (mut colours, mut empty) = (options.get(&COLORS) as usize, options.get(&EMPTY) as usize);
    if let Some(cups) = options.get(&CUPS) {
        let cups = cups as usize;
        let contradiction = || {
            let message = message!("water-sort-contradiction", cups, colours, empty);
            GenerateError::Request(message)
        };
        match (options.is_set(&COLORS), options.is_set(&EMPTY)) {
            (true, true) if colours + empty != cups => return Err(contradiction()),
            (true, _) => empty = cups.checked_sub(colours).ok_or_else(contradiction)?,
            (false, _) => {
                colours = cups.checked_sub(empty).filter(|&c| (1..=255).contains(&c)).ok_or_else(contradiction)?;
            }
        }
    }
    Ok(Plan { colours, empty, capacity: options.get(&CAPACITY) as usize })
}

/// Full cups of units in random order, then the empty ones.
fn shuffle(plan: &Plan, rng: &mut Rng) -> Vec<Vec<u8>> {
    let mut units: Vec<u8> = (0..plan.colours).flat_map(|c| std::iter::repeat_n(c as u8, plan.capacity)).collect();
    rng.shuffle(&mut units);
    let mut cups: Vec<Vec<u8>> = units.chunks(plan.capacity).map(<[u8]>::to_vec).collect();
    cups.resize(plan.colours + plan.empty, Vec::new());
    cups
}

/// The solved level with random pours undone.
///
/// A pour is undone by taking some units of a top run and putting them onto another cup, which is how they could have
/// been poured: what is left behind must be of their colour or nothing, for only then does pouring them back move
/// exactly these units onto it.
fn unpour(plan: &Plan, wanted: &str, rng: &mut Rng) -> Vec<Vec<u8>> {
    let mut cups: Vec<Vec<u8>> = (0..plan.colours).map(|c| vec![c as u8; plan.capacity]).collect();
    cups.resize(plan.colours + plan.empty, Vec::new());
    let hardness = GRADES.iter().position(|grade| *grade == wanted).unwrap_or(0) + 1;
    let steps = 4 * plan.colours * plan.capacity * hardness;
    for _ in 0..steps {
        undo(plan, &mut cups, rng);
    }
    rng.shuffle(&mut cups);
    cups
}

fn undo(plan: &Plan, cups: &mut [Vec<u8>], rng: &mut Rng) {
    let (from, to) = (rng.below(cups.len()), rng.below(cups.len()));
    let room = plan.capacity - cups[to].len();
    let Some(&colour) = cups[from].last() else { return };
    let run = cups[from].iter().rev().take_while(|&&unit| unit == colour).count();
    let whole_cup = run == cups[from].len();
    let most = room.min(if whole_cup { run } else { run - 1 });
    if from == to || most == 0 || cups[to].last() == Some(&colour) {
        return;
    }
    let units = rng.between(1, most);
    let left = cups[from].len() - units;
    cups[from].truncate(left);
    let filled = cups[to].len() + units;
    cups[to].resize(filled, colour);
}

/// Names for colours: letters, then digits, then two letters.
fn names(count: usize) -> Vec<String> {
    let singles = ('a'..='z').chain('A'..='Z').chain('0'..='9');
    if count <= 62 {
        return singles.take(count).map(String::from).collect();
    }
    let pairs = ('a'..='z').flat_map(|first| ('a'..='z').map(move |second| format!("{first}{second}")));
    pairs.take(count).collect()
}
