# The two commands: `make run` and `make test`. Rust is enough for both; with Node the page is built too.

LEVEL ?= water-sort/4
ADDR ?= 127.0.0.1:7878
PAGE = page
WASM_TARGET = wasm32-unknown-unknown
WINDOWS_TARGET = x86_64-pc-windows-gnu
# Packages are fetched when the lock file is newer than what is there.
NPM_INSTALL = { [ node_modules/.package-lock.json -nt package-lock.json ] || npm install --no-save; }
BUILD = $(or $(CARGO_TARGET_DIR),target)
# The program that tests of the module and the page compare with and talk to.
BUILD_PROGRAM = cargo build -p solvarium
WASM = $(BUILD)/$(WASM_TARGET)/wasm/solvarium_wasm.wasm

.PHONY: run install windows check-windows compare wasm page site widget types test test-rust test-levels test-wasm test-page test-python test-planners check doc audit bench reports planners versus fuzz load crash kill-disk kill-cluster cluster-times api-fuzz clean

## Serves the page on this machine and prints the address, as soon as it can; what is not needed for that is built meanwhile.
## DATA=FOLDER keeps accounts, shared levels and leaderboards there.
run:
	@tools/run $(ADDR) $(DATA)

## Puts the program, with its page, where cargo keeps programs.
install: wasm page
	cargo install --path crates/cli --locked

## The program for Windows, with Debian's mingw-w64; for another system, see the workflows.
windows: wasm page
	@rustup target list --installed | grep -qx $(WINDOWS_TARGET) || rustup target add $(WINDOWS_TARGET)
	cargo build --release --target $(WINDOWS_TARGET) -p solvarium

## Compares all algorithms on a built-in level (LEVEL=water-sort/7 for another).
compare:
	cargo run --release --quiet -p solvarium -- compare $(LEVEL) --max-time 20

## The rules and searches for the browser.
wasm:
	@rustup target list --installed 2>/dev/null | grep -qx $(WASM_TARGET) || rustup target add $(WASM_TARGET)
	cargo build --profile wasm --target $(WASM_TARGET) -p solvarium-wasm
	mkdir -p $(PAGE)/wasm && cp $(WASM) $(PAGE)/wasm/solvarium.wasm

## The page, where there is Node; the server says so when there is none.
page:
	@if ! command -v npm >/dev/null; then echo "note: Node (npm) is missing; the page is not built"; \
	else cd $(PAGE) && $(NPM_INSTALL) && npm run build; fi

## The page as a static site in `site/`: the worker does what the server would.
site: wasm page
	@if [ -f $(PAGE)/dist/index.html ]; then rm -rf site && cp -r $(PAGE)/dist site && echo "the site is in site/"; \
	else echo "the page was not built, so there is no site"; exit 1; fi

## The page's board and timeline for notebooks, which the Python package contains.
widget:
	@if ! command -v npm >/dev/null; then echo "SKIPPED: the widget for notebooks, as Node (npm) is missing"; \
	else cd $(PAGE) && $(NPM_INSTALL) && npm run widget; fi

## Writes the page's types from the Rust ones.
types:
	WRITE_TYPES=1 cargo test -p solvarium-web --test web page_types

# Cargo compiles the server anew each time while this is missing, and a debug build then never finds the page.
test-rust check doc: | $(PAGE)/dist
$(PAGE)/dist:
	mkdir -p $@

## Every test: of the program, of the module for browsers, of the page, of the Python package, beside planners. What cannot run here is reported as SKIPPED.
# The tests in Rust have built the program.
test: BUILD_PROGRAM = :
test: test-rust test-wasm test-page test-python test-planners

# Beside a PostgreSQL server and a Slurm cluster of their own, where they are installed.
test-rust:
	tools/with_postgres tools/with_slurm cargo test --workspace --all-targets
	cargo test --workspace --doc

## What reads the public collections, which are no part of the project: SOLVARIUM_LEVELS is the folder that holds them.
test-levels:
	@[ -d "$(SOLVARIUM_LEVELS)" ] || { echo "SOLVARIUM_LEVELS must name the folder of the public collections"; exit 1; }
	cargo test --workspace --test public_levels
	cargo test --release -p solvarium-puzzles --lib public_collections -- --ignored

## The module for the browser against the native program.
test-wasm:
	@if ! command -v node >/dev/null; then echo "SKIPPED: tests of the module for browsers, as Node is missing"; \
	elif ! rustc --print target-libdir --target $(WASM_TARGET) | xargs test -d && ! rustup target add $(WASM_TARGET); then \
	echo "SKIPPED: tests of the module for browsers, as there is no $(WASM_TARGET) target"; \
	else $(MAKE) --no-print-directory wasm && $(BUILD_PROGRAM) && node --test crates/wasm/tests/*.test.mjs; fi

## The page: types, units, and in a real browser, alone and with the server.
test-page:
	@if ! command -v npm >/dev/null; then echo "SKIPPED: tests of the page, as Node (npm) is missing"; exit 0; fi; \
	$(MAKE) --no-print-directory page && $(BUILD_PROGRAM) && cd $(PAGE) && npm run check && npm test && \
	if [ -f wasm/solvarium.wasm ]; then npm run browser; \
	else echo "SKIPPED: browser tests, as the module for browsers was not built"; fi

## The Python package: its wheel in a virtual environment of its own, with its examples and notebooks.
test-python: widget
	python/run_tests

## Planners, SAT solvers and clingo on small levels, beside our searches; needs Python.
test-planners:
	$(BUILD_PROGRAM)
	SOLVARIUM_PROGRAM=$(abspath $(BUILD)/debug/solvarium) examples/solvers/planners/run_tests

## Format, and lints of every feature set. The fuzz targets and the Python package are workspaces of their own.
check:
	cargo fmt --all --check
	cargo fmt --manifest-path python/Cargo.toml --check
	cargo clippy --manifest-path python/Cargo.toml --target-dir $(BUILD) -- -D warnings
	cargo fmt --manifest-path fuzz/Cargo.toml --check
	cargo check --manifest-path fuzz/Cargo.toml --lib
	cargo clippy --workspace --all-targets --test public_levels -- -D warnings
	cargo clippy -p solvarium --no-default-features -- -D warnings
	cargo clippy -p solvarium --no-default-features --features cluster -- -D warnings
	cargo clippy -p solvarium --no-default-features --features serve -- -D warnings
	cargo clippy -p solvarium --no-default-features --features measure -- -D warnings
	cargo clippy -p solvarium --no-default-features --features tui -- -D warnings

## Lints of the program and its tests, and types of all it is made of, as on Windows; SQLite needs a C compiler for it.
check-windows:
	@rustup target list --installed | grep -qx $(WINDOWS_TARGET) || rustup target add $(WINDOWS_TARGET)
	cargo clippy --target $(WINDOWS_TARGET) -p solvarium --all-targets -- -D warnings

doc:
	RUSTDOCFLAGS="-D warnings" cargo doc --workspace --no-deps

## Known vulnerabilities, licences and sources of all dependencies.
audit:
	@command -v cargo-deny >/dev/null || cargo install cargo-deny --locked
	cargo deny --all-features check

## The micro-benchmarks.
bench:
	cargo bench -p solvarium-lab

## Measures the tables of the five reports again and writes docs/REPORTS.md.
reports:
	cargo build --release -p solvarium
	$(BUILD)/release/solvarium bench suites/reports.toml --out results/reports --resume
	$(BUILD)/release/solvarium report results/reports --beside suites/reports.csv --out results/reports.md
	{ cat suites/reports.md; sed "s/^#/##/" results/reports.md; } > docs/REPORTS.md

## Our searches beside planners, SAT solvers and clingo, and docs/PLANNERS.md; half an hour at most.
planners:
	cargo build --release -p solvarium
	SOLVARIUM_PROGRAM=$(BUILD)/release/solvarium examples/solvers/planners/run_tests Missing
	PATH=$(abspath $(BUILD))/planners/bin:$$PATH $(BUILD)/release/solvarium bench suites/planners.toml --out results/planners --resume
	$(BUILD)/release/solvarium report results/planners --out results/planners.md
	{ cat suites/planners.md; sed "s/^#/##/" results/planners.md; } > docs/PLANNERS.md

## Our searches beside those of the crate `pathfinding`.
versus:
	cargo run --release -p solvarium-lab --example versus_pathfinding

## Fuzzes everything that reads what strangers write, each target for SECONDS (TARGET=name for one); docs/RELIABILITY.md.
SECONDS ?= 60
fuzz:
	fuzz/run $(SECONDS) $(TARGET)

## A thousand players for SECONDS on a server with searches in its queue (ON=postgres for the other database); docs/RELIABILITY.md.
load:
	cargo build --release -p solvarium
	SOLVARIUM_PROGRAM=$(abspath $(BUILD)/release/solvarium) LOAD_SECONDS=$(SECONDS) ON=$(ON) \
	tools/with_postgres cargo test -p solvarium --test house_in_full -- load --nocapture

## Kills the server, a worker and PostgreSQL while people write, fifty times each, and looks for what is lost.
crash:
	tools/with_postgres cargo test -p solvarium --test house_in_full -- crash --nocapture

## Kills searches on disk fifty times at random moments, each time goes on, and compares what comes out.
kill-disk:
	KILLS=50 cargo test -p solvarium --test program -- killed_at_any_moment --nocapture

## Kills processes of a search at random moments, KILLS times, and lets it go on each time; docs/CLUSTER.md.
KILLS ?= 50
kill-cluster:
	KILLS=$(KILLS) cargo test -p solvarium --test cluster -- kills --nocapture

## Searches by several processes on this machine beside the same on as many threads; on a quiet machine.
cluster-times:
	cargo build --release -p solvarium
	tools/cluster_times

## Ten thousand odd requests to the server, made from its OpenAPI document; needs Python.
api-fuzz:
	$(BUILD_PROGRAM)
	tools/api_fuzz $(BUILD)/debug/solvarium

clean:
	cargo clean
