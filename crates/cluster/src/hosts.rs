//! The file that says where the processes are: one `host:port` a line, in their order. `#` begins a comment.

use serde::{Deserialize, Serialize};

use crate::problem::Problem;

/// The addresses of all processes, in their order.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Hosts(Vec<String>);

impl Hosts {
    /// Reads the text of such a file.
    pub fn read(text: &str) -> Result<Hosts, Problem> {
        let mut hosts: Vec<String> = Vec::new();
        for (line, text) in (1..).zip(text.lines()) {
            let address = text.split('#').next().unwrap_or_default().trim();
            if address.is_empty() {
                continue;
            }
            let address = address_of(address).ok_or_else(|| Problem::NoAddress { line, text: address.into() })?;
            if hosts.contains(&address) {
                return Err(Problem::AddressTwice { line, address });
            }
            hosts.push(address);
        }
        if hosts.is_empty() { Err(Problem::NoHosts) } else { Ok(Hosts(hosts)) }
    }

    /// How many processes there are.
    pub fn count(&self) -> usize {
        self.0.len()
    }

    /// The address of a process, if there is one of this number.
    pub fn get(&self, process: usize) -> Option<&str> {
        self.0.get(process).map(String::as_str)
    }

    /// The address of a process that there is.
    pub fn address(&self, process: usize) -> &str {
        &self.0[process]
    }
}

/// The address that a line gives, if it is one: a name or number and a port other than 0. An IPv6 number stands in brackets.
fn address_of(text: &str) -> Option<String> {
    let (host, port) = text.rsplit_once(':')?;
    let is_number = host.starts_with('[') && host.ends_with(']') && host.len() > 2;
    let is_name = !host.is_empty() && !host.contains(|c: char| c.is_whitespace() || "[]:/@".contains(c));
    let port: u16 = port.parse().ok()?;
    ((is_number || is_name) && port != 0).then(|| text.to_string())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn one_address_a_line() {
        let text = "# the lab\nnode1:7000   # the first\n\n  10.0.0.2:7000\r\n[::1]:7001\n";
        let hosts = Hosts::read(text).expect("a good file");
        assert_eq!(hosts.0, ["node1:7000", "10.0.0.2:7000", "[::1]:7001"]);
    }

    #[test]
    fn a_wrong_line_is_named() {
        for wrong in
            ["node1", "node1:", ":7000", "node1:0", "node1:70000", "node 1:7000", "::1:7000", "http://a:1", "[]:1"]
        {
            let problem = Hosts::read(&format!("a:1\n\n{wrong}\n")).expect_err(wrong);
            assert_eq!(problem, Problem::NoAddress { line: 3, text: wrong.into() });
        }
        let twice = Hosts::read("a:1\nb:1\na:1 # again\n").expect_err("twice");
        assert_eq!(twice, Problem::AddressTwice { line: 3, address: "a:1".into() });
        assert_eq!(Hosts::read("# nothing\n"), Err(Problem::NoHosts));
    }
}
