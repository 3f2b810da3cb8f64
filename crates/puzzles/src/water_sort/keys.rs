//! Keys of states: the contents of the cups in order, in one byte each, or in two where one is too small for the numbers.
//!
//! A search makes more keys than anything else. Those after a pour are made without a branch that depends on the cups: all
//! places of the list are worked out alike, and many at a time.

use smallvec::{SmallVec, smallvec};

use super::contents::{Contents, EMPTY};
use super::{Cups, Pour};

/// Places of a list that are worked out together.
const LANES: usize = 16;
/// Cups up to which nothing is allocated.
const FEW: usize = 32;

/// Writes the contents of cups that are in order.
pub fn write(wide: bool, cups: &[u16], key: &mut [u8]) {
    if wide {
        write_wide(cups, key);
    } else {
        key.iter_mut().zip(cups).for_each(|(byte, &id)| *byte = id as u8);
    }
}

fn write_wide(cups: &[u16], key: &mut [u8]) {
    key.as_chunks_mut().0.iter_mut().zip(cups).for_each(|(bytes, id)| *bytes = id.to_be_bytes());
}

/// The cups of a key.
pub fn read(wide: bool, key: &[u8]) -> Cups {
    let count = if wide { key.len() / 2 } else { key.len() };
    if let Some(bytes) = (!wide).then(|| lanes(key)).flatten() {
        let mut few = [EMPTY; FEW];
        few[..LANES].copy_from_slice(&bytes.map(u16::from));
        return Cups(SmallVec::from_buf_and_len(few, count));
    }
    let few = [EMPTY; FEW];
    let mut cups = if count <= FEW { SmallVec::from_buf_and_len(few, count) } else { smallvec![EMPTY; count] };
    if wide {
        cups.iter_mut().zip(key.as_chunks().0).for_each(|(id, &bytes)| *id = u16::from_be_bytes(bytes));
    } else {
        cups.iter_mut().zip(key).for_each(|(id, &byte)| *id = u16::from(byte));
    }
    Cups(cups)
}

/// A key of 8 to 16 bytes with zeros behind it, read as two words.
#[inline]
fn lanes(key: &[u8]) -> Option<[u8; LANES]> {
    let (first, last) = (key.first_chunk()?, key.last_chunk()?);
    let behind = key.len().checked_sub(size_of::<u64>()).filter(|behind| *behind <= size_of::<u64>())?;
    Some((u128::from(u64::from_le_bytes(*first)) | u128::from(u64::from_le_bytes(*last)) << (8 * behind)).to_le_bytes())
}

/// Writes up to 16 items of a key of one byte each: in two words, where there are at least 8.
#[inline(always)]
fn write_narrow(items: &[u8], key: &mut [u8]) {
    match (items.first_chunk::<8>(), items.last_chunk::<8>()) {
        (Some(first), Some(last)) => {
            let behind = key.len() - last.len();
            key[..first.len()].copy_from_slice(first);
            key[behind..].copy_from_slice(last);
        }
        _ => key.copy_from_slice(items),
    }
}

/// Writes the keys after each of several pours between cups that are in order.
pub fn write_each(contents: &Contents, wide: bool, cups: &[u16], pours: &[Pour], keys: &mut [u8]) {
    debug_assert!(cups.is_sorted(), "the state was unpacked");
    if wide {
        each_after(contents, cups, pours, keys, (|id| id, u16::MAX), write_wide);
    } else {
        each_after(contents, cups, pours, keys, (|id| id as u8, u8::MAX), write_narrow);
    }
}

/// Writes the keys after pours, where `item` and `write` say what stands for a content in a key.
#[inline]
fn each_after<T: Copy + Ord>(
    contents: &Contents,
    cups: &[u16],
    pours: &[Pour],
    keys: &mut [u8],
    (item, most): (impl Fn(u16) -> T, T),
    write: impl Fn(&[T], &mut [u8]),
) {
    // The contents in order, with two before them that are not greater and two or more behind them that are not less.
    let (mut few, mut many) = ([most; FEW + 4], Vec::new());
    let row = if cups.len() <= FEW {
        &mut few[..]
    } else {
        many.resize(cups.len().next_multiple_of(LANES) + 4, most);
        &mut many[..]
    };
    row[..2].fill(item(EMPTY));
    row[2..].iter_mut().zip(cups).for_each(|(place, &id)| *place = item(id));
    for (pour, key) in pours.iter().zip(keys.chunks_exact_mut(cups.len() * size_of::<T>())) {
        let gone = [pour.from, pour.to].map(|cup| cups[usize::from(cup)]);
        let (poured, filled) = contents.pour(gone[0], gone[1]).expect("only legal pours are made");
        let (gone, come) = (gone.map(&item), [poured, filled].map(&item));
        for (places, key) in key.chunks_mut(LANES * size_of::<T>()).enumerate() {
            let row = row[places * LANES..].first_chunk().expect("there are two items more on each side");
            write(&exchanged(row, gone, come)[..key.len() / size_of::<T>()], key);
        }
    }
}

/// Some places of a list in order after two items went and two came; given with two more places on each side.
///
/// When an item goes, each place holds what it held if that is less, and else what the next place held. When an item comes, each
/// place holds the one nearest to it of what lies between what the place before it held and what it held.
#[inline(always)]
fn exchanged<T: Copy + Ord>(row: &[T; LANES + 4], gone: [T; 2], come: [T; 2]) -> [T; LANES] {
    let going = |gone: T, [here, next]: [T; 2]| if here < gone { here } else { next };
    let coming = |come: T, [before, here]: [T; 2]| come.max(before).min(here);
    std::array::from_fn(|place| {
        let [a, b, c, d, e] = [0, 1, 2, 3, 4].map(|at| row[place + at]);
        let [a, b, c, d] = [[a, b], [b, c], [c, d], [d, e]].map(|pair| going(gone[0], pair));
        let [a, b, c] = [[a, b], [b, c], [c, d]].map(|pair| going(gone[1], pair));
        let [a, b] = [[a, b], [b, c]].map(|pair| coming(come[0], pair));
        coming(come[1], [a, b])
    })
}
