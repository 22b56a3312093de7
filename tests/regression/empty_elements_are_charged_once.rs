//! Elements without bytes inside elements of fixed size were charged twice by the path that builds,
//! and not at all by the one that explains: a record within the limit was refused without a reason.

use bebop::{Bebop, Decode, DecodeErrorKind, Encode, Limits};

#[derive(Bebop, Clone, Copy, Debug, PartialEq)]
struct Cell {
    value: u8,
    holes: [(); 3],
}

#[derive(Bebop, Clone, Debug, PartialEq)]
#[bebop(view)]
struct Row {
    cells: Vec<Cell>,
    rest: Vec<()>,
}

#[test]
fn one_charge_on_every_path() {
    let row = Row { cells: vec![Cell { value: 7, holes: [(); 3] }; 4], rest: vec![(); 2] };
    let bytes = row.to_bytes();
    let enough = Limits::new().empty_elements(4 * 3 + 2);
    assert_eq!(Row::from_bytes_with(&bytes, &enough).unwrap(), row);
    assert_eq!(RowView::from_bytes_with(&bytes, &enough).unwrap().to_owned(), row);
    for less in 0..14 {
        let limits = Limits::new().empty_elements(less);
        for error in
            [Row::from_bytes_with(&bytes, &limits).map(drop), RowView::from_bytes_with(&bytes, &limits).map(drop)]
        {
            assert!(matches!(error.unwrap_err().kind(), DecodeErrorKind::EmptyElementLimit { .. }), "{less}");
        }
    }
}
