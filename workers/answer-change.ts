/** What became of one column. */
export interface ToldColumn {
  /** Rows (i32) that differ, each once; null where the whole column is told. */
  rows: ArrayBuffer | null
  /** Their cells in the same order, as wide as the column's; without rows the column itself. */
  cells: ArrayBuffer
}

/** What became of the answer of an open system since it was last told. Every buffer is one of its own, so all may be handed over. */
export interface AnswerChange {
  /** Header and outdoor slots of `assembly/shared/layout/layout-answer`; the slot EDIT_FOLLOWED of `edit-cells` says how it was found. */
  start: ArrayBuffer
  /** Columns of `assembly/shared/layout/layout-answer` in their order; null where no cell of one differs. */
  columns: (ToldColumn | null)[]
  /** Rows (i32) of the nodes whose place, fitting or worst finding differ; null where rows came or went, so that all count as other. */
  nodes: ArrayBuffer | null
  /** Rows (i32) of the edges whose sizes, changers or worst finding differ; null as above. */
  edges: ArrayBuffer | null
}

/** All buffers of a change, for a transfer list. */
export function buffersOf({ start, columns, nodes, edges }: AnswerChange): ArrayBuffer[] {
  const ofColumns = columns.flatMap((column) => [column?.rows, column?.cells])
  return [start, nodes, edges, ...ofColumns].filter((buffer) => buffer instanceof ArrayBuffer)
}
