//! Labels for the colours of a level that do not depend on their names: levels that differ only in names and in the order
//! of cups are the same when their colours are called by these labels.
//!
//! **How.** (1) Colours are told apart by where they lie: in cups of what shape, how high, beside which colours, as far as
//! these are told apart; again and again until that tells no more. In nearly every level it tells everything. (2) Colours
//! that are told from all others say nothing more, and without them the level falls into parts that have no cup in common.
//! Each part is labelled by itself; the parts are put in order by what they look like then. (3) In a part in which that
//! does not help, one colour of the smallest group is singled out, each in turn, and the labels are kept with which the
//! part looks least. A colour need not be tried if a symmetry of the part exchanges it for one that was: swapping the two
//! is one, and two colours that lead to parts that look alike show another.
//!
//! **Bounded.** How often (3) branches cannot be foreseen: graphs can be written as levels, and no quick way is known to
//! tell these apart. Beyond [`MOST_WORK`] the first colour is singled out and no other. The labels are then still labels,
//! and the same each time; but a level with other names may get others.
//!
//! **Literature.** B. D. McKay and A. Piperno, *Practical graph isomorphism, II*, Journal of Symbolic Computation 60, 2014.

use std::collections::{BTreeMap, BTreeSet};

use super::Run;

/// Runs that are looked at before a level is labelled in a way that may depend on its names.
pub(super) const MOST_WORK: usize = 4_000_000;

/// Labels by colour, from 0. While colours are not told apart, they share a label, and of the labels from that on as many
/// as they are theirs.
type Labels = Vec<usize>;

/// A colour, last, with its label and the places it lies at: the rank of the cup's look among all of a part, and the number
/// of the run.
type Placed = (usize, Vec<(usize, usize)>, usize);

/// What cups look like, in order: the shape of each, and the labels of its runs.
type Look = Vec<(usize, Vec<usize>)>;

/// The labels of the colours of some cups, by so much work.
pub(super) fn of(cups: &[Vec<Run>], colours: usize, most_work: usize) -> Labels {
    let mut labelling = Labelling::new(cups, colours, most_work);
    let whole = Part { cups: (0..labelling.cups.len()).collect(), colours: (0..colours).collect() };
    let mut labels = vec![0; colours];
    labelling.label(&whole, &mut labels);
    labels
}

/// A cup; equal ones are one.
struct Cup {
    /// A number for how many such cups there are, how long their runs are, and which of these are of one colour.
    shape: usize,
    /// The colour of each run.
    colours: Vec<usize>,
}

/// Some cups, and the colours in them that are to be told apart.
#[derive(Default)]
struct Part {
    cups: Vec<usize>,
    colours: Vec<usize>,
}

struct Labelling {
    cups: Vec<Cup>,
    /// Number of colours.
    colours: usize,
    /// Runs looked at.
    work: usize,
    most_work: usize,
}

impl Labelling {
    fn new(cups: &[Vec<Run>], colours: usize, most_work: usize) -> Self {
        let mut counts: BTreeMap<&Vec<Run>, usize> = BTreeMap::new();
        cups.iter().for_each(|cup| *counts.entry(cup).or_default() += 1);
        let shape = |(cup, count): (&&Vec<Run>, &usize)| (*count, pattern(cup, colours));
        let shapes: Vec<_> = counts.iter().map(shape).collect();
        let known: Vec<_> = BTreeSet::from_iter(&shapes).into_iter().collect();
        let shape = |shape| known.binary_search(&shape).expect("it is one of them");
        let colours_of = |cup: &Vec<Run>| cup.iter().map(|run| run.0).collect();
        let cup = |(cup, of): (&&Vec<Run>, _)| Cup { shape: shape(of), colours: colours_of(cup) };
        Labelling { cups: counts.keys().zip(&shapes).map(cup).collect(), colours, work: 0, most_work }
    }

    /// Gives each colour of a part a label of its own.
    fn label(&mut self, part: &Part, labels: &mut Labels) {
        self.tell_apart(part, labels);
        let parts = self.parts(part, labels);
        if parts.iter().any(|inner| inner.colours.len() == part.colours.len()) {
            return self.single_out(part, labels);
        }
        let mut labelled: Vec<(Look, Labels, Part)> = Vec::new();
        for inner in parts {
            let mut own = labels.clone();
            self.label(&inner, &mut own);
            labelled.push((self.look(&inner, &own), own, inner));
        }
        labelled.sort_by(|a, b| a.0.cmp(&b.0));
        let mut next: Vec<usize> = (0..self.colours).collect();
        for (_, own, mut inner) in labelled {
            inner.colours.sort_unstable_by_key(|colour| own[*colour]);
            for colour in inner.colours {
                let shared = labels[colour];
                labels[colour] = next[shared];
                next[shared] += 1;
            }
        }
    }

    /// Splits what shares a label by the cups it is in, until that splits nothing more.
    fn tell_apart(&mut self, part: &Part, labels: &mut Labels) {
        let mut is_told = true;
        while is_told {
            let mut colours = self.places(part, labels);
            colours.sort_unstable();
            is_told = false;
            for sharing in colours.chunk_by(|a, b| a.0 == b.0) {
                let mut label = sharing[0].0;
                for alike in sharing.chunk_by(|a, b| a.1 == b.1) {
                    alike.iter().for_each(|(.., colour)| labels[*colour] = label);
                    is_told |= label > sharing[0].0;
                    label += alike.len();
                }
            }
        }
    }

    /// Where the colours of a part lie.
    fn places(&mut self, part: &Part, labels: &Labels) -> Vec<Placed> {
        let cups = self.looks(part, labels);
        let mut places = vec![Vec::new(); self.colours];
        for (rank, alike) in cups.chunk_by(|a, b| a.0 == b.0).enumerate() {
            for (run, &colour) in alike.iter().flat_map(|(_, cup)| self.cups[*cup].colours.iter().enumerate()) {
                places[colour].push((rank, run));
            }
        }
        places.iter_mut().for_each(|places| places.sort_unstable());
        part.colours.iter().map(|&colour| (labels[colour], std::mem::take(&mut places[colour]), colour)).collect()
    }

    /// The parts that have no colour in common but those that have a label of their own.
    fn parts(&self, part: &Part, labels: &Labels) -> Vec<Part> {
        let mut sharing = vec![0; self.colours];
        part.colours.iter().for_each(|colour| sharing[labels[*colour]] += 1);
        let mut is_open = vec![false; self.colours];
        part.colours.iter().for_each(|&colour| is_open[colour] = sharing[labels[colour]] > 1);
        let open = |cup: usize| self.cups[cup].colours.iter().copied().filter(|colour| is_open[*colour]);
        let mut groups = Groups::new(self.colours);
        for &cup in &part.cups {
            open(cup).zip(open(cup).skip(1)).for_each(|(one, other)| groups.join(one, other));
        }
        let mut parts: BTreeMap<usize, Part> = BTreeMap::new();
        for &colour in part.colours.iter().filter(|colour| is_open[**colour]) {
            parts.entry(groups.0[colour]).or_default().colours.push(colour);
        }
        for &cup in &part.cups {
            if let Some(colour) = open(cup).next() {
                parts.entry(groups.0[colour]).or_default().cups.push(cup);
            }
        }
        parts.into_values().collect()
    }

    /// Labels a part by singling out a colour of its smallest group: the one with which it looks least in the end.
    fn single_out(&mut self, part: &Part, labels: &mut Labels) {
        let group = smallest_group(part, labels);
        let mut symmetric = Groups::new(self.colours);
        let mut tried: Vec<(Look, Labels, usize)> = Vec::new();
        for &colour in &group {
            let is_new = |other: usize| symmetric.0[other] != symmetric.0[colour];
            if !tried.iter().all(|(.., other)| is_new(*other)) {
                continue;
            }
            if let Some(other) =
                tried.iter().map(|(.., other)| *other).find(|other| self.are_twins(part, *other, colour))
            {
                symmetric.join(other, colour);
                continue;
            }
            if !tried.is_empty() && self.work > self.most_work {
                break;
            }
            let mut own = labels.clone();
            group.iter().filter(|other| **other != colour).for_each(|other| own[*other] += 1);
            self.label(part, &mut own);
            let look = self.look(part, &own);
            match tried.iter().find(|(known, ..)| *known == look) {
                Some((_, known, _)) => symmetric.join_alike(part, known, &own),
                None => tried.push((look, own, colour)),
            }
        }
        *labels = tried.into_iter().min().expect("a group is not empty").1;
    }

    /// Whether a part stays the same when two colours are swapped.
    fn are_twins(&mut self, part: &Part, one: usize, other: usize) -> bool {
        let names: Labels = (0..self.colours).collect();
        let mut swapped = names.clone();
        swapped.swap(one, other);
        self.look(part, &names) == self.look(part, &swapped)
    }

    fn look(&mut self, part: &Part, labels: &Labels) -> Look {
        self.looks(part, labels).into_iter().map(|(look, _)| look).collect()
    }

    /// What each cup of a part looks like, and the cup, in order.
    fn looks(&mut self, part: &Part, labels: &Labels) -> Vec<((usize, Vec<usize>), usize)> {
        let look = |cup: &Cup| (cup.shape, cup.colours.iter().map(|colour| labels[*colour]).collect());
        let mut looks: Vec<_> = part.cups.iter().map(|&cup| (look(&self.cups[cup]), cup)).collect();
        looks.sort_unstable();
        self.work += looks.iter().map(|(_, cup)| self.cups[*cup].colours.len()).sum::<usize>();
        looks
    }
}

/// How long the runs of a cup are, and for each the first run of its colour.
fn pattern(cup: &[Run], colours: usize) -> Vec<(usize, usize)> {
    let mut first = vec![None; colours];
    cup.iter().enumerate().map(|(at, &(colour, units))| (units, *first[colour].get_or_insert(at))).collect()
}

/// The colours that share a label in the smallest group of several; of such groups, the one of the least label.
fn smallest_group(part: &Part, labels: &Labels) -> Vec<usize> {
    let mut groups: BTreeMap<usize, Vec<usize>> = BTreeMap::new();
    part.colours.iter().for_each(|&colour| groups.entry(labels[colour]).or_default().push(colour));
    let several = groups.into_values().filter(|group| group.len() > 1);
    several.min_by_key(Vec::len).expect("some colours share a label")
}

/// Groups of colours: for each colour a number that is its group's.
struct Groups(Vec<usize>);

impl Groups {
    /// Each colour alone.
    fn new(colours: usize) -> Self {
        Groups((0..colours).collect())
    }

    fn join(&mut self, one: usize, other: usize) {
        let (kept, gone) = (self.0[one], self.0[other]);
        if kept != gone {
            self.0.iter_mut().filter(|group| **group == gone).for_each(|group| *group = kept);
        }
    }

    /// Joins the colours of a part that have the same label, once by some labels and once by others.
    fn join_alike(&mut self, part: &Part, some: &Labels, others: &Labels) {
        let by_label: BTreeMap<usize, usize> = part.colours.iter().map(|&colour| (others[colour], colour)).collect();
        part.colours.iter().for_each(|&colour| self.join(colour, by_label[&some[colour]]));
    }
}
