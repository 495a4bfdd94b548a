import type { LimitMeter } from '../../engine/meters/limit-meter'
import type { ProofSubject } from '../../engine/proof/proof'

/** Returns the subject for the proof of a meter: value, limit and the margin between them. */
export function meterSubject({ code, nth, place }: LimitMeter): ProofSubject {
  const quantity = `${code.replace('limit.', 'margin.')}[${nth}]`
  return place.edgeId === undefined ? { node: place.nodeId ?? '', quantity } : { edge: place.edgeId, quantity }
}
