//! The terminal: taken over at the beginning, and given back in order however the program ends. A panic, Ctrl-C and a signal
//! to end all lead through here.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{Receiver, channel};
use std::thread;
use std::time::{Duration, Instant};

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture, Event};
use crossterm::execute;
use crossterm::terminal::{EnterAlternateScreen, LeaveAlternateScreen, disable_raw_mode, enable_raw_mode};
use ratatui::Terminal;
use ratatui::backend::CrosstermBackend;

use crate::app::App;

/// How long input is waited for before time goes on.
const TICK: Duration = Duration::from_millis(40);

/// Set when any thread has broken down; the terminal is back in order by then.
static BROKEN: AtomicBool = AtomicBool::new(false);

/// The terminal while it is ours.
struct Taken(Terminal<CrosstermBackend<Stdout>>);

impl Taken {
    fn take() -> io::Result<Taken> {
        enable_raw_mode()?;
        // From here on it is given back, whatever goes wrong.
        let taken = Taken(Terminal::new(CrosstermBackend::new(stdout()))?);
        execute!(stdout(), EnterAlternateScreen, EnableMouseCapture)?;
        Ok(taken)
    }
}

impl Drop for Taken {
    fn drop(&mut self) {
        give_back();
    }
}

/// Puts the terminal back in order. Doing it twice does no harm.
fn give_back() {
    execute!(stdout(), DisableMouseCapture, LeaveAlternateScreen, crossterm::cursor::Show).ok();
    disable_raw_mode().ok();
}

/// Runs the program until it is over, or `stop` is set. Fails where there is no terminal, or it went away.
pub fn run(app: &mut App, stop: &AtomicBool) -> io::Result<()> {
    let before = panic::take_hook();
    panic::set_hook(Box::new(move |info| {
        give_back();
        BROKEN.store(true, Ordering::Relaxed);
        before(info);
    }));
    let mut taken = Taken::take()?;
    let begun = Instant::now();
    let result = turn(app, stop, &mut taken.0, begun);
    if !BROKEN.load(Ordering::Relaxed) {
        app.end();
    }
    drop(taken);
    drop(panic::take_hook());
    if BROKEN.load(Ordering::Relaxed) {
        return Err(io::Error::other("a thread has panicked"));
    }
    result
}

fn turn(
    app: &mut App,
    stop: &AtomicBool,
    terminal: &mut Terminal<CrosstermBackend<Stdout>>,
    begun: Instant,
) -> io::Result<()> {
    let is_stopped = || stop.load(Ordering::Relaxed) || BROKEN.load(Ordering::Relaxed);
    let events = events();
    while !app.is_over() && !is_stopped() {
        app.tick(begun.elapsed().as_secs_f64());
        terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
        let mut wait = TICK;
        while let Ok(event) = events.recv_timeout(wait) {
            app.event(&event?);
            if app.is_over() {
                break;
            }
            wait = Duration::ZERO;
        }
    }
    Ok(())
}

/// What keyboard and mouse do, from a thread of its own: of a terminal that has gone away, reading may never return.
fn events() -> Receiver<io::Result<Event>> {
    let (sender, events) = channel();
    thread::spawn(move || {
        loop {
            let event = event::read();
            let is_last = event.is_err();
            if sender.send(event).is_err() || is_last {
                return;
            }
        }
    });
    events
}

#[cfg(all(test, unix))]
mod tests {
    use std::process::Command;
    use std::time::{Duration, Instant};

    use ratatui::buffer::Buffer;
    use ratatui::layout::Rect;
    use solvarium_lab::{Language, Limits};
    use solvarium_testing::skipped;

    use super::*;
    use crate::keys::{self, Place};
    use crate::screens::{Screen, Step};
    use crate::store::Store;
    use crate::theme::Theme;
    use crate::world::World;

    /// Set where this test is the program in the terminal.
    const CHILD: &str = "SOLVARIUM_TUI_PANICS";
    const PATIENCE: Duration = Duration::from_secs(180);

    /// A screen that breaks down as soon as it was drawn.
    struct Broken(bool);

    impl Screen for Broken {
        fn place(&self) -> Place {
            Place::Help
        }

        fn title(&self, _world: &World) -> String {
            String::new()
        }

        fn act(&mut self, _command: keys::Command, _world: &mut World) -> Step {
            Step::Stay
        }

        fn tick(&mut self, _world: &mut World) -> Step {
            assert!(!self.0, "on purpose");
            Step::Stay
        }

        fn draw(&mut self, _area: Rect, _buffer: &mut Buffer, _world: &World) {
            self.0 = true;
        }
    }

    fn break_down() {
        let world = World::new(Language::ENGLISH, Limits::default(), Store::open(None));
        let theme = Theme::of_environment(|_| None);
        run(&mut App::new(world, theme, Box::new(Broken(false))), &AtomicBool::new(false)).ok();
    }

    /// Here the test runs itself in tmux.
    #[test]
    fn a_panic_gives_the_terminal_back() {
        if std::env::var_os(CHILD).is_some() {
            return break_down();
        }
        if Command::new("tmux").arg("-V").output().is_err() {
            return skipped("there is no tmux here");
        }
        let socket = format!("solvarium-panic-{}", std::process::id());
        let tmux = |arguments: &[&str]| {
            let output = Command::new("tmux").args(["-L", &socket]).args(arguments).env_remove("TMUX").output();
            String::from_utf8_lossy(&output.expect("tmux was there a moment ago").stdout).into_owned()
        };
        let program = std::env::current_exe().unwrap();
        let name = "terminal::tests::a_panic_gives_the_terminal_back";
        let line = format!("{CHILD}=1 {} --exact {name} --nocapture; stty -a; echo over; cat", program.display());
        tmux(&["-f", "/dev/null", "new-session", "-d", "-x", "80", "-y", "24", &line]);
        let begun = Instant::now();
        while !tmux(&["capture-pane", "-p"]).contains("over") && begun.elapsed() < PATIENCE {
            thread::sleep(Duration::from_millis(20));
        }
        let screen = tmux(&["capture-pane", "-p"]);
        let modes = tmux(&["display-message", "-p", "#{alternate_on} #{mouse_any_flag} #{cursor_flag}"]);
        tmux(&["kill-server"]);
        assert!(screen.contains("on purpose"), "{screen}");
        assert!(screen.contains(" icanon") && screen.contains(" echo"), "{screen}");
        assert_eq!(modes.trim(), "0 0 1");
    }
}
