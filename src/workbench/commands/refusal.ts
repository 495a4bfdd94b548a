import { proxy, ref } from 'valtio'
import type { Repair } from '../../model/finding/repair'

/** A way to do what was refused, named by what it does. */
export interface Offer {
  label: string
  run: () => void
}

/** Reason of a refused drop, and possible alternatives, the best first. */
export interface Refusal {
  sentence: string
  repair?: { repair: Repair; run: () => void }
  offers?: readonly Offer[]
}

interface ShownRefusal {
  refusal: Refusal
  px: number
  py: number
}

/** The last refusal, shown on the board until the next action. */
export const refusalState = proxy<{ current: ShownRefusal | null }>({ current: null })

export function showRefusal(refusal: Refusal, { px, py }: { px: number; py: number }): void {
  refusalState.current = ref({ refusal, px, py })
}

export function hideRefusal(): void {
  if (refusalState.current) refusalState.current = null
}
