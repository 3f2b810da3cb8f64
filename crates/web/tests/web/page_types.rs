//! The page's TypeScript types are those of the Rust protocol and of the house: `make types` writes them, this test compares
//! them.

use std::path::Path;

use solvarium_protocol::typescript::declarations;

#[test]
fn the_types_of_the_protocol_are_up_to_date() {
    is_up_to_date("protocol.ts", &declarations().file("Solvarium's protocol"));
}

#[cfg(feature = "hub")]
#[test]
fn the_types_of_the_house_are_up_to_date() {
    use solvarium_hub::*;
    let mut house = solvarium_protocol::typescript::Declarations::default();
    house.add::<HubInfo>().add::<HubProblem>();
    house.add::<Register>().add::<Visit>().add::<Welcome>().add::<Profile>().add::<Key>().add::<NewKey>();
    house.add::<Publish>().add::<Published>().add::<Edit>().add::<LevelList>().add::<LevelPage>();
    house.add::<Collected>().add::<Collection>().add::<CollectionList>();
    house.add::<Started>().add::<Finish>().add::<Enter>().add::<Recorded>().add::<Board>().add::<Standings>();
    house.add::<RunSolver>().add::<ReportedRun>().add::<SolverRecorded>().add::<JobState>();
    house.add::<Reported>().add::<AuditPage>();
    house.add::<MyClasses>().add::<AboutClass>().add::<ClassPage>().add::<Member>().add::<ClassBoard>();
    house.add::<Assign>().add::<Assignment>().add::<Progress>().add::<Paper>();
    house.add::<HandIn>().add::<NewHandIn>().add::<NewGrade>();
    is_up_to_date("hub/types.ts", &house.file_beside(&declarations(), "../protocol", "Solvarium's shared house"));
}

fn is_up_to_date(name: &str, now: &str) {
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../page/src").join(name);
    if std::env::var_os("WRITE_TYPES").is_some() {
        std::fs::write(&file, now).unwrap();
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(committed == now, "page/src/{name} is out of date; run `make types` and commit it");
}
