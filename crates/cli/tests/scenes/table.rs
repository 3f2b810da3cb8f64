//! Figures on their way to a person.

use std::fmt::Display;
use std::time::Duration;

/// Prints a table, as the documents have them.
pub fn print(title: &str, head: &[&str], rows: &[Vec<String>]) {
    println!("\n{title}\n");
    println!("| {} |", head.join(" | "));
    println!("|{}", "---|".repeat(head.len()));
    for row in rows {
        println!("| {} |", row.join(" | "));
    }
}

/// Milliseconds with one digit.
pub fn ms(time: Duration) -> String {
    format!("{:.1} ms", time.as_secs_f64() * 1000.0)
}

/// A row of anything.
pub fn row(cells: &[&dyn Display]) -> Vec<String> {
    cells.iter().map(|cell| cell.to_string()).collect()
}
