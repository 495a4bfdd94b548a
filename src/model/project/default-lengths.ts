import { EDGE_KINDS } from './codes'
import type { Diagram } from '../diagram/diagram'

/** Whether an edge, or one of the lines it draws, has no typed length, so that the default applies. */
export function hasDefaultLength({ edgeKind, edgeLengthM, edgeGasLengthM, edgeLiquidLengthM }: Diagram, row: number): boolean {
  const isMissing = (column: Float64Array): boolean => Number.isNaN(column[row] ?? NaN)
  if (!isMissing(edgeLengthM)) return false
  const kind = EDGE_KINDS[edgeKind[row] ?? 0]
  if (kind === 'gas') return isMissing(edgeGasLengthM)
  return isMissing(edgeLiquidLengthM) || (kind !== 'liquid' && isMissing(edgeGasLengthM))
}

/** Number of pipes in a system's pipe list, and of those without a typed length. */
export interface LengthCounts {
  pipeCount: number
  defaultLengthCount: number
}
