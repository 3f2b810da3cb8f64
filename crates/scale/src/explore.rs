//! Every state that can be reached, counted layer by layer.

use solvarium_engine::space::key_of;
use solvarium_engine::{Ctx, Space, Stop};

use crate::crew::Crew;

/// The states of a layer: those that so many moves are needed for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Layer {
    /// How many there are.
    pub states: u64,
    /// How many of them are goals.
    pub goals: u64,
}

/// What there is to be reached.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Explored {
    /// The layers that were found as a whole, from the start on.
    pub layers: Vec<Layer>,
    /// What ended it before all layers were found.
    pub stopped: Option<Stop>,
    /// States from which no goal can be reached, if they were counted.
    pub dead: Option<u64>,
}

/// Expands everything, goals too, with so many threads. Counts dead states if that is asked for, which takes several times as
/// long.
pub fn run<S: Space>(space: &S, threads: usize, count_dead: bool, ctx: &mut Ctx<'_>) -> Explored {
    ctx.stats.threads = Some(threads as u64);
    let start = space.initial();
    let mut crew = Crew::new(space, threads, &key_of(space, &start));
    let first = Layer { states: 1, goals: u64::from(space.is_goal(&start)) };
    let mut explored = Explored { layers: vec![first], stopped: None, dead: None };
    let ended = layers(&mut crew, &mut explored.layers, ctx);
    match ended.and_then(|()| if count_dead { crew.count_dead(ctx).map(Some) } else { Ok(None) }) {
        Ok(dead) => explored.dead = dead,
        Err(reason) => explored.stopped = Some(reason),
    }
    explored
}

/// Finds layer after layer.
fn layers<S: Space>(crew: &mut Crew<'_, S>, layers: &mut Vec<Layer>, ctx: &mut Ctx<'_>) -> Result<(), Stop> {
    loop {
        let mut next = Layer::default();
        crew.expand_layer(layers.len() as u64 - 1, ctx, |count| {
            next.states += count.new;
            next.goals += count.goals;
        })?;
        if crew.close_layer() == 0 {
            return Ok(());
        }
        layers.push(next);
    }
}
