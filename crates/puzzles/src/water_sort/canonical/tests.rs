//! Forms of levels with other names and in another order, by chance, and against all names that there are.

use solvarium_engine::{Puzzle, Rng};

use super::*;

fn level(capacity: usize, cups: &[Vec<u8>]) -> WaterSort {
    WaterSort::numbered(capacity, cups)
}

/// The cups in another order, with other numbers for the colours.
fn disguised(cups: &[Vec<u8>], rng: &mut Rng) -> Vec<Vec<u8>> {
    let colours = cups.iter().flatten().max().map_or(0, |most| most + 1);
    let mut names: Vec<u8> = (0..colours).collect();
    rng.shuffle(&mut names);
    let rename = |cup: &Vec<u8>| cup.iter().map(|colour| names[usize::from(*colour)]).collect();
    let mut cups: Vec<Vec<u8>> = cups.iter().map(rename).collect();
    rng.shuffle(&mut cups);
    cups
}

#[track_caller]
fn assert_recognised(capacity: usize, cups: &[Vec<u8>]) {
    let form = level(capacity, cups).canonical();
    for seed in 0..10 {
        let other = disguised(cups, &mut Rng::new(seed));
        assert!(level(capacity, &other).canonical() == form, "{cups:?} and {other:?}");
    }
}

/// Units thrown into cups, each as far up as it goes.
fn random(capacity: usize, colours: u8, cups: usize, rng: &mut Rng) -> Vec<Vec<u8>> {
    let mut units: Vec<u8> = (0..colours).flat_map(|colour| vec![colour; capacity]).collect();
    rng.shuffle(&mut units);
    let mut filled = vec![Vec::new(); cups];
    for unit in units {
        let room: Vec<usize> = (0..cups).filter(|cup| filled[*cup].len() < capacity).collect();
        filled[*rng.pick(&room)].push(unit);
    }
    filled
}

#[test]
fn random_levels_are_recognised() {
    for seed in 0..60 {
        let mut rng = Rng::new(seed);
        let colours = *rng.pick(&[1, 3, 9, 20, 60]);
        let capacity = rng.between(2, 6);
        let cups = usize::from(colours) + rng.between(0, 3);
        assert_recognised(capacity, &random(capacity, colours, cups, &mut rng));
    }
}

/// The least level by trying every order of the names.
fn least(cups: &[Vec<u8>], colours: u8) -> Vec<Vec<u8>> {
    let mut orders: Vec<Vec<u8>> = vec![Vec::new()];
    for colour in 0..colours {
        let longer = |order: &Vec<u8>| {
            let order = order.clone();
            (0..=order.len()).map(move |at| [&order[..at], &[colour], &order[at..]].concat())
        };
        orders = orders.iter().flat_map(longer).collect();
    }
    let renamed = |order: Vec<u8>| {
        let rename = |cup: &Vec<u8>| cup.iter().map(|colour| order[usize::from(*colour)]).collect();
        let mut cups: Vec<Vec<u8>> = cups.iter().map(rename).collect();
        cups.sort();
        cups
    };
    orders.into_iter().map(renamed).min().unwrap()
}

/// Of small levels many are the same; just these have the same form.
#[test]
fn levels_have_the_same_form_just_if_some_names_make_them_the_same() {
    for (capacity, colours) in [(2, 3), (2, 4), (3, 3), (4, 2)] {
        let mut forms = std::collections::BTreeMap::new();
        for seed in 0..200 {
            let cups = random(capacity, colours, usize::from(colours) + 1, &mut Rng::new(seed));
            let (form, least) = (level(capacity, &cups).canonical(), least(&cups, colours));
            assert_eq!(*forms.entry(form).or_insert_with(|| least.clone()), least, "{cups:?}");
        }
        let all: std::collections::BTreeSet<_> = forms.values().collect();
        assert_eq!(all.len(), forms.len(), "the same level has two forms");
    }
}

/// Many symmetries, of many kinds: where every colour is like every other, places tell nothing.
#[test]
fn symmetric_levels_are_recognised_at_once() {
    let complete = |colours: u8| (0..colours).map(|colour| vec![colour; 4]).collect::<Vec<_>>();
    let round = |colours: u8| (0..colours).map(|colour| vec![colour, (colour + 1) % colours]).collect::<Vec<_>>();
    let pairs = |colours: u8| {
        let all = (0..colours).flat_map(|one| (0..colours).map(move |other| vec![one, other]));
        all.filter(|pair| pair[0] != pair[1]).collect::<Vec<_>>()
    };
    let latin = |colours: u8| (0..colours).map(|row| (0..colours).map(|at| at ^ row).collect()).collect::<Vec<_>>();
    let star = |colours: u8| {
        let points = (1..colours).flat_map(|colour| [vec![0, colour, colour], vec![colour, 0, 0]]);
        points.collect::<Vec<_>>()
    };
    let two_rounds = [round(7), round(7).iter().map(|cup| cup.iter().map(|colour| colour + 7).collect()).collect()];
    assert_recognised(4, &complete(60));
    assert_recognised(2, &round(60));
    assert_recognised(2, &pairs(20));
    assert_recognised(16, &latin(16));
    assert_recognised(3, &star(40));
    assert_recognised(2, &two_rounds.concat());
    assert_ne!(level(2, &two_rounds.concat()).canonical(), level(2, &round(14)).canonical());
}

/// The corners of a cube are colours, its edges cups.
fn cube() -> Vec<Vec<u8>> {
    (0..8u8).flat_map(|corner| [1, 2, 4].map(move |bit| vec![corner, corner ^ bit, corner])).collect()
}

/// No two corners differ, and from one of them no two of the nearest do.
#[test]
fn a_cube_is_recognised() {
    assert_recognised(3, &cube());
}

#[test]
fn without_work_labels_are_labels_all_the_same() {
    let cups: Vec<Vec<Run>> = cube().iter().map(|cup| runs(cup)).collect();
    let labels = labels::of(&cups, 8, 0);
    assert_eq!(labels, labels::of(&cups, 8, 0));
    let different: std::collections::BTreeSet<usize> = labels.into_iter().collect();
    assert_eq!(different, (0..8).collect());
}

#[test]
fn what_is_different_has_another_form() {
    let form = |capacity: usize, cups: &[&[u8]]| {
        level(capacity, &cups.iter().map(|cup| cup.to_vec()).collect::<Vec<_>>()).canonical()
    };
    let plain = form(2, &[&[0, 1], &[0, 1], &[]]);
    assert_eq!(plain, form(2, &[&[], &[1, 0], &[1, 0]]));
    for other in [form(2, &[&[0, 1], &[1, 0], &[]]), form(2, &[&[0, 1], &[0, 1]]), form(2, &[&[0, 1], &[0], &[1]])] {
        assert_ne!(plain, other);
    }
    assert_ne!(form(2, &[&[0, 0], &[]]), form(3, &[&[0, 0], &[0]]));
}
