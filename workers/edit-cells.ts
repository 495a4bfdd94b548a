/**
 * Edits of an open system as f64, three for each: a column of `assembly/shared/layout/layout`, a row, the new value; or, in place of the column, what a row does. Rows are
 * those of the system as the edits before have left it.
 */
export const EDIT_CELL = 0
export const EDIT_ROW = 1
export const EDIT_VALUE = 2
export const EDIT_WIDTH = 3

/** A row that comes, empty, and a row that goes. */
export const PUT_NODE = 100
export const TAKE_NODE = 101
export const PUT_EDGE = 102
export const TAKE_EDGE = 103

/**
 * Header slot (i32, byte offset) of what an edit answers, which is the start of an answer of `assembly/shared/layout/layout-answer`, header and outdoor slots: 1 where
 * only what depends on the edits was found anew, 0 where everything was checked.
 */
export const EDIT_FOLLOWED = 40
