//! The keys: one table, which is what keys do, what the last line of a screen offers, and what the help screen says.

use crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What can be done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Command {
    Up,
    Down,
    Left,
    Right,
    PageUp,
    PageDown,
    First,
    Last,
    Enter,
    Space,
    Back,
    Quit,
    Help,
    Undo,
    Redo,
    Restart,
    Hint,
    SolveHere,
    Alarm,
    Submit,
    Mark,
    WatchSolution,
    WatchSearch,
    NextLevel,
    PlayPause,
    Forward,
    Backward,
    FarForward,
    FarBackward,
    Faster,
    Slower,
    /// The next event of a search: a new f, a goal, a dead end, a round.
    Next(Jump),
    /// The one before.
    Previous(Jump),
    Heuristic,
    Pace,
    PlayIt,
    PanUp,
    PanDown,
    PanLeft,
    PanRight,
    /// A small letter that nothing else has: a cup.
    Letter(char),
}

/// What a search can be wound to.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Jump {
    F,
    Goal,
    DeadEnd,
    Round,
}

/// Where keys are pressed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    Menu,
    /// A game of rolling, walking, pushing.
    Moves,
    /// A game of choosing one thing, then another.
    Cups,
    /// A game of placing things into cells.
    Cells,
    /// A game that is won.
    Won,
    Solution,
    Search,
    Race,
    Help,
}

use Place::{Cells, Cups, Help, Menu, Moves, Race, Search, Solution, Won};

/// Keys that do the same.
#[derive(Clone, Copy, Debug)]
pub enum Key {
    /// A key without a letter.
    Code(KeyCode, &'static str),
    /// With Shift.
    Shift(KeyCode, &'static str),
    /// With Ctrl.
    Ctrl(char, &'static str),
    /// This sign.
    Sign(char, &'static str),
    /// A letter, large or small; large only where small letters name cups.
    Letter(char, &'static str),
}

/// One line of the table.
pub struct Binding {
    /// Where it holds.
    pub places: &'static [Place],
    /// The keys; help shows all, the last line of a screen the first.
    pub keys: &'static [Key],
    /// What they do.
    pub command: Command,
    /// What that is called.
    pub label: &'static str,
    /// Whether the last line of a screen offers it.
    pub offered: bool,
}

const GAMES: &[Place] = &[Moves, Cups, Cells];
const TIME: &[Place] = &[Solution, Search, Race];
const LISTS: &[Place] = &[Menu, Help];
const BOARDS: &[Place] = &[Menu, Cups, Cells];
const ALL: &[Place] = &[Menu, Moves, Cups, Cells, Won, Solution, Search, Race, Help];

const fn line(
    places: &'static [Place],
    keys: &'static [Key],
    command: Command,
    label: &'static str,
    offered: bool,
) -> Binding {
    Binding { places, keys, command, label, offered }
}

const UP: Key = Key::Code(KeyCode::Up, "↑");
const DOWN: Key = Key::Code(KeyCode::Down, "↓");
const LEFT: Key = Key::Code(KeyCode::Left, "←");
const RIGHT: Key = Key::Code(KeyCode::Right, "→");
const ENTER: Key = Key::Code(KeyCode::Enter, "Enter");
const SPACE: Key = Key::Sign(' ', "Space");
const ESC: Key = Key::Code(KeyCode::Esc, "Esc");
const HOME: Key = Key::Code(KeyCode::Home, "Home");
const END: Key = Key::Code(KeyCode::End, "End");
const PAGE_UP: Key = Key::Code(KeyCode::PageUp, "PgUp");
const PAGE_DOWN: Key = Key::Code(KeyCode::PageDown, "PgDn");

/// The table. The first line that fits counts.
pub const BINDINGS: &[Binding] = &[
    line(ALL, &[Key::Ctrl('c', "Ctrl-C")], Command::Quit, "tui-key-quit", false),
    line(ALL, &[Key::Sign('?', "?"), Key::Code(KeyCode::F(1), "F1")], Command::Help, "tui-key-help", true),
    // Moving.
    line(&[Moves], &[UP, Key::Sign('w', "w")], Command::Up, "tui-key-up", false),
    line(&[Moves], &[DOWN, Key::Sign('s', "s")], Command::Down, "tui-key-down", false),
    line(&[Moves], &[LEFT, Key::Sign('a', "a")], Command::Left, "tui-key-left", false),
    line(&[Moves], &[RIGHT, Key::Sign('d', "d")], Command::Right, "tui-key-right", false),
    line(&[Moves], &[SPACE], Command::Space, "tui-key-switch", false),
    line(&[Menu, Cups, Cells, Help], &[UP], Command::Up, "tui-key-up", false),
    line(&[Menu, Cups, Cells, Help], &[DOWN], Command::Down, "tui-key-down", false),
    line(&[Cups, Cells], &[LEFT], Command::Left, "tui-key-left", false),
    line(&[Cups, Cells], &[RIGHT], Command::Right, "tui-key-right", false),
    line(&[Cups], &[ENTER, SPACE], Command::Enter, "tui-key-pour", true),
    line(&[Cells], &[ENTER, SPACE], Command::Enter, "tui-key-put", true),
    line(&[Cells], &[Key::Letter('x', "X")], Command::Mark, "tui-key-mark", true),
    line(&[Cells], &[Key::Letter('c', "C")], Command::Submit, "tui-key-submit", true),
    line(LISTS, &[PAGE_UP], Command::PageUp, "tui-key-page-up", false),
    line(LISTS, &[PAGE_DOWN], Command::PageDown, "tui-key-page-down", false),
    line(BOARDS, &[HOME], Command::First, "tui-key-first", false),
    line(BOARDS, &[END], Command::Last, "tui-key-last", false),
    // The menu.
    line(&[Menu], &[ENTER, RIGHT], Command::Enter, "tui-key-choose", true),
    line(&[Menu], &[SPACE], Command::Space, "tui-key-tick", false),
    line(&[Menu], &[Key::Letter('e', "E")], Command::Heuristic, "tui-key-heuristic", false),
    line(&[Menu], &[ESC, LEFT, Key::Code(KeyCode::Backspace, "Backspace")], Command::Back, "tui-key-back", true),
    line(&[Menu], &[Key::Letter('q', "Q")], Command::Quit, "tui-key-quit", true),
    // Games.
    line(
        GAMES,
        &[Key::Letter('u', "U"), Key::Code(KeyCode::Backspace, "Backspace"), Key::Ctrl('z', "Ctrl-Z")],
        Command::Undo,
        "tui-key-undo",
        true,
    ),
    line(GAMES, &[Key::Letter('r', "R"), Key::Ctrl('y', "Ctrl-Y")], Command::Redo, "tui-key-redo", true),
    line(GAMES, &[Key::Letter('h', "H")], Command::Hint, "tui-key-hint", true),
    line(GAMES, &[Key::Letter('s', "S")], Command::SolveHere, "tui-key-solve", true),
    line(GAMES, &[Key::Letter('a', "A")], Command::Alarm, "tui-key-alarm", true),
    line(GAMES, &[Key::Letter('n', "N")], Command::Restart, "tui-key-restart", true),
    line(GAMES, &[Key::Code(KeyCode::Tab, "Tab")], Command::NextLevel, "tui-key-next-level", false),
    // A game that is won.
    line(&[Won], &[ENTER, Key::Code(KeyCode::Tab, "Tab")], Command::NextLevel, "tui-key-next-level", true),
    line(&[Won], &[Key::Letter('n', "N")], Command::Restart, "tui-key-again", true),
    line(
        &[Won],
        &[Key::Letter('u', "U"), Key::Code(KeyCode::Backspace, "Backspace"), Key::Ctrl('z', "Ctrl-Z")],
        Command::Undo,
        "tui-key-undo",
        true,
    ),
    line(&[Won], &[Key::Letter('w', "W")], Command::WatchSolution, "tui-key-watch", true),
    line(&[Won], &[Key::Letter('f', "F")], Command::WatchSearch, "tui-key-search", true),
    // Watching.
    line(TIME, &[SPACE, ENTER], Command::PlayPause, "tui-key-play", true),
    line(TIME, &[RIGHT, Key::Sign('.', ".")], Command::Forward, "tui-key-forward", true),
    line(TIME, &[LEFT, Key::Sign(',', ",")], Command::Backward, "tui-key-backward", true),
    line(TIME, &[Key::Shift(KeyCode::Right, "Shift-→"), PAGE_DOWN], Command::FarForward, "tui-key-far-forward", false),
    line(TIME, &[Key::Shift(KeyCode::Left, "Shift-←"), PAGE_UP], Command::FarBackward, "tui-key-far-backward", false),
    line(TIME, &[HOME], Command::First, "tui-key-start", false),
    line(TIME, &[END], Command::Last, "tui-key-end", false),
    line(TIME, &[UP, Key::Sign('+', "+")], Command::Faster, "tui-key-faster", true),
    line(TIME, &[DOWN, Key::Sign('-', "-")], Command::Slower, "tui-key-slower", true),
    line(&[Search], &[Key::Sign('f', "f")], Command::Next(Jump::F), "tui-key-next-f", true),
    line(&[Search], &[Key::Sign('F', "F")], Command::Previous(Jump::F), "tui-key-previous-f", false),
    line(&[Search], &[Key::Sign('g', "g")], Command::Next(Jump::Goal), "tui-key-next-goal", true),
    line(&[Search], &[Key::Sign('G', "G")], Command::Previous(Jump::Goal), "tui-key-previous-goal", false),
    line(&[Search], &[Key::Sign('d', "d")], Command::Next(Jump::DeadEnd), "tui-key-next-dead", true),
    line(&[Search], &[Key::Sign('D', "D")], Command::Previous(Jump::DeadEnd), "tui-key-previous-dead", false),
    line(&[Search], &[Key::Sign('r', "r")], Command::Next(Jump::Round), "tui-key-next-round", false),
    line(&[Search], &[Key::Sign('R', "R")], Command::Previous(Jump::Round), "tui-key-previous-round", false),
    line(&[Search], &[Key::Letter('w', "W")], Command::WatchSolution, "tui-key-watch", true),
    line(&[Race], &[Key::Letter('t', "T")], Command::Pace, "tui-key-pace", true),
    line(&[Solution], &[Key::Letter('p', "P")], Command::PlayIt, "tui-key-play-it", true),
    line(&[Solution, Search], &[Key::Letter('k', "K")], Command::PanUp, "tui-key-pan-up", false),
    line(&[Solution, Search], &[Key::Letter('j', "J")], Command::PanDown, "tui-key-pan-down", false),
    line(&[Solution, Search], &[Key::Letter('h', "H")], Command::PanLeft, "tui-key-pan-left", false),
    line(&[Solution, Search], &[Key::Letter('l', "L")], Command::PanRight, "tui-key-pan-right", false),
    // Leaving.
    line(
        &[Moves, Cups, Cells, Won, Solution, Search, Race, Help],
        &[ESC, Key::Letter('q', "Q")],
        Command::Back,
        "tui-key-back",
        true,
    ),
];

/// What a key does somewhere.
pub fn command(place: Place, event: KeyEvent) -> Option<Command> {
    let bound = bindings(place).find(|binding| binding.keys.iter().any(|key| key.is(event, place)));
    let letter = || match event.code {
        KeyCode::Char(letter @ 'a'..='z') if event.modifiers.is_empty() => Some(Command::Letter(letter)),
        _ => None,
    };
    bound.map(|binding| binding.command).or_else(letter)
}

/// The lines of the table that hold somewhere.
pub fn bindings(place: Place) -> impl Iterator<Item = &'static Binding> {
    BINDINGS.iter().filter(move |binding| binding.places.contains(&place))
}

impl Key {
    /// What is written on it.
    pub fn name(&self) -> &'static str {
        match *self {
            Key::Code(_, name) | Key::Shift(_, name) | Key::Ctrl(_, name) => name,
            Key::Sign(_, name) | Key::Letter(_, name) => name,
        }
    }

    fn is(&self, event: KeyEvent, place: Place) -> bool {
        let (code, held) = (event.code, event.modifiers);
        let bare = !held.intersects(KeyModifiers::CONTROL | KeyModifiers::ALT);
        match *self {
            Key::Code(own, _) => own == code && bare && !held.contains(KeyModifiers::SHIFT),
            Key::Shift(own, _) => own == code && held.contains(KeyModifiers::SHIFT),
            Key::Ctrl(own, _) => code == KeyCode::Char(own) && held.contains(KeyModifiers::CONTROL),
            Key::Sign(own, _) => code == KeyCode::Char(own) && bare,
            Key::Letter(own, _) => match code {
                KeyCode::Char(letter) => {
                    bare && letter.eq_ignore_ascii_case(&own) && (place != Cups || letter.is_uppercase())
                }
                _ => false,
            },
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn press(place: Place, letter: char) -> Option<Command> {
        command(place, KeyEvent::new(KeyCode::Char(letter), KeyModifiers::NONE))
    }

    #[test]
    fn small_letters_are_moves_and_cups_before_they_are_commands() {
        assert_eq!(press(Moves, 's'), Some(Command::Down));
        assert_eq!(press(Moves, 'S'), Some(Command::SolveHere));
        assert_eq!(press(Moves, 'u'), Some(Command::Undo));
        assert_eq!(press(Cups, 'u'), Some(Command::Letter('u')));
        assert_eq!(press(Cups, 'U'), Some(Command::Undo));
        assert_eq!(press(Cells, 's'), Some(Command::SolveHere));
        assert_eq!(press(Search, 'F'), Some(Command::Previous(Jump::F)));
    }

    #[test]
    fn everywhere_there_is_help_and_a_way_out() {
        for &place in ALL {
            assert_eq!(press(place, '?'), Some(Command::Help));
            let end = command(place, KeyEvent::new(KeyCode::Char('c'), KeyModifiers::CONTROL));
            assert_eq!(end, Some(Command::Quit));
            let escape = command(place, KeyEvent::new(KeyCode::Esc, KeyModifiers::NONE));
            assert_eq!(escape, Some(Command::Back));
        }
    }

    #[test]
    fn no_key_is_hidden_behind_another() {
        for &place in ALL {
            let lines: Vec<&Binding> = bindings(place).collect();
            for (at, later) in lines.iter().enumerate() {
                let first = later.keys[0];
                let hides = |earlier: &&Binding| earlier.keys.iter().any(|key| key.name() == first.name());
                assert!(!lines[..at].iter().any(hides), "{place:?}: {}", first.name());
            }
        }
    }
}
