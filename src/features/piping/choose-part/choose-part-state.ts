import { proxy } from 'valtio'

export type PartPurpose = 'place' | 'replace' | 'insert'

/** The open place, drawn node or pipe that a part is chosen for; null while no dialog is open. */
export const choosePartState = proxy<{ current: { purpose: PartPurpose; id: string } | null }>({ current: null })

export function choosePart(purpose: PartPurpose, id: string): void {
  choosePartState.current = { purpose, id }
}
