import type { Finding } from '../../model/finding/finding'
import type { Drawing } from '../drawing/drawing'
import type { Place } from './spatial-index'

/** Returns the findings of one row, as listed by the core. */
export function findingsAt(drawing: Drawing, place: Place): Finding[] {
  const { diagram, result } = drawing
  const worst = place.kind === 'node' ? result?.nodeWorst[place.row] : result?.edgeWorst[place.row]
  if (!result || !worst) return []
  const id = place.kind === 'node' ? diagram.nodeId[place.row] : diagram.edgeId[place.row]
  return result.findings.filter((finding) => (place.kind === 'node' ? finding.nodeId : finding.edgeId) === id)
}
