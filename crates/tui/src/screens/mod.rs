//! The screens. Each turns commands and clicks into a step, lives through ticks, and draws itself; none waits for anything.

pub mod help;
pub mod menu;
pub mod play;
pub mod race;
pub mod search;
pub mod solution;
pub mod time;

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};

use crate::keys::{Command, Place};
use crate::world::World;

/// What comes after something was done.
pub enum Step {
    /// Nothing else.
    Stay,
    /// The screen before.
    Back,
    /// A new screen; this one comes back after it.
    Open(Box<dyn Screen>),
    /// A new screen in place of this one.
    Swap(Box<dyn Screen>),
    /// The end.
    Quit,
}

/// What a mouse did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mouse {
    /// The left button went down.
    Down(Position),
    /// The right button went down.
    Right(Position),
    /// It moved with the left button down.
    Drag(Position),
    /// The left button went up.
    Up(Position),
    /// The wheel turned away.
    WheelUp,
    /// The wheel turned near.
    WheelDown,
}

/// A screen.
pub trait Screen {
    /// Which keys hold.
    fn place(&self) -> Place;
    /// What the title bar says.
    fn title(&self, world: &World) -> String;
    /// Does what a key asks for.
    fn act(&mut self, command: Command, world: &mut World) -> Step;
    /// Does what the mouse asks for.
    fn mouse(&mut self, _mouse: Mouse, _world: &mut World) -> Step {
        Step::Stay
    }
    /// Time has passed.
    fn tick(&mut self, _world: &mut World) -> Step {
        Step::Stay
    }
    /// Draws itself between the title bar and the last two lines.
    fn draw(&mut self, area: Rect, buffer: &mut Buffer, world: &World);
    /// Whether a thread works for it.
    fn is_busy(&self) -> bool {
        false
    }
    /// It is left, for good or for a while; also when the program ends.
    fn leave(&mut self, _world: &mut World) {}
    /// Signs of a board with their kinds, for the help screen.
    fn legend(&self) -> Vec<(&'static str, crate::boards::Face)> {
        Vec::new()
    }
    /// The puzzle it is about, for the help screen.
    fn puzzle(&self) -> Option<&str> {
        None
    }
}
