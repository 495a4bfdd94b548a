import type { ProofSubject } from '../../../engine/proof/proof'

/** Returns the proof subject of an outdoor unit's figure. */
export function ofOutdoor(quantity: string): ProofSubject {
  return { outdoor: true, quantity }
}
