import { proxy } from 'valtio'
import type { SheetSort } from '../../../ui/sheet/sort-lines'

export type RoomFilter = 'all' | 'withoutUnits' | 'short'

/** View of the rooms; kept while the app is open. */
export const roomsView = proxy<{
  /** Content of the main area of the step; null leaves it to the project: rooms where there is no system yet. */
  shown: 'rooms' | 'units' | null
  text: string
  sort: SheetSort | null
  filter: RoomFilter
  isGrouped: boolean
}>({ shown: null, text: '', sort: null, filter: 'all', isGrouped: false })

/** Shows the units of the open system. */
export function showUnits(): void {
  roomsView.shown = 'units'
}

/** Shows the rooms with a word of their name, without a filter that would hide them. */
export function showRooms(text: string): void {
  Object.assign(roomsView, { shown: 'rooms', text, filter: 'all' })
}
