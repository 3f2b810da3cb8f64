//! Report B's JSON: `maps` has a number for each cell; switches and bridges are named and refer to each other.
//!
//! A switch is in `swX` (heavy) or `swQ` (soft), with `location` [row, column], `bridge`, the name of a bridge, and `type`:
//! 0 toggles it, 1 changes it once and then it stays so, that is, the switch opens a bridge that starts closed and
//! closes one that starts open. A bridge has `active`, whether it is open at the start, and `location`, a list of
//! cells. The goal's cell, and those of switches and bridges, may have any number in `maps`.
//!
//! The report leaves three things out, which are written thus: `type` 2 closes and 3 opens, whatever the start; a switch
//! with several effects is several switches at one location; a split is in `swO`, with `to`, the two cells of its cubes.

use std::collections::BTreeMap;

use serde_json::{Map, Value, json};
use solvarium_engine::puzzle::one_level;
use solvarium_engine::{Format, LevelError};

use super::super::Bloxorz;
use super::super::sketch::{Named, Sketch, Spot, error};
use super::super::stage::{Effect, Ground, Stage};
use crate::json::{Object, Text};

pub(super) const FORMAT: Format<Bloxorz> = Format {
    name: "report-b",
    summary: "JSON with `size`, `start`, `end`, `maps`, switches `swX`, `swQ`, `swO` and `bridge`",
    collection: false,
    sniff,
    split: one_level,
    read,
    write: |puzzle| write(puzzle.stage()),
};

fn sniff(text: &str) -> bool {
    let has = |key: &str| text.contains(&format!("\"{key}\""));
    text.trim_start_matches('\u{feff}').trim_start().starts_with('{')
        && (has("maps") || has("swX") || has("swQ") || (has("start") && has("end")))
}

/// A bridge as it was read.
struct Bridge {
    open: bool,
    cells: Vec<Named>,
}

const CELL: &str = "a cell, as [row, column]";
const CELLS: &str = "a list of cells, as [[row, column], …]";

fn read(text: &str) -> Result<Bloxorz, LevelError> {
    let text = Text(text.trim_start_matches('\u{feff}'));
    let mut notes = Vec::new();
    let level = text.object(text.0, "the level")?;
    level.require(&["size", "start", "end", "maps"])?;
    level
        .unknown(&["level", "size", "start", "end", "maps", "swX", "swQ", "swO", "bridge", "box", "tiles"], &mut notes);
    let mut sketch = maps(&level)?;
    sketch.starts.push(level.want("start", CELL)?);
    sketch.goals.push(level.want("end", CELL)?);
    check_box(&level, sketch.starts[0].0, &mut notes)?;
    let bridges = bridges(&level.object("bridge")?, &mut sketch, &mut notes)?;
    for (key, heavy) in [("swX", true), ("swQ", false)] {
        for (_, switch) in things(&level.object(key)?, &mut notes)? {
            add_switch(&switch, heavy, &bridges, &mut sketch, &mut notes)?;
        }
    }
    for (_, split) in things(&level.object("swO")?, &mut notes)? {
        split.require(&["location", "to"])?;
        split.unknown(&["type", "active", "location", "to"], &mut notes);
        let (cell, spot) = split.want("location", CELL)?;
        let (landings, landings_spot) = split.want("to", "two cells, as [[row, column], [row, column]]")?;
        put(&mut sketch, cell, Ground::SPLIT, spot)?;
        sketch.landings.push((cell, landings, landings_spot));
    }
    Ok(Bloxorz::new(sketch.stage()?, notes))
}

/// The named things in a list of switches or bridges.
fn things<'a>(list: &Object<'a>, notes: &mut Vec<String>) -> Result<Vec<(String, Object<'a>)>, LevelError> {
    let listed: Option<(Vec<String>, Spot)> = list.get("symbol", "a list of names")?;
    let names: Vec<String> = match &listed {
        Some((names, _)) => names.clone(),
        None => list.members.keys().filter(|key| *key != "count").cloned().collect(),
    };
    if let Some((count, _)) = list.get::<usize>("count", "a number")?
        && count != names.len()
    {
        notes.push(format!("{} has {} names, but `count` says {count}", list.name, names.len()));
    }
    list.require(&names.iter().map(String::as_str).collect::<Vec<_>>())?;
    let known: Vec<&str> = names.iter().map(String::as_str).chain(["count", "symbol"]).collect();
    list.unknown(&known, notes);
    let thing = |name: &String| {
        Ok((name.clone(), list.text.object(list.members[name].get(), &format!("`{name}` of {}", list.name))?))
    };
    names.iter().map(thing).collect()
}

fn maps(level: &Object<'_>) -> Result<Sketch, LevelError> {
    let ((rows, width), size_spot): ((usize, usize), Spot) = level.want("size", "[rows, columns]")?;
    let tiles = level.object("tiles")?;
    let tile = |key: &str, usual: i64| Ok(tiles.get(key, "a number")?.map_or(usual, |(number, _)| number));
    let [space, rock, orange] = [tile("space", 0)?, tile("rock", 1)?, tile("orange", 2)?];
    let raw = level.members["maps"];
    let spot = level.text.spot(raw.get());
    let lists = level.list("maps", raw)?;
    if lists.len() != rows {
        return Err(error(size_spot, format!("`size` says {rows} rows, but `maps` has {}", lists.len())));
    }
    let mut sketch = Sketch { width, ..Sketch::default() };
    for (row, list) in lists.into_iter().enumerate() {
        let cells = level.list("maps", list)?;
        if cells.len() != width {
            let message = format!("row {row} of `maps` has {} cells, but `size` says {width} columns", cells.len());
            return Err(error(level.text.spot(list.get()), message));
        }
        for cell in cells {
            let ground = match serde_json::from_str::<i64>(cell.get()) {
                Ok(number) if number == space => Ground::Void,
                Ok(number) if number == rock => Ground::Plain,
                Ok(number) if number == orange => Ground::Fragile,
                _ => {
                    let message = format!(
                        "`{}` is none of {space} for void, {rock} for a tile, {orange} for a fragile tile",
                        cell.get()
                    );
                    return Err(error(level.text.spot(cell.get()), message));
                }
            };
            sketch.ground.push((ground, spot));
        }
    }
    Ok(sketch)
}

/// The box repeats what `start` says.
fn check_box(level: &Object<'_>, start: Named, notes: &mut Vec<String>) -> Result<(), LevelError> {
    let at: Option<(Vec<Named>, Spot)> = level.object("box")?.get("location", CELLS)?;
    if at.is_some_and(|(cells, _)| cells != [start]) {
        notes.push("`location` of `box` is not where `start` is; `start` counts".into());
    }
    Ok(())
}

/// Puts something onto a cell, or says that the cell lies outside.
fn put(sketch: &mut Sketch, (row, column): Named, ground: Ground, spot: Spot) -> Result<(), LevelError> {
    let rows = sketch.ground.len() / sketch.width.max(1);
    let on = |at: i64, length: usize| usize::try_from(at).ok().filter(|at| *at < length);
    let (Some(at), Some(across)) = (on(row, rows), on(column, sketch.width)) else {
        let message = format!(
            "{row},{column} lies outside the board, which has {rows} rows and {} columns, counted from 0",
            sketch.width
        );
        return Err(error(spot, message));
    };
    let there = &mut sketch.ground[at * sketch.width + across].0;
    let second = |there: &Ground| matches!(there, Ground::Switch(_) | Ground::Split(_) | Ground::Bridge { .. });
    if second(there) && (*there != ground || *there == Ground::SPLIT) {
        return Err(error(spot, format!("there is something else at {row},{column} already")));
    }
    *there = ground;
    Ok(())
}

fn bridges(
    list: &Object<'_>,
    sketch: &mut Sketch,
    notes: &mut Vec<String>,
) -> Result<BTreeMap<String, Bridge>, LevelError> {
    let mut bridges = BTreeMap::new();
    for (name, bridge) in things(list, notes)? {
        bridge.require(&["active", "location"])?;
        bridge.unknown(&["times_active", "active", "location"], notes);
        let open = flag(&bridge, "active")?;
        let (cells, spot): (Vec<Named>, Spot) = bridge.want("location", CELLS)?;
        for &cell in &cells {
            put(sketch, cell, Ground::Bridge { open }, spot)?;
        }
        bridges.insert(name, Bridge { open, cells });
    }
    Ok(bridges)
}

/// Whether something is so: true or false, 1 or 0.
fn flag(object: &Object<'_>, key: &str) -> Result<bool, LevelError> {
    let (value, spot): (Value, Spot) = object.want(key, "0 or 1")?;
    let number = value.as_bool().or_else(|| value.as_u64().filter(|n| *n < 2).map(|n| n == 1));
    number.ok_or_else(|| error(spot, format!("`{key}` of {} must be 0 or 1", object.name)))
}

fn add_switch(
    switch: &Object<'_>,
    heavy: bool,
    bridges: &BTreeMap<String, Bridge>,
    sketch: &mut Sketch,
    notes: &mut Vec<String>,
) -> Result<(), LevelError> {
    switch.require(&["type", "location", "bridge"])?;
    switch.unknown(&["type", "active", "location", "bridge"], notes);
    let (cell, spot) = switch.want("location", CELL)?;
    put(sketch, cell, Ground::switch(heavy), spot)?;
    let (name, name_spot): (Option<String>, Spot) = switch.want("bridge", "the name of a bridge, or null")?;
    let (number, type_spot): (i64, Spot) = switch.want("type", "a number from 0 to 3")?;
    let Some(name) = name else { return Ok(()) };
    let Some(bridge) = bridges.get(&name) else {
        let names: Vec<&str> = bridges.keys().map(String::as_str).collect();
        let message = format!("there is no bridge `{name}`; {}", solvarium_engine::options::there_are(&names));
        return Err(error(name_spot, message));
    };
    let effect = match number {
        0 => Effect::Toggle,
        1 if bridge.open => Effect::Close,
        1 | 3 => Effect::Open,
        2 => Effect::Close,
        _ => {
            let message =
                format!("`type` must be 0 (toggles), 1 (changes once), 2 (closes) or 3 (opens), not {number}");
            return Err(error(type_spot, message));
        }
    };
    sketch.effects.extend(bridge.cells.iter().map(|target| (cell, effect, *target, name_spot)));
    Ok(())
}

fn write(stage: &Stage) -> String {
    let pair = |cell: usize| {
        let (row, column) = stage.grid.position(cell);
        json!([row, column])
    };
    let groups = stage.bridges();
    let bridges = groups.iter().map(|(open, cells)| {
        let location: Vec<Value> = cells.iter().map(|cell| pair(*cell)).collect();
        json!({"active": u8::from(*open), "location": location, "times_active": 0})
    });
    let switches = |heavy: bool| {
        let of_kind = stage.switches().filter(move |(_, switch)| switch.heavy == heavy);
        of_kind.flat_map(|(cell, switch)| {
            let effect = |cells: &[usize]| switch.effects.iter().find(|(cell, _)| *cell == cells[0]).map(|(_, e)| *e);
            let acts: Vec<Value> = groups
                .iter()
                .enumerate()
                .filter_map(|(number, (open, cells))| Some((format!("B{}", number + 1), kind(effect(cells)?, *open))))
                .map(|(name, kind)| json!({"active": 0, "bridge": name, "location": pair(cell), "type": kind}))
                .collect();
            let idle = json!({"active": 0, "bridge": null, "location": pair(cell), "type": 0});
            if acts.is_empty() { vec![idle] } else { acts }
        })
    };
    let splits = stage.splits().map(|(cell, landings)| json!({"location": pair(cell), "to": landings.map(pair)}));
    let rows: Vec<String> = stage.ground.chunks(stage.grid.width).map(|row| json!(numbers(row)).to_string()).collect();
    let members = [
        ("level", json!(0)),
        ("size", json!([stage.grid.height, stage.grid.width])),
        ("swX", named("X", switches(true))),
        ("swQ", named("Q", switches(false))),
        ("swO", named("O", splits)),
        ("bridge", named("B", bridges)),
        ("start", pair(stage.start)),
        ("end", pair(stage.goal)),
        ("box", json!({"location": [pair(stage.start)], "state": 2, "symbol": "#"})),
        ("tiles", json!({"orange": 2, "rock": 1, "space": 0})),
    ];
    let members: String = members.iter().map(|(key, value)| format!("  \"{key}\": {value},\n")).collect();
    format!("{{\n{members}  \"maps\": [\n    {}\n  ]\n}}\n", rows.join(",\n    "))
}

/// The `type` of a switch with this effect on a bridge that starts open or closed.
fn kind(effect: Effect, open: bool) -> u8 {
    match effect {
        Effect::Toggle => 0,
        Effect::Close if open => 1,
        Effect::Open if !open => 1,
        Effect::Close => 2,
        Effect::Open => 3,
    }
}

/// Things under names with a letter and a number.
fn named(letter: &str, things: impl Iterator<Item = Value>) -> Value {
    let mut map: Map<String, Value> =
        things.enumerate().map(|(at, thing)| (format!("{letter}{}", at + 1), thing)).collect();
    let names: Vec<String> = (1..=map.len()).map(|number| format!("{letter}{number}")).collect();
    map.insert("count".into(), json!(names.len()));
    map.insert("symbol".into(), json!(names));
    Value::Object(map)
}

fn numbers(row: &[Ground]) -> Vec<u8> {
    let number = |ground: &Ground| match ground {
        Ground::Void | Ground::Bridge { .. } => 0,
        Ground::Fragile => 2,
        _ => 1,
    };
    row.iter().map(number).collect()
}
