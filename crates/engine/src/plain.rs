//! Levels and states as plain data, for programs that people write: fields with names, each a number, a flag, a list of
//! numbers or a list of such lists.

use serde::Serialize;

/// What a field holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Shape {
    /// A number.
    Number,
    /// True or false.
    Flag,
    /// Numbers.
    List,
    /// Lists of numbers.
    Lists,
}

/// Fields and their values, one after the other: a number as it is, a flag as 0 or 1, a list after its length, lists after
/// how many they are. Cells of a board are numbered row by row.
///
/// ```
/// use solvarium_engine::Plain;
///
/// let mut plain = Plain::default();
/// plain.number("player", 7);
/// plain.cells("boxes", [3, 4]);
/// plain.lists("cups", [vec![1], vec![]]);
/// assert_eq!(plain.numbers(), [7, 2, 3, 4, 2, 1, 1, 0]);
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Plain {
    fields: Vec<(&'static str, Shape)>,
    numbers: Vec<i32>,
}

impl Plain {
    /// A number.
    pub fn number(&mut self, name: &'static str, value: usize) {
        self.fields.push((name, Shape::Number));
        self.numbers.push(value as i32);
    }

    /// True or false.
    pub fn flag(&mut self, name: &'static str, value: bool) {
        self.fields.push((name, Shape::Flag));
        self.numbers.push(i32::from(value));
    }

    /// A list of numbers.
    pub fn list(&mut self, name: &'static str, values: impl IntoIterator<Item = i32>) {
        self.fields.push((name, Shape::List));
        self.write(values);
    }

    /// A list of cells, or of anything else that is counted.
    pub fn cells(&mut self, name: &'static str, cells: impl IntoIterator<Item = usize>) {
        self.list(name, cells.into_iter().map(|cell| cell as i32));
    }

    /// A list of lists.
    pub fn lists<L: IntoIterator<Item = i32>>(&mut self, name: &'static str, lists: impl IntoIterator<Item = L>) {
        self.fields.push((name, Shape::Lists));
        let at = self.numbers.len();
        self.numbers.push(0);
        for list in lists {
            self.write(list);
            self.numbers[at] += 1;
        }
    }

    /// The fields, in the order of their values.
    pub fn fields(&self) -> &[(&'static str, Shape)] {
        &self.fields
    }

    /// All values, one after the other.
    pub fn numbers(&self) -> &[i32] {
        &self.numbers
    }

    /// Takes everything out.
    pub fn clear(&mut self) {
        self.fields.clear();
        self.numbers.clear();
    }

    fn write(&mut self, values: impl IntoIterator<Item = i32>) {
        let at = self.numbers.len();
        self.numbers.push(0);
        self.numbers.extend(values);
        self.numbers[at] = (self.numbers.len() - at - 1) as i32;
    }
}
