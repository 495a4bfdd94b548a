import type { Diagram } from '../../model/diagram/diagram'
import { indexOf } from '../../model/change/row-index'
import { slice } from '../../schedule/slice'

/** This many rows are indexed in one step. */
const ROWS_A_STEP = 5_000

/** Prepares the table of a diagram's ids in slices: all ids of a large drawing at once would take longer than a frame. */
export function indexRows(diagram: Diagram): Promise<void> {
  return slice(indexing(diagram))
}

function* indexing(diagram: Diagram): Generator<void, void> {
  const { nodes, edges } = indexOf(diagram)
  for (const ids of [nodes, edges]) while (!ids.takeIn(ROWS_A_STEP)) yield
}
