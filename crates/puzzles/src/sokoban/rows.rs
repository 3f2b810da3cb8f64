//! Sets of cells as rows of bits ([`Rows`]): what deadlock tests and features do with them.

use super::room::{Room, Rows};

/// The cells of a set, in order.
pub(super) fn cells(room: &Room, rows: &[u64]) -> impl Iterator<Item = u16> {
    rows.iter().enumerate().flat_map(move |(row, &bits)| {
        let mut left = bits;
        std::iter::from_fn(move || {
            let column = left.trailing_zeros();
            left &= left.wrapping_sub(1);
            (column < u64::BITS).then(|| room.cell(row, column as usize))
        })
    })
}

/// Makes a set of the cells of a list.
pub(super) fn fill(room: &Room, cells: impl IntoIterator<Item = u16>, rows: &mut Rows) {
    rows.clear();
    rows.resize(room.floor.len(), 0);
    cells.into_iter().for_each(|cell| room.flip(rows, cell));
}

/// Makes a set of what is in one set and not in another.
pub(super) fn without(one: &[u64], other: &[u64], out: &mut Rows) {
    out.clear();
    out.extend(one.iter().zip(other).map(|(one, other)| one & !other));
}

/// Makes the union of two sets.
pub(super) fn union(one: &[u64], other: &[u64], out: &mut Rows) {
    out.clear();
    out.extend(one.iter().zip(other).map(|(one, other)| one | other));
}

/// Adds the cells of a set to another.
pub(super) fn add(rows: &mut [u64], more: &[u64]) {
    rows.iter_mut().zip(more).for_each(|(rows, more)| *rows |= more);
}

/// Keeps those cells of a set that are in another.
pub(super) fn keep(rows: &mut [u64], other: &[u64]) {
    rows.iter_mut().zip(other).for_each(|(rows, other)| *rows &= other);
}

/// Takes the cells of a set out of another.
pub(super) fn remove(rows: &mut [u64], less: &[u64]) {
    rows.iter_mut().zip(less).for_each(|(rows, less)| *rows &= !less);
}

/// Whether two sets have a cell in common.
pub(super) fn meet(one: &[u64], other: &[u64]) -> bool {
    one.iter().zip(other).any(|(one, other)| one & other != 0)
}

/// Whether all cells of a set are in another.
pub(super) fn within(one: &[u64], other: &[u64]) -> bool {
    one.iter().zip(other).all(|(one, other)| one & !other == 0)
}

/// Makes the set of those cells of `among` that are beside a cell of a set.
pub(super) fn beside(rows: &[u64], among: &[u64], out: &mut Rows) {
    out.clear();
    let row = |at: Option<usize>| at.and_then(|at| rows.get(at)).copied().unwrap_or(0);
    out.extend(
        among
            .iter()
            .enumerate()
            .map(|(at, among)| (row(at.checked_sub(1)) | row(Some(at + 1)) | rows[at] << 1 | rows[at] >> 1) & among),
    );
}

/// Makes the set of those cells of `among` that are at most a king's step away from a cell of a set.
pub(super) fn around(rows: &[u64], among: &[u64], out: &mut Rows) {
    out.clear();
    let wide = |at: Option<usize>| at.and_then(|at| rows.get(at)).map_or(0, |row| row | row << 1 | row >> 1);
    let three = |at: usize| wide(at.checked_sub(1)) | wide(Some(at)) | wide(Some(at + 1));
    out.extend(among.iter().enumerate().map(|(at, among)| three(at) & among));
}

/// Adds those cells of `among` that are two steps away from a cell of a set in a line, with one of `among` between them.
pub(super) fn add_behind(rows: &[u64], among: &[u64], out: &mut [u64]) {
    let row = |rows: &[u64], at: Option<usize>| at.and_then(|at| rows.get(at)).copied().unwrap_or(0);
    for (at, out) in out.iter_mut().enumerate() {
        let below = row(rows, at.checked_sub(2)) & row(among, at.checked_sub(1));
        let above = row(rows, Some(at + 2)) & row(among, Some(at + 1));
        let right = (rows[at] << 1 & among[at]) << 1;
        let left = (rows[at] >> 1 & among[at]) >> 1;
        *out |= (below | above | right | left) & among[at];
    }
}

/// The first cell of a set in reading order, if it has one.
pub(super) fn first(room: &Room, rows: &[u64]) -> Option<u16> {
    let row = rows.iter().position(|&bits| bits != 0)?;
    Some(room.cell(row, rows[row].trailing_zeros() as usize))
}
