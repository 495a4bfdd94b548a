import type { ListedRoom } from '../../../../contract/room-list/read-rooms'
import { notify } from '../../../../platform/notify'
import { formatNumber } from '../../../../platform/words/locale'
import { addRooms } from '../../../../workbench/commands/rooms/rooms'
import i18next from 'i18next'

/** Adds the rooms of a list at the end, as one step of undo; returns their ids. */
export function addListedRooms(rooms: readonly ListedRoom[]): string[] {
  const ids = addRooms(rooms)
  if (ids.length > 0) notify('good', i18next.t('rooms:import.added', { shown: formatNumber(ids.length, i18next.language, 0) }))
  return ids
}
