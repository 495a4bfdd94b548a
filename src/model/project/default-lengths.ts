import { EDGE_KINDS } from './codes'
import type { Diagram } from '../diagram/diagram'

/** Whether nobody gave the length of an edge, so that the default counts for it or for one of the lines that it draws. */
export function hasDefaultLength({ edgeKind, edgeLengthM, edgeGasLengthM, edgeLiquidLengthM }: Diagram, row: number): boolean {
  const isMissing = (column: Float64Array): boolean => Number.isNaN(column[row] ?? NaN)
  if (!isMissing(edgeLengthM)) return false
  const kind = EDGE_KINDS[edgeKind[row] ?? 0]
  if (kind === 'gas') return isMissing(edgeGasLengthM)
  return isMissing(edgeLiquidLengthM) || (kind !== 'liquid' && isMissing(edgeGasLengthM))
}

/** Pipes of a system's pipe list, and those among them whose length nobody gave. */
export interface LengthCounts {
  pipeCount: number
  defaultLengthCount: number
}
