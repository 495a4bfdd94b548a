import type { ProofSubject } from '../../../engine/proof/proof'

/** A figure of the outdoor unit, to be proven. */
export function ofOutdoor(quantity: string): ProofSubject {
  return { outdoor: true, quantity }
}
