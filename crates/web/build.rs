//! The page is embedded when it was built; a page that is built later makes the server compile again.

fn main() {
    println!("cargo:rerun-if-changed=../../page/dist");
}
