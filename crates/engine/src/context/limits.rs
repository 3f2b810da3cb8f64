//! What a run may use.

use serde::{Deserialize, Serialize};

/// What a run may use. `None` means no limit.
///
/// ```
/// use solvarium_engine::{Ctx, Limit, Limits, Stop};
///
/// let mut ctx = Ctx::unwatched(Limits { nodes: Some(2), bytes: Some(1 << 20), ..Limits::default() });
/// assert_eq!(ctx.evaluate(), Ok(()));
/// assert_eq!(ctx.evaluate(), Ok(()));
/// assert_eq!(ctx.evaluate(), Err(Stop::Limit(Limit::Nodes)));
/// assert_eq!(ctx.hold(2 << 20), Err(Stop::Limit(Limit::Memory)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[cfg_attr(feature = "typescript", ts(optional_fields))]
#[serde(default, deny_unknown_fields)]
pub struct Limits {
    /// Most expansions (evaluations, for local search).
    pub nodes: Option<u64>,
    /// Most seconds.
    pub seconds: Option<f64>,
    /// Most seconds of processor time: what the machine gives to others does not count.
    pub cpu_seconds: Option<f64>,
    /// Most bytes of the search's own structures.
    pub bytes: Option<u64>,
}

impl Limits {
    /// The tighter of each two limits.
    ///
    /// ```
    /// use solvarium_engine::Limits;
    ///
    /// let asked = Limits { nodes: Some(9), seconds: Some(1.0), ..Limits::default() };
    /// let most = Limits { nodes: Some(5), bytes: Some(7), ..Limits::default() };
    /// let both = Limits { nodes: Some(5), seconds: Some(1.0), bytes: Some(7), ..Limits::default() };
    /// assert_eq!(asked.within(most), both);
    /// ```
    pub fn within(self, most: Limits) -> Limits {
        Limits {
            nodes: self.nodes.into_iter().chain(most.nodes).min(),
            seconds: self.seconds.into_iter().chain(most.seconds).reduce(f64::min),
            cpu_seconds: self.cpu_seconds.into_iter().chain(most.cpu_seconds).reduce(f64::min),
            bytes: self.bytes.into_iter().chain(most.bytes).min(),
        }
    }
}
