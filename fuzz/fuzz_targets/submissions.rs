#![no_main]

libfuzzer_sys::fuzz_target!(init: solvarium_fuzz::prepare_lists(), |bytes: &[u8]| solvarium_fuzz::submissions(bytes));
