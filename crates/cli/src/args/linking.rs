//! What can be written after `link`, and what the other commands take from a level that is a link.

use clap::Args;
use solvarium_lab::link::{self, Shared};
use solvarium_lab::request::Settings;
use solvarium_lab::{Limits, Request};

use super::{LevelArgs, LimitArgs, SearchArgs, values};

/// Arguments of `link`.
#[derive(Args)]
pub struct LinkArgs {
    #[command(flatten)]
    pub level: LevelArgs,
    /// Show the position after these moves, such as "0,2 3,5" (counted from 0), or a file that holds them
    #[arg(long, value_name = "MOVES", group = "view")]
    pub play: Option<String>,
    /// Show these moves one after the other, or those in a file
    #[arg(long, value_name = "MOVES", group = "view")]
    pub replay: Option<String>,
    /// Show the search of this algorithm
    #[arg(long, value_name = "ALGORITHM", group = "view")]
    pub watch: Option<String>,
    /// Show these algorithms side by side, separated by commas; ALG:HEURISTIC gives one its own heuristic
    #[arg(long, value_name = "A,B,C", value_delimiter = ',', value_parser = values::word, group = "view")]
    pub compare: Vec<String>,
    /// Show these two searches in step, and where they first differ; ALG:HEURISTIC gives one its own heuristic
    #[arg(long, value_name = "A,B", value_delimiter = ',', value_parser = values::word, group = "view")]
    pub diff: Vec<String>,
    /// Show the search at this expansion
    #[arg(long, value_name = "N", requires = "watch")]
    pub step: Option<u64>,
    #[command(flatten)]
    pub search: SearchArgs,
    /// What to call a level that is not built in
    #[arg(long, value_name = "NAME")]
    pub title: Option<String>,
    /// The address of the page that shows it: http://… or https://…, or one that begins with ./, ../ or / for a link within
    /// a site
    #[arg(long, value_name = "URL", default_value = "http://127.0.0.1:7878/", value_parser = values::address)]
    pub base: String,
    /// Link to the view for other pages: the board and small controls alone
    #[arg(long)]
    pub embed: bool,
}

impl LevelArgs {
    /// What the link carries, where the level is one that can be read.
    pub fn shared(&self) -> Option<Shared> {
        link::read(&self.level).ok()
    }

    /// Settings after those that a link brings along for the rules.
    pub fn with_rules(&self, settings: &Settings) -> Settings {
        let rules = self.shared().map(|shared| shared.level.rules().clone()).unwrap_or_default();
        let is_new = |(name, _): &(String, String)| settings.iter().all(|(own, _)| own != name);
        rules.into_iter().filter(is_new).chain(settings.iter().cloned()).collect()
    }
}

impl SearchArgs {
    /// A request of a link; what the arguments say goes before.
    pub fn over(&self, linked: &Request) -> Request {
        let own = self.request(&linked.algorithm);
        let is_new = |(name, _): &&(String, String)| self.set.iter().all(|(own, _)| own != name);
        Request {
            heuristic: own.heuristic.or_else(|| linked.heuristic.clone()),
            space: own.space.or_else(|| linked.space.clone()),
            settings: linked.settings.iter().filter(is_new).chain(&self.set).cloned().collect(),
            limits: Limits {
                nodes: own.limits.nodes.or(linked.limits.nodes),
                seconds: own.limits.seconds.or(linked.limits.seconds),
                cpu_seconds: own.limits.cpu_seconds.or(linked.limits.cpu_seconds),
                // A link may ask for less memory than the default, never for more.
                bytes: self.limits.max_memory.or_else(|| linked.limits.bytes.into_iter().chain(own.limits.bytes).min()),
            },
            seed: if self.seed == 0 { linked.seed } else { self.seed },
            ..own
        }
    }

    /// The request that a link carries: only the limits that were given.
    pub fn to_link(&self) -> Request {
        let LimitArgs { max_nodes: nodes, max_time: seconds, max_cpu: cpu_seconds, max_memory: bytes } = self.limits;
        let limits = Limits { nodes, seconds, cpu_seconds, bytes };
        Request { limits, ..self.request("") }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(clap::Parser)]
    struct Line {
        #[command(flatten)]
        search: SearchArgs,
    }

    /// The memory that a search of a link may use, with these arguments beside the link.
    fn memory(arguments: &str, linked: Option<u64>) -> Option<u64> {
        let line: Line = clap::Parser::parse_from(["solve"].into_iter().chain(arguments.split_whitespace()));
        let limits = Limits { bytes: linked, ..Limits::default() };
        line.search.over(&Request { limits, ..line.search.request("bfs") }).limits.bytes
    }

    #[test]
    fn a_link_may_ask_for_less_memory_but_never_for_more() {
        let usual = memory("", None);
        assert!(usual.is_some());
        assert_eq!(memory("", Some(u64::MAX)), usual);
        assert_eq!(memory("", Some(1000)), Some(1000));
        assert_eq!(memory("--max-memory 5MiB", Some(1000)), Some(5 << 20));
    }
}
