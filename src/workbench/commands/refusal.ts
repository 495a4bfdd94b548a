import { proxy, ref } from 'valtio'
import type { Repair } from '../../model/finding/repair'

/** Why a drop was not done, and what would be done instead. */
export interface Refusal {
  sentence: string
  repair?: { repair: Repair; run: () => void }
}

interface ShownRefusal {
  refusal: Refusal
  px: number
  py: number
}

/** The last refusal, shown on the board until something else is done. */
export const refusalState = proxy<{ current: ShownRefusal | null }>({ current: null })

export function showRefusal(refusal: Refusal, { px, py }: { px: number; py: number }): void {
  refusalState.current = ref({ refusal, px, py })
}

export function hideRefusal(): void {
  if (refusalState.current) refusalState.current = null
}
