//! Brackets and words, each with its place in the text.
//!
//! Nothing here calls itself: brackets are kept on a stack of limited depth, so no text is too deep for it.

use solvarium_engine::{Ctx, LevelError, Message, message};

/// Most brackets within one another.
const DEEPEST: usize = 100;
/// No node.
const NONE: u32 = u32::MAX;

/// A text taken apart.
pub struct Tree {
    /// The text in small letters; names are the same in capitals.
    text: String,
    nodes: Vec<Node>,
    /// The first node that is in no brackets.
    first: u32,
}

/// A word, or what is in brackets.
struct Node {
    line: u32,
    column: u32,
    /// Where it begins and ends in the text.
    from: u32,
    to: u32,
    /// The first node within the brackets.
    inner: u32,
    is_list: bool,
    /// The node that follows in the same brackets.
    next: u32,
}

/// A word, or what is in brackets.
#[derive(Clone, Copy)]
pub struct Form<'t> {
    tree: &'t Tree,
    node: &'t Node,
}

/// Where the reader is.
struct Cursor<'a> {
    letters: std::iter::Peekable<std::str::CharIndices<'a>>,
    line: u32,
    column: u32,
}

impl Cursor<'_> {
    fn step(&mut self) {
        match self.letters.next() {
            Some((_, '\n')) => (self.line, self.column) = (self.line + 1, 1),
            Some(_) => self.column += 1,
            None => {}
        }
    }

    /// Steps on while letters are of a kind; gives back where they end in a text of this length.
    fn skip(&mut self, length: usize, is_part: impl Fn(char) -> bool) -> u32 {
        while self.letters.peek().is_some_and(|&(_, letter)| is_part(letter)) {
            self.step();
        }
        self.letters.peek().map_or(length, |&(at, _)| at) as u32
    }
}

fn is_blank(letter: char) -> bool {
    letter.is_whitespace() || letter == '\u{feff}'
}

/// An open bracket while it is read: its node, and the last node in it.
type Open = (u32, u32);

impl Tree {
    /// Takes a text apart.
    pub fn read(text: &str, ctx: &mut Ctx<'_>) -> Result<Tree, LevelError> {
        let mut tree = Tree { text: text.to_ascii_lowercase(), nodes: Vec::new(), first: NONE };
        let mut cursor = Cursor { letters: text.char_indices().peekable(), line: 1, column: 1 };
        let (mut open, mut last): (Vec<Open>, u32) = (Vec::new(), NONE);
        while let Some(&(at, letter)) = cursor.letters.peek() {
            let (line, column) = (cursor.line, cursor.column);
            let node = Node { line, column, from: at as u32, to: 0, inner: NONE, is_list: letter == '(', next: NONE };
            let error = |message: Message| LevelError::at(line as usize, column as usize, message);
            match letter {
                ';' => _ = cursor.skip(text.len(), |letter| letter != '\n'),
                '(' if open.len() == DEEPEST => {
                    return Err(error(message!("pddl-too-deep", most = DEEPEST)));
                }
                '(' => {
                    ctx.poll()?;
                    open.push((tree.push(node, last, open.last()), last));
                    last = NONE;
                    cursor.step();
                }
                ')' => {
                    let (list, _) = open.pop().ok_or_else(|| error(message!("pddl-stray-bracket")))?;
                    cursor.step();
                    tree.nodes[list as usize].to = at as u32 + 1;
                    last = list;
                }
                _ if is_blank(letter) => cursor.step(),
                _ => {
                    let to = cursor.skip(text.len(), |letter| !is_blank(letter) && !matches!(letter, '(' | ')' | ';'));
                    last = tree.push(Node { to, ..node }, last, open.last());
                }
            }
        }
        match open.last() {
            Some(&(list, _)) => {
                Err(Form { tree: &tree, node: &tree.nodes[list as usize] }.error(message!("pddl-open-bracket")))
            }
            None => Ok(tree),
        }
    }

    /// Adds a node after the last one of the same brackets.
    fn push(&mut self, node: Node, last: u32, open: Option<&Open>) -> u32 {
        let number = self.nodes.len() as u32;
        self.nodes.push(node);
        match open {
            _ if last != NONE => self.nodes[last as usize].next = number,
            Some(&(list, _)) => self.nodes[list as usize].inner = number,
            None => self.first = number,
        }
        number
    }

    fn from(&self, first: u32) -> impl Iterator<Item = Form<'_>> {
        let form = |number: u32| self.nodes.get(number as usize).map(|node| Form { tree: self, node });
        std::iter::successors(form(first), move |before| form(before.node.next))
    }

    /// What is in no brackets.
    pub fn forms(&self) -> impl Iterator<Item = Form<'_>> {
        self.from(self.first)
    }
}

impl<'t> Form<'t> {
    /// The word, unless it is brackets.
    pub fn word(self) -> Option<&'t str> {
        (!self.node.is_list).then(|| self.text())
    }

    /// As it is written, in small letters.
    pub fn text(self) -> &'t str {
        &self.tree.text[self.node.from as usize..self.node.to as usize]
    }

    /// Whether it is brackets.
    pub fn is_list(self) -> bool {
        self.node.is_list
    }

    /// What is in the brackets.
    pub fn parts(self) -> impl Iterator<Item = Form<'t>> {
        self.tree.from(self.node.inner)
    }

    /// The word that the brackets begin with.
    pub fn head(self) -> Option<&'t str> {
        self.parts().next()?.word()
    }

    /// The same form as an error at its place.
    pub fn error(self, message: impl Into<Message>) -> LevelError {
        LevelError::at(self.node.line as usize, self.node.column as usize, message)
    }

    /// A short quotation of it, for messages.
    pub fn quoted(self) -> String {
        const MOST: usize = 40;
        let words = self.text().split_whitespace().collect::<Vec<_>>().join(" ");
        match words.char_indices().nth(MOST) {
            Some((end, _)) => format!("{}…", &words[..end]),
            None => words,
        }
    }
}
