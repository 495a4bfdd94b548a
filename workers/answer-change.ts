/** The change of one column of an answer. */
export interface ToldColumn {
  /** Changed rows (i32), each once; null where the whole column is sent. */
  rows: ArrayBuffer | null
  /** Cells of the changed rows in the same order, as wide as the column's; the whole column where `rows` is null. */
  cells: ArrayBuffer
}

/** The difference between the current answer of an open system and the one sent last. Every buffer is separate, so all can be transferred. */
export interface AnswerChange {
  /** Header and outdoor slots of `assembly/common/layout/layout-answer`; the slot EDIT_FOLLOWED of `edit-cells` says whether the answer was updated or computed anew. */
  start: ArrayBuffer
  /** Columns of `assembly/common/layout/layout-answer` in their order; null for an unchanged column. */
  columns: (ToldColumn | null)[]
  /** Rows (i32) of nodes whose place, fitting or worst finding changed; null where rows were added or removed, so that all count as changed. */
  nodes: ArrayBuffer | null
  /** Rows (i32) of edges whose sizes, changers or worst finding changed; null as above. */
  edges: ArrayBuffer | null
}
