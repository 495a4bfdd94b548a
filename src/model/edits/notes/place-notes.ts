import type { Op } from '../../change/change'
import type { Diagram } from '../../diagram/diagram'
import { nodeAt } from '../../diagram/diagram-rows'
import { anchorOf } from '../../drawing/notes/anchored-rows'
import { withOffset } from '../../drawing/notes/plus-offset'
import { valuesAt } from '../../change/value-columns'

interface Place {
  x: number
  y: number
}

/** Moves nodes to these positions and stores the offset of anchored ones; without ops where all are there already. */
export function placeNotes(systemId: string, diagram: Diagram, noteRows: readonly number[], places: readonly Place[]): Op[] {
  const free: { row: number; place: Place }[] = []
  const ops: Op[] = []
  const placed = new Map(noteRows.map((row, at) => [row, places[at]]))
  for (const [row, place] of placed) {
    const anchor = anchorOf(diagram, row)
    if (!place) continue
    if (anchor < 0) free.push({ row, place })
    else if (!standsAt(diagram, row, place)) {
      const before = nodeAt(diagram, row)
      const from = placed.get(anchor) ?? { x: diagram.nodeX[anchor] ?? 0, y: diagram.nodeY[anchor] ?? 0 }
      const after = withOffset({ ...before, ...place }, from)
      ops.push({ table: 'node', systemId, before, after, at: row })
    }
  }
  if (free.every(({ row, place }) => standsAt(diagram, row, place))) return ops
  const rows = Int32Array.from(free, ({ row }) => row)
  const after = { nodeX: Float64Array.from(free, ({ place }) => place.x), nodeY: Float64Array.from(free, ({ place }) => place.y) }
  return [{ table: 'nodeValues', systemId, rows, before: valuesAt(diagram, rows, after), after }, ...ops]
}

function standsAt({ nodeX, nodeY }: Diagram, row: number, { x, y }: Place): boolean {
  return nodeX[row] === x && nodeY[row] === y
}
