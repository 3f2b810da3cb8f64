//! The program: a stack of screens with a title bar above and two lines below, for notices and for keys that can be clicked.

use crossterm::event::{Event, KeyEventKind, MouseButton, MouseEvent, MouseEventKind};
use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use solvarium_lab::message;
use unicode_width::UnicodeWidthStr as _;

use crate::keys::{self, Command};
use crate::paint;
use crate::screens::help::Help;
use crate::screens::{Mouse, Screen, Step};
use crate::theme::{Theme, ink};
use crate::world::World;

/// The smallest terminal.
pub const LEAST: (u16, u16) = (80, 24);

/// The program.
pub struct App {
    pub world: World,
    theme: Theme,
    screens: Vec<Box<dyn Screen>>,
    /// Where the keys are that can be clicked.
    buttons: Vec<(Rect, Command)>,
    is_small: bool,
}

impl App {
    /// The program with its first screen.
    pub fn new(world: World, theme: Theme, first: Box<dyn Screen>) -> App {
        App { world, theme, screens: vec![first], buttons: Vec::new(), is_small: false }
    }

    /// Whether it is over.
    pub fn is_over(&self) -> bool {
        self.screens.is_empty()
    }

    /// Whether a thread works for what is shown.
    #[cfg(test)]
    pub fn is_busy(&self) -> bool {
        self.screens.last().is_some_and(|screen| screen.is_busy())
    }

    /// Takes what came from the terminal.
    pub fn event(&mut self, event: &Event) {
        match event {
            Event::Key(key) if key.kind != KeyEventKind::Release => {
                let command = self.screens.last().and_then(|screen| keys::command(screen.place(), *key));
                if let Some(command) = command {
                    self.act(command);
                }
            }
            Event::Mouse(mouse) => self.mouse(*mouse),
            _ => {}
        }
    }

    /// Time has passed.
    pub fn tick(&mut self, now: f64) {
        self.world.now = now;
        if let Some(screen) = self.screens.last_mut() {
            let step = screen.tick(&mut self.world);
            self.step(step);
        }
    }

    /// Leaves all screens, so that nothing is lost.
    pub fn end(&mut self) {
        for mut screen in self.screens.drain(..).rev() {
            screen.leave(&mut self.world);
        }
        self.world.save();
    }

    /// Draws what there is to be seen.
    pub fn draw(&mut self, buffer: &mut Buffer) {
        let area = buffer.area;
        self.buttons.clear();
        self.is_small = area.width < LEAST.0 || area.height < LEAST.1;
        if self.is_small {
            self.draw_too_small(area, buffer);
        } else if let Some(screen) = self.screens.last_mut() {
            let place = screen.place();
            let bar = Rect { height: 1, ..area };
            let style = ink::bold(ink::ON_BAR).bg(ink::BAR);
            paint::fill(buffer, bar, " ", style);
            paint::put(buffer, 1, 0, 10, "Solvarium", style);
            let title = screen.title(&self.world);
            paint::centre(buffer, Rect { x: 12, width: area.width - 13, ..bar }, 0, &title, style);
            if screen.is_busy() {
                paint::right(buffer, Rect { width: area.width - 1, ..bar }, 0, "…", style);
            }
            let inside = Rect { y: 1, height: area.height - 3, ..area };
            screen.draw(inside, buffer, &self.world);
            if let Some(notice) = self.world.noticed() {
                let row = area.bottom() - 2;
                paint::fill(buffer, Rect { y: row, height: 1, ..area }, " ", ink::on(ink::WARN));
                paint::put(buffer, 1, row, area.width - 2, notice, ink::bold(ink::WARN));
            }
            self.draw_keys(place, area, buffer);
        }
        self.theme.finish(buffer);
    }

    fn act(&mut self, command: Command) {
        self.world.forget_notice();
        let Some(screen) = self.screens.last_mut() else { return };
        let step = match command {
            Command::Quit => Step::Quit,
            Command::Help if screen.place() != keys::Place::Help => {
                Step::Open(Box::new(Help::new(screen.as_ref(), &self.world)))
            }
            _ => screen.act(command, &mut self.world),
        };
        self.step(step);
    }

    fn mouse(&mut self, mouse: MouseEvent) {
        if self.is_small {
            return;
        }
        let at = Position::new(mouse.column, mouse.row);
        let mouse = match mouse.kind {
            MouseEventKind::Down(MouseButton::Left) => {
                if let Some((_, command)) = self.buttons.iter().find(|(area, _)| area.contains(at)) {
                    return self.act(*command);
                }
                Mouse::Down(at)
            }
            MouseEventKind::Down(MouseButton::Right) => Mouse::Right(at),
            MouseEventKind::Drag(MouseButton::Left) => Mouse::Drag(at),
            MouseEventKind::Up(MouseButton::Left) => Mouse::Up(at),
            MouseEventKind::ScrollUp => Mouse::WheelUp,
            MouseEventKind::ScrollDown => Mouse::WheelDown,
            _ => return,
        };
        if let Some(screen) = self.screens.last_mut() {
            let step = screen.mouse(mouse, &mut self.world);
            self.step(step);
        }
    }

    fn step(&mut self, step: Step) {
        if matches!(step, Step::Stay) {
            return;
        }
        if matches!(step, Step::Quit) {
            return self.end();
        }
        if let Some(screen) = self.screens.last_mut() {
            screen.leave(&mut self.world);
        }
        match step {
            Step::Open(screen) => self.screens.push(screen),
            Step::Swap(screen) => {
                self.screens.pop();
                self.screens.push(screen);
            }
            _ => drop(self.screens.pop()),
        }
        self.world.save();
    }

    /// The keys that hold, as many as there is room for; help is always among them.
    fn draw_keys(&mut self, place: keys::Place, area: Rect, buffer: &mut Buffer) {
        let row = area.bottom() - 1;
        let (help, others): (Vec<_>, Vec<_>) = keys::bindings(place)
            .filter(|binding| binding.offered)
            .map(|binding| (binding.keys[0].name(), self.world.word(binding.label), binding.command))
            .partition(|(_, _, command)| *command == Command::Help);
        let width = |(key, label, _): &(&str, String, Command)| (key.width() + label.width() + 3) as u16;
        let (mut x, mut end) = (1, area.right());
        let mut draw = |x: u16, offer: &(&'static str, String, Command)| {
            let (key, label, command) = offer;
            let after = x + paint::put(buffer, x, row, 12, key, ink::bold(ink::ACCENT)) + 1;
            paint::put(buffer, after, row, area.right() - after, label, ratatui::style::Style::new());
            self.buttons.push((Rect::new(x, row, width(offer) - 2, 1), *command));
        };
        for offer in &help {
            end -= width(offer);
            draw(end, offer);
        }
        for offer in &others {
            if x + width(offer) > end {
                break;
            }
            draw(x, offer);
            x += width(offer);
        }
    }

    fn draw_too_small(&self, area: Rect, buffer: &mut Buffer) {
        let (width, height) = LEAST;
        let said = message!("tui-too-small", width, height, own_width = area.width, own_height = area.height);
        let lines = paint::wrapped(&self.world.say(said), area.width);
        let top = area.height.saturating_sub(lines.len() as u16) / 2;
        for (at, line) in lines.iter().enumerate() {
            paint::centre(buffer, area, top + at as u16, line, ink::bold(ink::WARN));
        }
    }
}
