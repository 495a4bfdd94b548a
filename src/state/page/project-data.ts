import { proxy } from 'valtio'

/** The dialog of the open project's data. `isFromList` makes a change be saved at once: lists are outside the addresses that save by themselves. `opening` counts how often it was opened. */
export const projectData = proxy({ isOpen: false, isFromList: false, savedFromList: 0, opening: 0 })

/** Opens the dialog for the project that is open. */
export function openProjectData(isFromList = false): void {
  projectData.isFromList = isFromList
  projectData.opening++
  projectData.isOpen = true
}
