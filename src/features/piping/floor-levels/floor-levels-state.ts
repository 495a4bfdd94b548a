import { proxy } from 'valtio'

/** The dialog of the levels of floors. `floor` is the one that it was opened for; '' for none in particular. */
export const floorLevels = proxy<{ isOpen: boolean; floor: string }>({ isOpen: false, floor: '' })

export function openFloorLevels(floor: string): void {
  Object.assign(floorLevels, { isOpen: true, floor })
}
