//! Searches on the large scale: what they are, and what they are done by.

use solvarium_engine::{Ctx, Options, Puzzle, Stop};
use solvarium_scale::Ended;
use solvarium_scale::disk::Disk;
use solvarium_scale::link::{Alone, Link, Means};

use crate::error::{RequestError, stopped};
use crate::report::VERSION;
use crate::request::{DiskFolder, Scale};

/// Memory for a search on disk that has no limit on it.
const MEMORY: u64 = 1 << 30;
/// Letters of the content key of a level.
const LETTERS: usize = 16;

/// What a search is, as names and values: what must be the same wherever and whenever it goes on.
pub type Identity = Vec<(String, String)>;

/// What a search of this name is, in this space of a level that has these rules. What a level is called may change, what it is
/// may not.
pub fn identity<P: Puzzle>(puzzle: &P, rules: &Options, space: &str, algorithm: &str) -> Identity {
    let rules: Vec<String> = rules.values().map(|(name, value)| format!("{name}={value}")).collect();
    let key = blake3::hash(P::FORMATS[0].text(puzzle).as_bytes()).to_hex();
    let entries = [
        ("version", VERSION),
        ("puzzle", P::INFO.name),
        ("level", &key[..LETTERS]),
        ("rules", &rules.join(" ")),
        ("space", space),
        ("algorithm", algorithm),
    ];
    entries.into_iter().map(|(name, value)| (name.into(), value.into())).collect()
}

/// Something that is done on the large scale.
pub trait Work {
    /// What comes of it.
    type Done;

    /// Does it by these means.
    fn by(self, means: Means<'_, impl Link>, ctx: &mut Ctx<'_>) -> Result<Self::Done, Ended>;
}

impl Scale {
    /// Does something that is a search with this identity.
    pub(crate) fn work<W: Work>(
        &self,
        work: W,
        identity: Identity,
        ctx: &mut Ctx<'_>,
    ) -> Result<Result<W::Done, Stop>, RequestError> {
        let threads = self.threads;
        let memory = ctx.limits().bytes.unwrap_or(MEMORY);
        let on_disk = |DiskFolder { folder, resume }: &DiskFolder| Disk {
            folder: folder.clone(),
            resume: *resume,
            search: identity.clone(),
            sync: true,
            memory,
            gauge: ctx.gauge(),
        };
        let disk = self.disk.as_ref().map(on_disk);
        #[cfg(feature = "cluster")]
        if let Some(cluster) = &self.cluster {
            let disk = disk.map(|disk| Disk { folder: cluster.folder(&disk.folder), ..disk });
            let terms = cluster.terms(identity, self, ctx);
            return cluster
                .together(&terms, ctx, |link, ctx| work.by(Means { threads, disk: disk.as_ref(), link }, ctx));
        }
        stopped(work.by(Means { threads, disk: disk.as_ref(), link: Alone }, ctx))
    }
}
