//! What stands for a sign where there is only ASCII.

use unicode_normalization::UnicodeNormalization as _;

/// Signs, and what stands for all of a row.
const SIGNS: [(&str, char); 22] = [
    ("─━═┄╌‐–—", '-'),
    ("│┃║┆‖", '|'),
    ("┌┐└┘├┤┬┴┼╭╮╰╯╔╗╚╝", '+'),
    ("█▓▒", '#'),
    ("░", ':'),
    ("·∙•⋯…", '.'),
    ("→▶›»", '>'),
    ("←◀‹«", '<'),
    ("↑▲", '^'),
    ("↓▼", 'v'),
    ("○◦", 'o'),
    ("●◉◎", 'O'),
    ("□", '$'),
    ("■▬", '*'),
    ("×✕✗", 'x'),
    ("✓", '='),
    ("♣", 'T'),
    ("⚑", '!'),
    ("≥≤≈", '='),
    ("‘’", '\''),
    ("“”", '"'),
    ("−", '-'),
];

/// The bars of small charts, from low to high.
const BARS: [(char, char); 8] =
    [('▁', '_'), ('▂', '_'), ('▃', '.'), ('▄', '.'), ('▅', 'o'), ('▆', 'o'), ('▇', '#'), ('█', '#')];

/// The same sign in ASCII, in as many columns.
pub fn plain(symbol: &str) -> String {
    let sign = symbol.chars().next().map_or(' ', sign);
    let width = unicode_width::UnicodeWidthStr::width(symbol).max(1);
    std::iter::repeat_n(sign, width).collect()
}

fn sign(sign: char) -> char {
    let listed = SIGNS.iter().find(|(signs, _)| signs.contains(sign)).map(|(_, plain)| *plain);
    let bar = || BARS.iter().find(|(bar, _)| *bar == sign).map(|(_, plain)| *plain);
    let letter = || match sign {
        'đ' => Some('d'),
        'Đ' => Some('D'),
        'µ' => Some('u'),
        '±' => Some('~'),
        _ => sign.nfd().next().filter(char::is_ascii),
    };
    listed.or_else(bar).or_else(letter).unwrap_or('?')
}

#[cfg(test)]
mod tests {
    use super::plain;

    #[test]
    fn letters_lose_their_marks_and_wide_signs_keep_their_width() {
        assert_eq!("Đèn sáng ở ô".chars().map(|sign| plain(&sign.to_string())).collect::<String>(), "Den sang o o");
        assert_eq!(plain("漢"), "??");
        assert_eq!(plain("▁"), "_");
    }
}
