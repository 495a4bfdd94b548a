import { proxy } from 'valtio'

/**
 * The dialog of the open project's data. `isFromList` makes a change be saved at once, because lists are outside of the addresses that auto-save. `opening`
 * counts how often it was opened.
 */
export const projectData = proxy({ isOpen: false, isFromList: false, savedFromList: 0, opening: 0 })

/** Opens the dialog for the project that is open. */
export function openProjectData(isFromList = false): void {
  projectData.isFromList = isFromList
  projectData.opening++
  projectData.isOpen = true
}
