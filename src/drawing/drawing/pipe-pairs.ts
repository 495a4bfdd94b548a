import { EDGE_KINDS } from '../../model/project/codes'
import type { Drawing } from './drawing'

const GAS = EDGE_KINDS.indexOf('gas')
const LIQUID = EDGE_KINDS.indexOf('liquid')

/** Returns the other pipe of a gas and liquid pair between the same ends; -1 for a single pipe. */
export function twinPipe({ diagram, leaving, leavingFrom }: Drawing, edge: number): number {
  const kind = diagram.edgeKind[edge]
  if (kind !== GAS && kind !== LIQUID) return -1
  const source = diagram.edgeSource[edge] ?? -1
  for (let place = leavingFrom[source] ?? 0; place < (leavingFrom[source + 1] ?? 0); place++) {
    const other = leaving[place] ?? -1
    if (other === edge || diagram.edgeTarget[other] !== diagram.edgeTarget[edge]) continue
    if (diagram.edgeKind[other] === (kind === GAS ? LIQUID : GAS)) return other
  }
  return -1
}

/** Returns whether a pipe's label is drawn with its gas pipe. */
export function isSecondOfPair(drawing: Drawing, edge: number): boolean {
  return drawing.diagram.edgeKind[edge] === LIQUID && twinPipe(drawing, edge) >= 0
}
