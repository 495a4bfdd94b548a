import { nodeRow } from '../../model/diagram/diagram-rows'
import type { Drawing } from '../drawing/drawing'
import { glyphAt } from '../drawing/drawing'

/** Status of a box's port: taken by a unit or fitting, reserved for its neighbour's unit, or open. */
export type PortMark = 'taken' | 'reserved' | 'open'

/** Returns the status of a box's ports by number; ports without a pipe are omitted. A reservation lasts as long as its unit is there. */
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

/** Returns whether a place or cap reserves its port for a unit that is in the drawing. */
export function isReserved({ diagram }: Drawing, row: number): boolean {
  const holder = diagram.nodeRest[row]?.reservedFor
  return holder !== undefined && nodeRow(diagram, holder) >= 0
}
