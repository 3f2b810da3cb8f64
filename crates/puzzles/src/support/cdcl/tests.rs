//! Against brute force on small random formulas.

use solvarium_engine::{Ctx, Limits, Rng};

use super::{Lit, Pace, Solver, Var};

/// From `least` to `most` of the literals.
struct Rule {
    lits: Vec<Lit>,
    least: usize,
    most: usize,
}

fn with_ctx<T>(run: impl FnOnce(&mut Ctx<'_>) -> T) -> T {
    run(&mut Ctx::unwatched(Limits::default()))
}

fn holds(rule: &Rule, model: u32) -> bool {
    let count = rule.lits.iter().filter(|lit| (model >> lit.var() & 1 == 1) == lit.is_yes()).count();
    (rule.least..=rule.most).contains(&count)
}

fn random_rule(vars: u32, rng: &mut Rng) -> Rule {
    let mut pool: Vec<Var> = (0..vars).collect();
    rng.shuffle(&mut pool);
    let len = rng.between(1, 6.min(vars as usize));
    let lits: Vec<Lit> = pool[..len].iter().map(|var| Lit::of(*var, rng.below(2) == 0)).collect();
    let (least, most) = match rng.below(4) {
        0 => (rng.below(len + 1), len),
        1 => (0, rng.below(len + 1)),
        2 => {
            let count = rng.below(len + 1);
            (count, count)
        }
        _ => (1, len),
    };
    Rule { lits, least, most }
}

/// Every second solver is in a hurry: it comes to stable stretches after a conflict or two.
fn solver_of(vars: u32, rules: &[Rule]) -> Solver {
    let pace = if rules.len().is_multiple_of(2) { Pace::default() } else { Pace::with_unit(1) };
    let mut solver = Solver { pace, ..Solver::default() };
    (0..vars).for_each(|_| {
        solver.var(false);
    });
    rules.iter().for_each(|rule| solver.between(&rule.lits, rule.least, rule.most));
    solver
}

fn model_of(solver: &Solver, vars: u32) -> u32 {
    (0..vars).map(|var| u32::from(solver.value(var)) << var).sum()
}

#[test]
fn solutions_are_enumerated_as_by_brute_force() {
    let mut rng = Rng::new(1);
    let (mut none, mut many) = (0, 0);
    for _ in 0..3000 {
        let vars = rng.between(1, 10) as u32;
        let rules: Vec<Rule> = (0..rng.between(0, 14)).map(|_| random_rule(vars, &mut rng)).collect();
        let mut expected: Vec<u32> = (0..1 << vars).filter(|m| rules.iter().all(|rule| holds(rule, *m))).collect();
        let mut solver = solver_of(vars, &rules);
        let mut found = Vec::new();
        with_ctx(|ctx| {
            while solver.solve(&[], ctx).unwrap() {
                let model = model_of(&solver, vars);
                found.push(model);
                let other: Vec<Lit> = (0..vars).map(|var| Lit::of(var, model >> var & 1 == 0)).collect();
                solver.clause(&other);
            }
        });
        found.sort_unstable();
        expected.sort_unstable();
        assert_eq!(found, expected);
        none += usize::from(found.is_empty());
        many += usize::from(found.len() > 1);
    }
    assert!(none > 500 && many > 500, "{none} {many}");
}

#[test]
fn assumptions_are_kept_and_blamed_rightly() {
    let mut rng = Rng::new(2);
    let mut refused = 0;
    for _ in 0..800 {
        let vars = rng.between(3, 10) as u32;
        let rules: Vec<Rule> = (0..rng.between(1, 8)).map(|_| random_rule(vars, &mut rng)).collect();
        let models: Vec<u32> = (0..1 << vars).filter(|m| rules.iter().all(|rule| holds(rule, *m))).collect();
        let mut solver = solver_of(vars, &rules);
        for _ in 0..8 {
            let mut pool: Vec<Var> = (0..vars).collect();
            rng.shuffle(&mut pool);
            let len = rng.between(0, vars as usize);
            let assumed: Vec<Lit> = pool[..len].iter().map(|var| Lit::of(*var, rng.below(2) == 0)).collect();
            let keeps = |m: u32, lits: &[Lit]| lits.iter().all(|lit| (m >> lit.var() & 1 == 1) == lit.is_yes());
            let found = with_ctx(|ctx| solver.solve(&assumed, ctx).unwrap());
            assert_eq!(found, models.iter().any(|m| keeps(*m, &assumed)));
            if found {
                let model = model_of(&solver, vars);
                assert!(models.contains(&model) && keeps(model, &assumed));
            } else {
                refused += 1;
                assert!(solver.core().iter().all(|lit| assumed.contains(lit)));
                assert!(!models.iter().any(|m| keeps(*m, solver.core())));
            }
        }
    }
    assert!(refused > 500, "{refused}");
}

/// One pigeon more than there are holes.
fn pigeons(holes: u32, unit: u64) -> Solver {
    let mut solver = Solver { pace: Pace::with_unit(unit), ..Solver::default() };
    (0..holes * (holes + 1)).for_each(|_| {
        solver.var(false);
    });
    for pigeon in 0..=holes {
        let places: Vec<Lit> = (0..holes).map(|hole| Lit::yes(pigeon * holes + hole)).collect();
        solver.clause(&places);
    }
    for hole in 0..holes {
        let guests: Vec<Lit> = (0..=holes).map(|pigeon| Lit::yes(pigeon * holes + hole)).collect();
        solver.at_most(&guests, 1);
    }
    solver
}

#[test]
fn pigeons_do_not_fit_and_are_counted_alike() {
    for (holes, unit) in (2..=7).flat_map(|holes| [(holes, 1000), (holes, 3)]) {
        let run = || {
            with_ctx(|ctx| {
                assert!(!pigeons(holes, unit).solve(&[], ctx).unwrap());
                (ctx.stats.expanded, ctx.stats.dead_ends, ctx.stats.rounds)
            })
        };
        assert_eq!(run(), run());
    }
}

#[test]
fn a_stopped_search_can_go_on() {
    let mut solver = pigeons(6, 10);
    let mut stops = 0;
    let found = loop {
        let limits = Limits { nodes: Some(60), ..Limits::default() };
        let mut ctx = Ctx::unwatched(limits);
        match solver.solve(&[], &mut ctx) {
            Ok(found) => break found,
            Err(_) => stops += 1,
        }
    };
    assert!(!found && stops > 2, "{stops}");
}
