import type { Finding } from '../../model/finding/finding'
import type { Drawing } from '../drawing/drawing'
import type { Place } from './spatial-index'

/** Returns the findings of one row, as listed by the core. */
export function findingsAt(drawing: Drawing, place: Place): Finding[] {
  const { diagram, marks } = drawing
  const worst = place.kind === 'node' ? marks?.nodeWorst[place.row] : marks?.edgeWorst[place.row]
  if (!marks || !worst) return []
  const id = place.kind === 'node' ? diagram.nodeId[place.row] : diagram.edgeId[place.row]
  return marks.findings.filter((finding) => (place.kind === 'node' ? finding.nodeId : finding.edgeId) === id)
}
