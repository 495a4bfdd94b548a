import { proxy } from 'valtio'

export type PartPurpose = 'place' | 'replace' | 'insert'

/** What a part is being chosen for: an open place, a drawn node, or a pipe; null while no dialog is open. */
export const choosePartState = proxy<{ current: { purpose: PartPurpose; id: string } | null }>({ current: null })

export function choosePart(purpose: PartPurpose, id: string): void {
  choosePartState.current = { purpose, id }
}
