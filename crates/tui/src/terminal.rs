//! The terminal: taken over at the beginning, and given back in order however the program ends. A panic, Ctrl-C and a signal
//! to end all lead through here.

use std::io::{self, Stdout, stdout};
use std::panic;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use crossterm::event::{self, DisableMouseCapture, EnableMouseCapture};
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
    while !app.is_over() && !is_stopped() {
        app.tick(begun.elapsed().as_secs_f64());
        terminal.draw(|frame| app.draw(frame.buffer_mut()))?;
        let mut wait = TICK;
        while !app.is_over() && event::poll(wait)? {
            app.event(&event::read()?);
            wait = Duration::ZERO;
        }
    }
    Ok(())
}
