//! A stage and its states as plain data, for heuristics that people write themselves.

use solvarium_engine::Plain;

use super::machine::{Machine, State};

/// `bridges` has the cells of each bridge, `splits` the cell of each split and the two where its cubes appear.
pub fn level(machine: &Machine, out: &mut Plain) {
    let floors = 0..machine.floor_count() as u16;
    let cell = |floor: u16| machine.cell(floor);
    out.number("width", machine.grid().width);
    out.number("height", machine.grid().height);
    out.number("goal", cell(machine.goal()));
    out.cells("floor", floors.clone().map(cell));
    out.cells("fragile", floors.clone().filter(|&floor| machine.is_fragile(floor)).map(cell));
    let of_bridge = |bridge: usize| {
        let parts = floors.clone().filter(move |&floor| machine.bridge(floor) >> bridge & 1 == 1);
        parts.map(move |floor| machine.cell(floor) as i32)
    };
    out.lists("bridges", (0..machine.bridge_count()).map(of_bridge));
    let splits = machine.splits().map(|(floor, [first, second])| [floor, first, second]);
    out.lists("splits", splits.map(|floors| floors.map(|floor| machine.cell(floor) as i32)));
}

/// `block` is one cell where it stands upright, else two; `open` are the numbers of the bridges that are
/// open. Where a change of cubes is a move of its own, the cube that arrows roll comes first.
pub fn state(machine: &Machine, state: &State, out: &mut Plain) {
    let count = if state.a == state.b { 1 } else { 2 };
    out.cells("block", [state.a, state.b].into_iter().take(count).map(|floor| machine.cell(floor)));
    out.flag("split", state.split);
    out.cells("open", (0..machine.bridge_count()).filter(|bridge| state.bridges >> bridge & 1 == 1));
}
