import { disabledNodes } from '../../model/diagram/disabled'
import type { Drawing } from './drawing'

const known = new WeakMap<Drawing, Uint8Array | null>()

/** Returns 1 for each node of a drawing below a disabled pipe, null where there is none; found once for each drawing. */
function disabledIn(drawing: Drawing): Uint8Array | null {
  const found = known.get(drawing)
  if (found !== undefined) return found
  const rows = disabledNodes(drawing.diagram)
  known.set(drawing, rows)
  return rows
}

/** Returns whether a node is in no calculation, because a pipe above it is disabled. */
export function isNodeDisabled(drawing: Drawing, node: number): boolean {
  return disabledIn(drawing)?.[node] === 1
}

/** Returns whether a pipe is in no calculation: disabled itself, or below a disabled pipe. */
export function isPipeDisabled(drawing: Drawing, edge: number): boolean {
  return disabledIn(drawing)?.[drawing.target[edge] ?? -1] === 1
}

/** Returns whether anything in the drawing is in no calculation. */
export function hasDisabledRows(drawing: Drawing): boolean {
  return disabledIn(drawing) !== null
}
