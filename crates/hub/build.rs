//! The migrations become part of the program; a new one is noticed.
fn main() {
    println!("cargo:rerun-if-changed=migrations");
}
