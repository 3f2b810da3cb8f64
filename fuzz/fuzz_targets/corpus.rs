//! Not a target: writes what the others begin with, and ends. As one of them it is built with them, and not everything a
//! second time.
#![no_main]

libfuzzer_sys::fuzz_target!(init: solvarium_fuzz::corpus::write(), |_bytes: &[u8]| ());
