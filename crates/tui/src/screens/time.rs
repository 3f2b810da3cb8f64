//! Going through time: playing, pausing, stepping, jumping, at a speed; and the line that shows where one is.

use ratatui::buffer::Buffer;
use ratatui::layout::{Position, Rect};
use ratatui::style::Style;

use crate::keys::Command;
use crate::paint;
use crate::theme::ink;

/// Steps in a second.
const SPEEDS: [u32; 13] = [1, 2, 3, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/// A place in time that may move by itself.
pub struct Time {
    /// The place, from 0.
    pub at: usize,
    /// The last place.
    pub last: usize,
    is_playing: bool,
    speed: usize,
    /// When it was looked at last, and the part of a step that had passed by then.
    seen: f64,
    part: f64,
    /// Where the line is, to be clicked on.
    line: Rect,
}

impl Time {
    /// A time of so many places after the first, at a speed that takes some ten seconds.
    pub fn new(last: usize) -> Time {
        let speed = SPEEDS.iter().position(|&speed| last <= 12 * speed as usize).unwrap_or(SPEEDS.len() - 1);
        Time { at: 0, last, is_playing: false, speed: speed.max(1), seen: 0.0, part: 0.0, line: Rect::default() }
    }

    /// Begins to play.
    pub fn play(&mut self, now: f64) {
        (self.is_playing, self.seen, self.part) = (self.last > 0, now, 0.0);
        if self.at == self.last {
            self.at = 0;
        }
    }

    /// Stops at a place.
    pub fn stop_at(&mut self, at: usize) {
        (self.at, self.is_playing) = (at.min(self.last), false);
    }

    /// Does what a key asks for; whether it was about time.
    pub fn act(&mut self, command: Command, now: f64) -> bool {
        let far = (self.last / 20).max(10);
        match command {
            Command::PlayPause if self.is_playing => self.is_playing = false,
            Command::PlayPause => self.play(now),
            Command::Forward => self.stop_at(self.at + 1),
            Command::Backward => self.stop_at(self.at.saturating_sub(1)),
            Command::FarForward => self.stop_at(self.at + far),
            Command::FarBackward => self.stop_at(self.at.saturating_sub(far)),
            Command::First => self.stop_at(0),
            Command::Last => self.stop_at(self.last),
            Command::Faster => self.speed = (self.speed + 1).min(SPEEDS.len() - 1),
            Command::Slower => self.speed = self.speed.saturating_sub(1),
            _ => return false,
        }
        true
    }

    /// Jumps to where the line was clicked; whether it was.
    pub fn click(&mut self, at: Position) -> bool {
        let is_hit = self.line.contains(at);
        if is_hit {
            let along = usize::from(at.x - self.line.x) * self.last;
            self.stop_at(along / usize::from(self.line.width - 1).max(1));
        }
        is_hit
    }

    /// Goes on, if it plays.
    pub fn tick(&mut self, now: f64) {
        let passed = (now - self.seen).max(0.0);
        self.seen = now;
        if self.is_playing {
            let steps = self.part + passed * f64::from(SPEEDS[self.speed]);
            self.part = steps.fract();
            self.at = (self.at + steps as usize).min(self.last);
            self.is_playing = self.at < self.last;
        }
    }

    /// The line: what goes on, how fast, and where one is.
    pub fn draw(&mut self, row: Rect, label: &str, buffer: &mut Buffer) {
        let sign = if self.is_playing { "▶" } else { "‖" };
        let speed = format!("{sign} {}/s", SPEEDS[self.speed]);
        let mut x = row.x + paint::put(buffer, row.x, row.y, 9, &speed, ink::bold(ink::CHOSEN));
        x = x.max(row.x + 9);
        let width = unicode_width::UnicodeWidthStr::width(label) as u16;
        paint::right(buffer, row, row.y, label, Style::new());
        self.line = Rect::new(x, row.y, row.right().saturating_sub(x + width + 1).max(2), 1);
        let steps = usize::from(self.line.width) - 1;
        let here = (self.at * steps).checked_div(self.last).unwrap_or(0);
        for step in 0..=steps {
            let (sign, style) = match step.cmp(&here) {
                std::cmp::Ordering::Less => ("━", ink::on(ink::ACCENT)),
                std::cmp::Ordering::Equal => ("●", ink::bold(ink::CHOSEN)),
                std::cmp::Ordering::Greater => ("─", ink::on(ink::DIM)),
            };
            paint::put(buffer, self.line.x + step as u16, row.y, 1, sign, style);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn time_goes_on_by_itself_and_stops_at_the_end() {
        let mut time = Time::new(20);
        assert!(time.act(Command::PlayPause, 10.0));
        time.tick(11.0);
        assert!(time.at > 0 && time.at < 20);
        time.tick(1000.0);
        assert_eq!((time.at, time.is_playing), (20, false));
        assert!(time.act(Command::Backward, 1000.0) && time.at == 19);
        assert!(time.act(Command::First, 1000.0) && time.at == 0);
        assert!(time.act(Command::Backward, 1000.0) && time.at == 0);
        assert!(!time.act(Command::Undo, 1000.0));
    }

    #[test]
    fn the_line_can_be_clicked() {
        let mut time = Time::new(100);
        let mut buffer = Buffer::empty(Rect::new(0, 0, 60, 1));
        time.draw(buffer.area, "0/100", &mut buffer);
        assert!(time.click(Position::new(time.line.right() - 1, 0)));
        assert_eq!(time.at, 100);
        assert!(!time.click(Position::new(0, 0)));
    }
}
