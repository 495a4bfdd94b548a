/**
 * Answer of the arrangement, in a buffer of its own: places of the nodes, then places of the labels of the edges, f64 columns. Rows are those of the
 * system. The host writes the distance of each label into its x, NaN for the default; a label without a pipe comes back NaN.
 */
export const ARRANGED_X: i32 = 0
export const ARRANGED_Y: i32 = 1
export const LABEL_X: i32 = 0
export const LABEL_Y: i32 = 1

/** Distance between columns and rows of the arranged diagram, in drawing units. */
export const ARRANGE_COLUMN: i32 = 140
export const ARRANGE_ROW: i32 = 150
/** Distance to the row below in a tall drawing, and from a node that feeds none to the next line of the riser: its symbol, the lines of text below it and the pipe's label. */
export const TALL_ROW: i32 = 120
export const TALL_LEAF: i32 = 124

/** How a drawing is laid out: the riser runs to the right above its floors, or down the left side with a floor on each line. */
export const LAY_OUT_WIDE: i32 = 0
export const LAY_OUT_TALL: i32 = 1

export function arrangedNodes(nodes: i32, column: i32): i32 {
  return column * nodes * 8
}

export function arrangedLabels(nodes: i32, edges: i32, column: i32): i32 {
  return 2 * nodes * 8 + column * edges * 8
}

export function arrangementBytes(nodes: i32, edges: i32): i32 {
  return arrangedLabels(nodes, edges, 2)
}
