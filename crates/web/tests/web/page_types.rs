//! The page's TypeScript types are those of the Rust protocol: `make types` writes them, this test compares them.

use std::path::Path;

use solvarium_protocol::typescript::declarations;

#[test]
fn the_types_of_the_page_are_up_to_date() {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../page/src/protocol.ts");
    let now = declarations();
    if std::env::var_os("WRITE_TYPES").is_some() {
        std::fs::write(&file, &now).unwrap();
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(committed == now, "page/src/protocol.ts is out of date; run `make types` and commit it");
}
