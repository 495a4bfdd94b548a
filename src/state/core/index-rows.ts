import type { Diagram } from '../../model/diagram/diagram'
import { indexOf } from '../../model/change/row-index'
import { slice } from '../../schedule/slice'

/** Rows that are indexed between two checks of the clock. */
const ROWS_A_STEP = 5_000

/** Builds the index from ids to rows of a diagram in slices: building it at once takes longer than a frame for a large drawing. */
export function indexRows(diagram: Diagram): Promise<void> {
  return slice(indexing(diagram))
}

function* indexing(diagram: Diagram): Generator<void, void> {
  const { nodes, edges } = indexOf(diagram)
  for (const ids of [nodes, edges]) while (!ids.takeIn(ROWS_A_STEP)) yield
}
