//! The JSON of report B: `maps` has a number for each cell; switches and bridges are named and refer to each other.
//! Members such as `name` and `author` carry what is known about the level.
//!
//! A switch is in `swX` (heavy) or `swQ` (soft), with `location` [row, column], `bridge`, the name of a bridge, and `type`:
//! 0 toggles it, 1 changes it once and then it stays so, that is, the switch opens a bridge that starts closed and
//! closes one that starts open. A bridge has `active`, whether it is open at the start, and `location`, a list of
//! cells. The goal's cell, and those of switches and bridges, may have any number in `maps`.
//!
//! The report leaves three things out, which are written like this: `type` 2 closes and 3 opens, whatever the start; a switch
//! with several effects is several switches at one location; a split is in `swO`, with `to`, the two cells of its cubes.

use std::collections::{BTreeMap, HashSet};

use serde_json::{Map, Value, json};
use solvarium_engine::options::there_are;
use solvarium_engine::{Ctx, Format, LevelError, Message, Metadata, message};

use super::super::Bloxorz;
use super::super::sketch::{Named, Sketch, Spot, error};
use super::super::stage::{Effect, Ground, Stage, place};
use crate::support::json::{self, METADATA, Object};

pub(super) const FORMAT: Format<Bloxorz> = Format {
    name: "json",
    aliases: &["report-b"],
    collection: false,
    sniff,
    split: json::one_level,
    read,
    write: |puzzle, metadata| write(puzzle.stage(), metadata),
};

fn sniff(text: &str) -> bool {
    let has = |key: &str| json::has_member(text, key);
    has("maps") || has("swX") || has("swQ") || (has("start") && has("end"))
}

/// A bridge as it was read.
struct Bridge {
    open: bool,
    cells: Vec<Named>,
}

/// The members of a level.
const KNOWN: [&str; 11] = ["level", "size", "start", "end", "maps", "swX", "swQ", "swO", "bridge", "box", "tiles"];

fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<Bloxorz, LevelError> {
    let mut notes = Vec::new();
    let level = json::level(text)?;
    level.require(&["size", "start", "end", "maps"])?;
    level.unknown(&[&KNOWN[..], &METADATA].concat(), &mut notes);
    let mut sketch = maps(&level)?;
    sketch.starts.push(level.want("start", message!("bloxorz-json-cell"))?);
    sketch.goals.push(level.want("end", message!("bloxorz-json-cell"))?);
    check_box(&level, sketch.starts[0].0, &mut notes)?;
    let bridges = bridges(&level.object("bridge")?, &mut sketch, &mut notes, ctx)?;
    for (key, heavy) in [("swX", true), ("swQ", false)] {
        for (_, switch) in things(&level.object(key)?, &mut notes)? {
            ctx.poll()?;
            add_switch(&switch, heavy, &bridges, &mut sketch, &mut notes)?;
        }
    }
    for (_, split) in things(&level.object("swO")?, &mut notes)? {
        ctx.poll()?;
        split.require(&["location", "to"])?;
        split.unknown(&["type", "active", "location", "to"], &mut notes);
        let (cell, spot) = split.want("location", message!("bloxorz-json-cell"))?;
        let (landings, landings_spot) = split.want("to", message!("bloxorz-json-two-cells"))?;
        put(&mut sketch, cell, Ground::SPLIT, spot)?;
        sketch.landings.push((cell, landings, landings_spot));
    }
    Ok(Bloxorz::new(sketch.stage()?, notes))
}

/// The named things in a list of switches or bridges, each once.
fn things<'a>(list: &Object<'a>, notes: &mut Vec<Message>) -> Result<Vec<(String, Object<'a>)>, LevelError> {
    let listed: Option<(Vec<String>, Spot)> = list.get("symbol", message!("json-names"))?;
    let names: Vec<String> = match listed {
        Some((names, _)) => names,
        None => list.members.keys().filter(|key| *key != "count").cloned().collect(),
    };
    if let Some((count, _)) = list.get::<usize>("count", message!("json-number"))?
        && count != names.len()
    {
        notes.push(message!("bloxorz-json-count", object = list.name.clone(), names = names.len(), count));
    }
    list.require(&names.iter().map(String::as_str).collect::<Vec<_>>())?;
    let mut known = HashSet::from(["count", "symbol"]);
    let names = names.iter().filter(|name| known.insert(name)).collect::<Vec<_>>();
    list.unknown_but(|key| known.contains(key), notes);
    let thing = |name: &String| {
        let object = message!("json-member-of", key = name, object = list.name.clone());
        Ok((name.clone(), list.text.object(list.members[name].get(), object)?))
    };
    names.into_iter().map(thing).collect()
}

fn maps(level: &Object<'_>) -> Result<Sketch, LevelError> {
    let ((rows, width), size_spot): ((usize, usize), Spot) = level.want("size", message!("bloxorz-json-size"))?;
    let mut sketch = Sketch::new(width, rows)?;
    let tiles = level.object("tiles")?;
    let tile = |key: &str, usual: i64| {
        let read = tiles.get(key, message!("json-number"));
        read.map(|found| found.map_or(usual, |(number, _)| number))
    };
    let [space, rock, orange] = [tile("space", 0)?, tile("rock", 1)?, tile("orange", 2)?];
    let raw = level.members["maps"];
    let spot = level.text.spot(raw.get());
    let lists = level.list("maps", raw, message!("json-rows-of-numbers"))?;
    if lists.len() != rows {
        return Err(error(size_spot, message!("bloxorz-json-rows", rows, found = lists.len())));
    }
    for (row, list) in lists.into_iter().enumerate() {
        let cells = level.list("maps", list, message!("json-rows-of-numbers"))?;
        if cells.len() != width {
            let message = message!("bloxorz-json-row", row, found = cells.len(), columns = width);
            return Err(error(level.text.spot(list.get()), message));
        }
        for cell in cells {
            let ground = match serde_json::from_str::<i64>(cell.get()) {
                Ok(number) if number == space => Ground::Void,
                Ok(number) if number == rock => Ground::Plain,
                Ok(number) if number == orange => Ground::Fragile,
                _ => {
                    let found = cell.get();
                    let message = message!("bloxorz-json-tile", found, space, rock, orange);
                    return Err(error(level.text.spot(found), message));
                }
            };
            sketch.ground.push((ground, spot));
        }
    }
    Ok(sketch)
}

/// The box repeats what `start` says.
fn check_box(level: &Object<'_>, start: Named, notes: &mut Vec<Message>) -> Result<(), LevelError> {
    let at: Option<(Vec<Named>, Spot)> = level.object("box")?.get("location", message!("bloxorz-json-cells"))?;
    if at.is_some_and(|(cells, _)| cells != [start]) {
        notes.push(message!("bloxorz-json-box"));
    }
    Ok(())
}

/// Puts something onto a cell, or says that the cell lies outside.
fn put(sketch: &mut Sketch, cell: Named, ground: Ground, spot: Spot) -> Result<(), LevelError> {
    let cell = sketch.inside(cell, "cell", spot)?;
    let there = &mut sketch.ground[cell].0;
    let taken = matches!(there, Ground::Switch(_) | Ground::Split(_) | Ground::Bridge { .. });
    if taken && (*there != ground || *there == Ground::SPLIT) {
        return Err(error(spot, message!("bloxorz-json-taken", cell = place(sketch.grid, cell))));
    }
    *there = ground;
    Ok(())
}

fn bridges(
    list: &Object<'_>,
    sketch: &mut Sketch,
    notes: &mut Vec<Message>,
    ctx: &mut Ctx<'_>,
) -> Result<BTreeMap<String, Bridge>, LevelError> {
    let mut bridges = BTreeMap::new();
    for (name, bridge) in things(list, notes)? {
        ctx.poll()?;
        bridge.require(&["active", "location"])?;
        bridge.unknown(&["times_active", "active", "location"], notes);
        let open = flag(&bridge, "active")?;
        let (cells, spot): (Vec<Named>, Spot) = bridge.want("location", message!("bloxorz-json-cells"))?;
        for &cell in &cells {
            put(sketch, cell, Ground::Bridge { open }, spot)?;
        }
        bridges.insert(name, Bridge { open, cells });
    }
    Ok(bridges)
}

/// Whether something is so: true or false, 1 or 0.
fn flag(object: &Object<'_>, key: &str) -> Result<bool, LevelError> {
    let shape = message!("bloxorz-json-flag");
    let (value, spot): (Value, Spot) = object.want(key, shape.clone())?;
    let flag = value.as_bool().or_else(|| value.as_u64().filter(|n| *n < 2).map(|n| n == 1));
    flag.ok_or_else(|| error(spot, message!("json-shape", key, object = object.name.clone(), shape)))
}

fn add_switch(
    switch: &Object<'_>,
    heavy: bool,
    bridges: &BTreeMap<String, Bridge>,
    sketch: &mut Sketch,
    notes: &mut Vec<Message>,
) -> Result<(), LevelError> {
    switch.require(&["type", "location", "bridge"])?;
    switch.unknown(&["type", "active", "location", "bridge"], notes);
    let (cell, spot) = switch.want("location", message!("bloxorz-json-cell"))?;
    put(sketch, cell, Ground::switch(heavy), spot)?;
    let (name, name_spot): (Option<String>, Spot) = switch.want("bridge", message!("bloxorz-json-bridge"))?;
    let (number, type_spot): (i64, Spot) = switch.want("type", message!("bloxorz-json-kind"))?;
    let Some(name) = name else { return Ok(()) };
    let Some(bridge) = bridges.get(&name) else {
        let names: Vec<&str> = bridges.keys().map(String::as_str).collect();
        return Err(error(name_spot, message!("bloxorz-json-no-bridge", name, known = there_are(&names))));
    };
    let effect = match number {
        0 => Effect::Toggle,
        1 if bridge.open => Effect::Close,
        1 | 3 => Effect::Open,
        2 => Effect::Close,
        _ => return Err(error(type_spot, message!("bloxorz-json-type", found = number))),
    };
    bridge.cells.iter().try_for_each(|target| sketch.add_effect(cell, effect, *target, name_spot))
}

fn write(stage: &Stage, metadata: &Metadata) -> String {
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
            let effect = |cells: &[usize]| switch.effect_on(cells[0]);
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
    let about = json!(metadata);
    let about = METADATA.iter().filter_map(|key| Some((*key, about.get(key)?.clone())));
    let members: String = about.chain(members).map(|(key, value)| format!("  \"{key}\": {value},\n")).collect();
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
