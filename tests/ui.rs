//! Compile errors, one directory for each kind of mistake: `tests/ui/<kind>/<case>.rs`, and what
//! rustc says about it in the `.stderr` beside it. `TRYBUILD=overwrite` writes those anew.

#[test]
fn mistakes_are_sentences_at_the_right_token() {
    trybuild::TestCases::new().compile_fail("tests/ui/*/*.rs");
}
