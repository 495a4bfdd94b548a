import { takeTurns } from '../../engine/host/turns'
import type { Diagram } from '../../model/diagram/diagram'
import { indexOf } from '../../model/change/row-index'

/** So many rows are taken in before a clock is looked at. */
const STRETCH = 5_000

/** Readies the table of a diagram's ids in turns: a hundred thousand of them at once would hold the page up for longer than a frame. */
export async function indexRows(diagram: Diagram): Promise<void> {
  const { nodes, edges } = indexOf(diagram)
  const turns = takeTurns(() => true)
  for (const ids of [nodes, edges]) while (!ids.takeIn(STRETCH)) await turns.next()
}
