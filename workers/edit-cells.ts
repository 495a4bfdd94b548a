/**
 * Edits of an open system as f64, three for each: a column of `assembly/common/layout/layout`, a row, the new value; or, in place of the column, an operation on the row. Row
 * numbers count the edits before.
 */
export const EDIT_CELL = 0
export const EDIT_ROW = 1
export const EDIT_VALUE = 2
export const EDIT_WIDTH = 3

/** Operations that add an empty row and remove a row. */
export const PUT_NODE = 100
export const TAKE_NODE = 101
export const PUT_EDGE = 102
export const TAKE_EDGE = 103

/**
 * Header slot (i32, byte offset) in the answer of an edit, which is the start of an answer of `assembly/common/layout/layout-answer`, header and outdoor slots: 1 where
 * only results that depend on the edits were updated, 0 where everything was checked.
 */
export const EDIT_FOLLOWED = 40
