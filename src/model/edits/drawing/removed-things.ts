import { isUnitKind } from '../../project/codes'
import type { Diagram } from '../../diagram/diagram'
import { nodeRows } from '../../diagram/diagram-rows'
import { kindAt } from '../../diagram/diagram-tree'
import { isNote } from '../notes/note-rows'

/** Sort of the removed items, in the user's terms; `things` for several sorts. */
export type RemovedSort = 'unit' | 'fitting' | 'place' | 'cap' | 'note' | 'accessory' | 'pipe' | 'things'

export interface RemovedThings {
  sort: RemovedSort
  /** Number of selected items; items removed along with them are not counted. */
  count: number
}

/** Returns the sort and number of these nodes and pipes, without the outdoor unit, which is never removed. An air handler counts as one unit. */
export function removedThings(diagram: Diagram, picked: { nodes: readonly string[]; edges: readonly string[] }): RemovedThings {
  const sorts = new Set<RemovedSort>()
  const handlers = new Set<string>()
  let count = picked.edges.length
  if (count > 0) sorts.add('pipe')
  for (const row of nodeRows(diagram, picked.nodes)) {
    const sort = row < 0 ? null : sortAt(diagram, row)
    if (sort === null) continue
    sorts.add(sort)
    const handler = diagram.nodeRest[row]?.airHandlerId
    if (handler !== undefined && handlers.has(handler)) continue
    if (handler !== undefined) handlers.add(handler)
    count++
  }
  const [only] = sorts
  return { sort: only !== undefined && sorts.size === 1 ? only : 'things', count }
}

function sortAt(diagram: Diagram, row: number): RemovedSort | null {
  const kind = kindAt(diagram, row)
  if (kind === 'outdoor') return null
  if (kind === 'none') return isNote(diagram, row) ? 'note' : 'accessory'
  if (kind === 'placeholder') return 'place'
  if (kind === 'endCap') return 'cap'
  return isUnitKind(kind) || kind === 'ahuBox' || diagram.nodeRest[row]?.airHandlerId !== undefined ? 'unit' : 'fitting'
}
