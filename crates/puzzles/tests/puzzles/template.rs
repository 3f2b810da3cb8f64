//! The template: texts that are wrong.

use rstest::rstest;
use solvarium_puzzles::template::Template;
use solvarium_testing::assert_refused;

#[rstest]
#[case::no_start("..G S\n", 1, 4, "` ` is none of")]
#[case::two_starts("SS.G\n", 1, 2, "a second `S`")]
#[case::two_goals("S.G\n..G\n", 2, 3, "a second `G`")]
#[case::strange_ground("S.G\n.x.\n", 2, 2, "`x` is none of")]
#[case::ground_without_cost("S1G\n", 1, 2, "`1` is none of")]
fn wrong_maps(#[case] text: &str, #[case] line: usize, #[case] column: usize, #[case] part: &str) {
    assert_refused::<Template>(text, line, column, part);
}
