#![no_main]

libfuzzer_sys::fuzz_target!(init: solvarium_fuzz::prepare(), |bytes: &[u8]| solvarium_fuzz::levels_pddl(bytes));
