import { nodeRow } from '../../model/diagram/diagram-rows'
import type { Drawing } from '../drawing/drawing'
import { glyphAt } from '../drawing/drawing'

/** What a port of a box holds: a unit or fitting, the reservation of its neighbour's unit, or nothing that flows. */
export type PortMark = 'taken' | 'reserved' | 'open'

/** What the ports of a box hold, by number; ports without a pipe are not listed. A reservation holds as long as its unit stands. */
export function portMarks(drawing: Drawing, box: number): Map<number, PortMark> {
  const { diagram, leaving, leavingFrom } = drawing
  const marks = new Map<number, PortMark>()
  for (let place = leavingFrom[box] ?? 0; place < (leavingFrom[box + 1] ?? 0); place++) {
    const edge = leaving[place] ?? -1
    const port = diagram.edgeSourcePort[edge] ?? 0
    const target = diagram.edgeTarget[edge] ?? -1
    if (port < 1 || target < 0) continue
    marks.set(port, markOf(drawing, target))
  }
  return marks
}

function markOf(drawing: Drawing, target: number): PortMark {
  const glyph = glyphAt(drawing, target)
  if (glyph !== 'placeholder' && glyph !== 'endCap') return 'taken'
  return isReserved(drawing, target) ? 'reserved' : 'open'
}

/** Whether a place or cap keeps its port for a unit that stands in the drawing. */
export function isReserved({ diagram }: Drawing, row: number): boolean {
  const holder = diagram.nodeRest[row]?.reservedFor
  return holder !== undefined && nodeRow(diagram, holder) >= 0
}
