//! Our own notation: rows of cells, then what the names in them mean. It can say everything and fits into one line.
//!
//! Items are separated by line breaks or `/`. A row has `.` for void, `=` for a tile, `~` for a fragile tile, `S` for the
//! start on a plain tile, `G` for the goal; any other letter or digit is a name. An item with a colon says what a name is:
//! `1:soft^a+bc-d` or `2:heavy…` a switch that toggles the bridges `a`, opens `b` and `c`, closes `d`;
//! `3:split@2,5@4,5` a split with the row and column where each cube appears; `ä:open` or `ä:closed` a bridge. A small
//! letter that is not explained is a bridge that is closed at the start, a capital one that is open. `S:@1,4` is a start
//! on something else than a plain tile. Lines that begin with `#` say what is known about the level after them; one
//! without a key such as `Author:` is its name.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use solvarium_engine::{Ctx, Format, LevelError, message};

use super::super::Bloxorz;
use super::super::sketch::{Named, Sketch, Spot, error};
use super::super::stage::{Effect, Ground, Stage, Switch};
use crate::support::collection;

pub(super) const FORMAT: Format<Bloxorz> = Format {
    name: "native",
    aliases: &[],
    collection: true,
    sniff,
    split: |text| collection::levels(text, |line| is_comment(line).then(|| line.trim_start_matches(['\u{feff}', '#']))),
    read: |text, ctx| Ok(Bloxorz::new(read(text, ctx)?, Vec::new())),
    write: |puzzle, metadata| metadata.lines("# ") + &write(puzzle.stage()),
};

/// A row or an explanation.
#[derive(Clone, Copy)]
struct Item<'a> {
    text: &'a str,
    spot: Spot,
}

/// The items of a level.
fn items(text: &str) -> impl Iterator<Item = Item<'_>> {
    let lines = text.trim_start_matches('\u{feff}').lines().enumerate();
    lines.filter(|(_, line)| !is_comment(line)).flat_map(|(number, line)| {
        let mut column = 1;
        line.split('/').filter_map(move |part| {
            let blank = part.chars().take_while(|c| c.is_whitespace()).count();
            let item = Item { text: part.trim(), spot: (number + 1, column + blank) };
            column += part.chars().count() + 1;
            (!item.text.is_empty()).then_some(item)
        })
    })
}

fn is_comment(line: &str) -> bool {
    line.trim_start_matches('\u{feff}').starts_with('#')
}

fn is_row(item: &Item<'_>) -> bool {
    !item.text.contains(':')
}

/// Whether there are a start and a goal in rows that are made of cells, or at least for the most part of `.`, `=` and
/// `~`, so that a slip is reported here and not by another notation. A first row of digits is a number. Without a tile and
/// without an explanation there is nothing to roll on.
fn sniff(text: &str) -> bool {
    let is_number = |item: &Item<'_>| item.text.chars().all(|c| c.is_ascii_digit());
    if items(text).next().is_none_or(|first| !is_row(&first) || is_number(&first)) {
        return false;
    }
    let (mut common, mut cells, mut all) = (0, 0, 0);
    let (mut start, mut goal, mut tiles) = (false, false, false);
    for item in items(text) {
        if !is_row(&item) {
            start |= item.text.starts_with("S:");
            tiles = true;
            continue;
        }
        tiles |= item.text.contains(['=', '~']);
        for c in item.text.chars() {
            all += 1;
            match c {
                '.' | '=' | '~' => common += 1,
                'S' => start = true,
                'G' => goal = true,
                _ if is_name(c) => {}
                _ if c.is_whitespace() => return false,
                _ => continue,
            }
            cells += 1;
        }
    }
    start && goal && tiles && (cells == all || 2 * common > all)
}

/// Whether a character may be the name of a bridge, a switch or a split.
fn is_name(c: char) -> bool {
    c.is_alphanumeric() && c != 'S' && c != 'G'
}

/// What a name stands for.
#[derive(Clone)]
enum Meaning<'a> {
    Bridge(bool),
    /// Effects: the operator, the name of the bridge, where that is written.
    Switch(bool, Vec<(Effect, char, Spot)>),
    Split([Named; 2], Item<'a>),
}

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<Stage, LevelError> {
    let mut sketch = size(text, ctx)?;
    let mut meanings = BTreeMap::new();
    for item in items(text).filter(|item| !is_row(item)) {
        explain(&item, &mut meanings, &mut sketch)?;
    }
    let mut named: BTreeMap<char, Vec<Named>> = BTreeMap::new();
    for (row, item) in items(text).filter(is_row).enumerate() {
        let ((line, first), length) = (item.spot, item.text.chars().count());
        for (column, c) in item.text.chars().chain(std::iter::repeat('.')).take(sketch.grid.width).enumerate() {
            let spot = (line, first + column.min(length));
            let cell = (row as i64, column as i64);
            match c {
                'S' => sketch.starts.push((cell, spot)),
                'G' => sketch.goals.push((cell, spot)),
                _ if is_name(c) => named.entry(c).or_default().push(cell),
                _ => {}
            }
            sketch.ground.push((ground(c, &meanings, spot)?, spot));
        }
    }
    for (name, (meaning, spot)) in &meanings {
        let Some(cells) = named.get(name) else {
            return Err(error(*spot, message!("bloxorz-not-on-board", name = *name)));
        };
        for cell in cells {
            act(*cell, meaning, &named, &mut sketch, ctx)?;
        }
    }
    sketch.stage()
}

/// An empty sketch of the right size.
fn size(text: &str, ctx: &mut Ctx<'_>) -> Result<Sketch, LevelError> {
    let (mut width, mut height) = (0, 0);
    for row in items(text).filter(is_row) {
        ctx.poll()?;
        width = row.text.chars().count().max(width);
        height += 1;
    }
    Sketch::new(width, height)
}

/// What a character of a row is.
fn ground(c: char, meanings: &BTreeMap<char, (Meaning<'_>, Spot)>, spot: Spot) -> Result<Ground, LevelError> {
    Ok(match (c, meanings.get(&c)) {
        ('.', _) => Ground::Void,
        ('=' | 'S', _) => Ground::Plain,
        ('~', _) => Ground::Fragile,
        ('G', _) => Ground::Goal,
        (_, Some((Meaning::Bridge(open), _))) => Ground::Bridge { open: *open },
        (_, Some((Meaning::Switch(heavy, _), _))) => Ground::switch(*heavy),
        (_, Some((Meaning::Split(..), _))) => Ground::SPLIT,
        ('a'..='z', None) => Ground::Bridge { open: false },
        ('A'..='Z', None) => Ground::Bridge { open: true },
        _ if is_name(c) => {
            return Err(error(spot, message!("bloxorz-unexplained", name = c)));
        }
        _ => {
            return Err(error(spot, message!("bloxorz-strange-cell", sign = c)));
        }
    })
}

/// Adds to the sketch what a switch or a split on a cell does.
fn act(
    cell: Named,
    meaning: &Meaning<'_>,
    named: &BTreeMap<char, Vec<Named>>,
    sketch: &mut Sketch,
    ctx: &mut Ctx<'_>,
) -> Result<(), LevelError> {
    match meaning {
        Meaning::Bridge(_) => {}
        Meaning::Split(landings, item) => sketch.landings.push((cell, *landings, item.spot)),
        Meaning::Switch(_, effects) => {
            for (effect, name, spot) in effects {
                let Some(bridges) = named.get(name) else {
                    return Err(error(*spot, message!("bloxorz-no-bridge", name = *name)));
                };
                for bridge in bridges {
                    ctx.poll()?;
                    sketch.add_effect(cell, *effect, *bridge, *spot)?;
                }
            }
        }
    }
    Ok(())
}

/// Reads an item with a colon.
fn explain<'a>(
    item: &Item<'a>,
    meanings: &mut BTreeMap<char, (Meaning<'a>, Spot)>,
    sketch: &mut Sketch,
) -> Result<(), LevelError> {
    let (name, words) = item.text.split_once(':').expect("an explanation has a colon");
    let mut letters = name.trim().chars();
    let words_at = Item { text: words.trim(), spot: (item.spot.0, item.spot.1 + name.chars().count() + 1) };
    let (Some(letter), None) = (letters.next(), letters.next()) else {
        return Err(error(item.spot, message!("bloxorz-long-name", name)));
    };
    if letter == 'S' {
        let [start] = cells(words_at)?;
        sketch.starts.push((start, item.spot));
        return Ok(());
    }
    if !is_name(letter) {
        return Err(error(item.spot, message!("bloxorz-odd-name", name = letter)));
    }
    let meaning = meaning(words_at)?;
    if meanings.insert(letter, (meaning, item.spot)).is_some() {
        return Err(error(item.spot, message!("bloxorz-explained-twice", name = letter)));
    }
    Ok(())
}

fn meaning(item: Item<'_>) -> Result<Meaning<'_>, LevelError> {
    let word_length = item.text.find(|c: char| !c.is_ascii_alphabetic()).unwrap_or(item.text.len());
    let (word, rest) = item.text.split_at(word_length);
    let rest = Item { text: rest, spot: (item.spot.0, item.spot.1 + word_length) };
    match word {
        "open" | "closed" if rest.text.trim().is_empty() => Ok(Meaning::Bridge(word == "open")),
        "soft" | "heavy" => Ok(Meaning::Switch(word == "heavy", effects(rest)?)),
        "split" => Ok(Meaning::Split(cells(rest)?, item)),
        _ => Err(error(item.spot, message!("bloxorz-odd-meaning", found = item.text))),
    }
}

/// `^ab+c-d`.
fn effects(item: Item<'_>) -> Result<Vec<(Effect, char, Spot)>, LevelError> {
    let mut effects = Vec::new();
    let mut effect = None;
    for (at, c) in item.text.chars().enumerate() {
        let spot = (item.spot.0, item.spot.1 + at);
        match (c, effect) {
            ('^', _) => effect = Some(Effect::Toggle),
            ('+', _) => effect = Some(Effect::Open),
            ('-', _) => effect = Some(Effect::Close),
            (c, _) if c.is_whitespace() => {}
            (c, Some(effect)) if is_name(c) => effects.push((effect, c, spot)),
            _ => return Err(error(spot, message!("bloxorz-odd-effect", sign = c))),
        }
    }
    Ok(effects)
}

/// `@2,5@4,5`: as many cells as are wanted.
fn cells<const COUNT: usize>(item: Item<'_>) -> Result<[Named; COUNT], LevelError> {
    let wrong = || error(item.spot, message!("bloxorz-odd-cells", found = item.text, count = COUNT));
    let parts = item.text.trim().strip_prefix('@').ok_or_else(wrong)?.split('@');
    let cell = |part: &str| {
        let (row, column) = part.split_once(',')?;
        Some((row.trim().parse().ok()?, column.trim().parse().ok()?))
    };
    let cells: Option<Vec<Named>> = parts.map(cell).collect();
    cells.and_then(|cells| cells.try_into().ok()).ok_or_else(wrong)
}

/// Letters for what has no letter of its own kind left.
fn further_names() -> impl Iterator<Item = char> {
    ('\u{c0}'..).filter(|c| c.is_alphabetic())
}

fn write(stage: &Stage) -> String {
    let mut further = further_names();
    let mut explained = String::new();
    let mut names = BTreeMap::new();
    let (mut small, mut capital) = ('a'..='z', ('A'..='Z').filter(|c| is_name(*c)));
    for (open, cells) in stage.bridges() {
        let own = if open { capital.next() } else { small.next() };
        let name = own.unwrap_or_else(|| {
            let name = further.next().expect("there are more letters than cells");
            let _ = writeln!(explained, "{name}:{}", if open { "open" } else { "closed" });
            name
        });
        names.extend(cells.into_iter().map(|cell| (cell, name)));
    }
    let mut digits = ('1'..='9').chain(['0']);
    let mut known: BTreeMap<String, char> = BTreeMap::new();
    for (cell, ground) in stage.ground.iter().enumerate() {
        let words = match ground {
            Ground::Switch(switch) => switch_words(switch, &names),
            Ground::Split(landings) => landings.iter().fold("split".to_string(), |words, landing| {
                let (row, column) = stage.grid.position(*landing);
                format!("{words}@{row},{column}")
            }),
            _ => continue,
        };
        let name = *known.entry(words).or_insert_with_key(|words| {
            let name = digits.next().or_else(|| further.next()).expect("there are more letters than cells");
            let _ = writeln!(explained, "{name}:{words}");
            name
        });
        names.insert(cell, name);
    }
    // By a tile or an explanation a stage is recognised (see `sniff`), so where there is no other, the start is both.
    let is_tile = |cell: usize| matches!(stage.ground[cell], Ground::Plain | Ground::Fragile);
    let recognised = !explained.is_empty() || (0..stage.ground.len()).any(|cell| cell != stage.start && is_tile(cell));
    let in_row = stage.ground[stage.start] == Ground::Plain && recognised;
    if !in_row {
        let (row, column) = stage.grid.position(stage.start);
        let _ = writeln!(explained, "S:@{row},{column}");
    }
    let cell = |cell: usize| match &stage.ground[cell] {
        Ground::Plain if in_row && cell == stage.start => 'S',
        Ground::Void => '.',
        Ground::Plain => '=',
        Ground::Fragile => '~',
        Ground::Goal => 'G',
        Ground::Bridge { .. } | Ground::Switch(_) | Ground::Split(_) => names[&cell],
    };
    let mut text = String::new();
    for number in 0..stage.ground.len() {
        text.push(cell(number));
        if (number + 1) % stage.grid.width == 0 {
            text.push('\n');
        }
    }
    text + &explained
}

/// `soft^a+b-c`, with the bridges' names.
fn switch_words(switch: &Switch, names: &BTreeMap<usize, char>) -> String {
    let mut words = String::from(if switch.heavy { "heavy" } else { "soft" });
    for (effect, sign) in Effect::ALL.into_iter().zip(['^', '+', '-']) {
        let mut bridges: Vec<char> =
            switch.effects.iter().filter(|(_, e)| *e == effect).map(|(cell, _)| names[cell]).collect();
        bridges.sort_unstable();
        bridges.dedup();
        if !bridges.is_empty() {
            words.push(sign);
            words.extend(bridges);
        }
    }
    words
}
