# The two commands: `make run` and `make test`. Both need only Rust.

LEVEL ?= water-sort/4

.PHONY: run test check doc bench versus clean

## Compares all algorithms on a built-in level (LEVEL=water-sort/7 for another).
run:
	cargo run --release --quiet -p solvarium -- compare $(LEVEL) --max-time 20

## Every test.
test:
	cargo test --workspace --all-targets
	cargo test --workspace --doc

## What CI checks beside the tests: format, lints, documentation.
check:
	cargo fmt --all --check
	cargo clippy --workspace --all-targets -- -D warnings

doc:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps

## The micro-benchmarks.
bench:
	cargo bench -p solvarium-lab

## Our searches beside those of the crate `pathfinding`.
versus:
	cargo run --release -p solvarium-lab --example versus_pathfinding

clean:
	cargo clean
