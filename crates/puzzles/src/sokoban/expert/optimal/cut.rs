//! The fewest cells that part some cells of a room from others.
//!
//! By Menger's theorem there are as many of them as there are ways from the ones to the others that share no cell. Such
//! ways are found one after the other, each by a search in which the ways found before may be changed (Ford and
//! Fulkerson). Each cell is two nodes, where ways come in and where they go out, with room for one way between them.

use super::super::super::room::Room;
use super::zone::Zone;

/// Room for as many ways as one likes.
const MANY: u16 = u16::MAX / 2;

/// The ways between two sets of cells.
#[derive(Debug)]
pub(super) struct Cut {
    cells: usize,
    /// For each node the numbers of its edges; the edge back has the number that differs in the last bit.
    edges: Vec<Vec<usize>>,
    /// Where each edge leads, and how many more ways it has room for.
    to: Vec<usize>,
    left: Vec<u16>,
}

impl Cut {
    /// Finds as many ways as there are from some cells, which may be cut, to others, which may not. No cell is both.
    pub fn new(room: &Room, from: &[u16], to: &[u16]) -> Self {
        let cells = room.cells();
        let (edges, ends, left) = (vec![Vec::new(); cells * 2 + 2], Vec::new(), Vec::new());
        let mut cut = Cut { cells, edges, to: ends, left };
        let (source, sink) = (cut.source(), cut.sink());
        for cell in 0..cells {
            let open = to.contains(&(cell as u16));
            cut.join(cell * 2, cell * 2 + 1, if open { MANY } else { 1 });
            room.neighbours(cell as u16).for_each(|next| cut.join(cell * 2 + 1, usize::from(next) * 2, MANY));
        }
        from.iter().for_each(|&cell| cut.join(source, usize::from(cell) * 2, MANY));
        to.iter().for_each(|&cell| cut.join(usize::from(cell) * 2 + 1, sink, MANY));
        while cut.lengthen() {}
        cut
    }

    fn source(&self) -> usize {
        self.cells * 2
    }

    fn sink(&self) -> usize {
        self.cells * 2 + 1
    }

    fn join(&mut self, from: usize, to: usize, room: u16) {
        for (from, to, room) in [(from, to, room), (to, from, 0)] {
            self.edges[from].push(self.to.len());
            self.to.push(to);
            self.left.push(room);
        }
    }

    /// Finds one more way, if there is one.
    fn lengthen(&mut self) -> bool {
        let by = self.spread(self.source(), |cut, edge| cut.left[edge] > 0);
        let mut node = self.sink();
        if by[node].is_none() {
            return false;
        }
        while node != self.source() {
            let edge = by[node].expect("the way leads back to where it began");
            self.left[edge] -= 1;
            self.left[edge ^ 1] += 1;
            node = self.to[edge ^ 1];
        }
        true
    }

    /// All nodes reached from one by edges that are open: for each the edge by which it is.
    fn spread(&self, from: usize, open: impl Fn(&Self, usize) -> bool) -> Vec<Option<usize>> {
        let mut by = vec![None; self.edges.len()];
        let (mut queue, mut at) = (vec![from], 0);
        while let Some(&node) = queue.get(at) {
            at += 1;
            for &edge in &self.edges[node] {
                let next = self.to[edge];
                if next != from && by[next].is_none() && open(self, edge) {
                    by[next] = Some(edge);
                    queue.push(next);
                }
            }
        }
        by
    }

    /// The smallest zone behind the fewest mouths, these included.
    pub fn smallest(&self) -> Zone {
        let by = self.spread(self.source(), |cut, edge| cut.left[edge] > 0);
        (0..self.cells).map(|cell| by[cell * 2].is_some()).collect()
    }

    /// The largest zone behind the fewest mouths, these included.
    pub fn largest(&self) -> Zone {
        let by = self.spread(self.sink(), |cut, edge| cut.left[edge ^ 1] > 0);
        (0..self.cells).map(|cell| by[cell * 2].is_none()).collect()
    }
}
