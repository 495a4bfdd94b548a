import { proxy } from 'valtio'

/**
 * The dialog of the open project's data. `isFromList` makes a change be saved at once, because lists are outside of the addresses that auto-save. `opening`
 * counts how often it was opened; `field` is the field that gets the focus, by its name in the model.
 */
export const projectData = proxy<{ isOpen: boolean; isFromList: boolean; savedFromList: number; opening: number; field: string | null }>({
  isOpen: false,
  isFromList: false,
  savedFromList: 0,
  opening: 0,
  field: null,
})

/** Opens the dialog for the project that is open, at a field where one is named. */
export function openProjectData(field: string | null = null, isFromList = false): void {
  projectData.isFromList = isFromList
  projectData.field = field
  projectData.opening++
  projectData.isOpen = true
}
