import { proxy } from 'valtio'

/** Wishes of the dialog of the automatic selection; kept while the app is open. */
export const automaticChoice = proxy<{
  isOpen: boolean
  /** Rooms that were picked when the dialog was opened. */
  pickedIds: readonly string[]
  scope: RoomScope
  /** `HP`, `HR`, or '' for both. */
  family: string
  /** '' for any. */
  refrigerant: string
}>({ isOpen: false, pickedIds: [], scope: 'all', family: '', refrigerant: '' })

/** All rooms of the project, the picked ones, or those of a floor. */
export type RoomScope = 'all' | 'picked' | `floor ${string}`

/** Opens the dialog for the picked rooms, for all where none is picked. */
export function openAutomaticChoice(pickedIds: readonly string[] = []): void {
  automaticChoice.pickedIds = [...pickedIds]
  automaticChoice.scope = pickedIds.length > 0 ? 'picked' : 'all'
  automaticChoice.isOpen = true
}

export function closeAutomaticChoice(): void {
  automaticChoice.isOpen = false
}
