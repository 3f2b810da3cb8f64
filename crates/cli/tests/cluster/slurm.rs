//! A search by two tasks of a Slurm cluster, which `tools/with_slurm` makes of this machine.

use std::process::Command;

use solvarium_testing::skipped;

use crate::crews::Crew;
use crate::running::{program, run};

#[test]
fn the_tasks_of_srun_search_together() {
    if std::env::var_os("SOLVARIUM_SLURM").is_none() {
        return skipped("there is no Slurm here: tools/with_slurm starts it");
    }
    let crew = Crew::of(2);
    let srun = |tasks: &str| {
        let mut command = Command::new("srun");
        command.args(["--ntasks", tasks, "--nodes", tasks, "--kill-on-bad-exit=0"]).arg(program());
        command.args(["solve", "sokoban/1", "-a", "bfs", "-o", "json", "--wait", "60", "--cluster", &crew.hosts]);
        command.env("LANG", "C").env_remove("LC_ALL").output().expect("srun starts")
    };
    let output = srun("2");
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(output.status.success(), "{said}");
    let found: serde_json::Value = serde_json::from_slice(&output.stdout).expect("one report, of the first task");
    let expected = run("solve sokoban/1 -a bfs -o json --threads 1").json();
    assert_eq!((&found["moves"], &found["cost"]), (&expected["moves"], &expected["cost"]));
    assert_eq!(found["stats"]["expanded"], expected["stats"]["expanded"]);
    assert_eq!(found["stats"]["part"]["processes"], 2);
    assert!(said.contains("process 1 of 2 kept"), "{said}");

    let output = srun("1");
    let said = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(2), "{said}");
    assert!(said.contains("2 addresses") && said.contains("one task"), "{said}");
}
