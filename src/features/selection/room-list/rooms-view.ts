import { proxy } from 'valtio'
import type { SheetSort } from '../../../ui/sheet/sort-lines'

export type RoomFilter = 'all' | 'withoutUnits' | 'short'

/** How the rooms are shown; kept while the app is open. */
export const roomsView = proxy<{
  /** What the main area of the step shows; null leaves it to the project: rooms where there is no system yet. */
  shown: 'rooms' | 'units' | null
  text: string
  sort: SheetSort | null
  filter: RoomFilter
  isGrouped: boolean
}>({ shown: null, text: '', sort: null, filter: 'all', isGrouped: false })
