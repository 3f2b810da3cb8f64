#![doc = include_str!("../README.md")]
#![deny(missing_docs)]

pub mod bloxorz;
pub mod grid;
pub mod light_up;
pub mod pddl;
pub mod sokoban;
pub mod support;
pub mod template;
pub mod tents;
pub mod water_sort;

use solvarium_engine::Puzzle;

/// A puzzle of the list below: its levels can be held as [`AnyLevel`].
pub trait Listed: Puzzle + Into<AnyLevel> {}

impl<P: Puzzle + Into<AnyLevel>> Listed for P {}

/// Code that is written once and called for every puzzle.
pub trait PuzzleVisitor {
    /// Called once for each puzzle.
    fn visit<P: Listed>(&mut self);
}

/// Code that is written once for the levels of all puzzles.
pub trait LevelVisitor {
    /// What it returns.
    type Output;
    /// Called with the level as the type of its puzzle.
    fn visit<P: Listed>(self, level: &P) -> Self::Output;
}

/// Generates what depends on the list of puzzles.
macro_rules! puzzles {
    ($($(#[$when:meta])? $name:ident($puzzle:ty)),* $(,)?) => {
        /// A loaded level of any puzzle.
        #[derive(Clone)]
        pub enum AnyLevel {
            $(
                $(#[$when])?
                #[doc = concat!("A level of `", stringify!($puzzle), "`.")]
                $name(Box<$puzzle>),
            )*
        }

        impl AnyLevel {
            /// Calls a visitor with the level, statically dispatched from there on.
            pub fn visit<V: LevelVisitor>(&self, visitor: V) -> V::Output {
                match self {
                    $($(#[$when])? AnyLevel::$name(level) => visitor.visit(level.as_ref()),)*
                }
            }
        }

        $(
            $(#[$when])?
            impl From<$puzzle> for AnyLevel {
                fn from(level: $puzzle) -> Self {
                    AnyLevel::$name(Box::new(level))
                }
            }
        )*

        /// Calls a visitor for every puzzle, in the order of the lists shown to people.
        pub fn for_each(visitor: &mut impl PuzzleVisitor) {
            $($(#[$when])? visitor.visit::<$puzzle>();)*
        }
    };
}

puzzles! {
    WaterSort(water_sort::WaterSort),
    Bloxorz(bloxorz::Bloxorz),
    Sokoban(sokoban::Sokoban),
    Tents(tents::Tents),
    LightUp(light_up::LightUp),
    Grid(grid::Grid),
    // What every visitor of the page loads has to stay small, so browsers do without.
    #[cfg(not(target_family = "wasm"))]
    Pddl(pddl::Pddl),
    // To copy from; browsers need not load it.
    #[cfg(not(target_family = "wasm"))]
    Template(template::Template),
}
