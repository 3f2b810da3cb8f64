//! Weighted A\* (Pohl 1970): A\* that trusts its estimate more than it should.

use solvarium_engine::best_first::{self, Cheaper, Config};
use solvarium_engine::{Cost, Ctx, Param, Search, Space, Task};

use crate::Info;
use crate::pseudocode::{
    BEGIN, EXPAND, NO_SOLUTION, Order, PUSH, Pseudocode, SKIP_DEAD, TAKE, WHILE_OPEN, lit, noted,
};

/// How much the estimate counts.
const WEIGHT: Param<f64> = Param::real("weight", 3.0, 1.0, 1000.0);

/// Facts about weighted A\*.
pub const INFO: Info =
    Info { name: "wastar", informed: true, params: &[WEIGHT.info()], pseudocode: PSEUDOCODE, ..Info::PLAIN };

const PSEUDOCODE: Pseudocode = Pseudocode {
    parts: &[
        &[
            lit(0, "open ← [start]; g(start) ← 0; p(start) ← w · h(start)", BEGIN),
            WHILE_OPEN,
            noted(lit(1, "n ← open.take_least_p()", TAKE), "search-order-wastar"),
        ],
        EXPAND,
        &[SKIP_DEAD, noted(lit(2, "open.push(s); p(s) ← g(s) + w · h(s)", PUSH), "pseudo-whole"), NO_SOLUTION],
    ],
    tests_taken: true,
    order: Order::Priority("p", Some("h")),
    rule: "search-order-wastar",
};

/// Priority g + w·h, in whole numbers: (q·g + p·h) for w = p/q.
pub fn run<S: Space>(task: &Task<'_, S>, _seed: u64, ctx: &mut Ctx<'_>) -> Search<S::Move> {
    // Rounded down, so that the promise holds for the weight asked for.
    let hundredths = (task.options.get(&WEIGHT) * 100.0 + 1e-6) as u32;
    let common = gcd(hundredths, 100);
    let (p, q) = (hundredths / common, 100 / common);
    // Saturating: with a great weight a priority must not wrap around to a small one.
    let priority = |g: Cost, h: Cost| (q.saturating_mul(g).saturating_add(p.saturating_mul(h)), h);
    let config = Config { informed: true, cheaper: Cheaper::Followed, most: u64::MAX, proves: false, priority };
    best_first::search(task, config, ctx)
}

fn gcd(a: u32, b: u32) -> u32 {
    if b == 0 { a } else { gcd(b, a % b) }
}
