import { editInformation } from '../../src/model/edits/edit-information'
import type { Tab } from './tab'

/** The name of the project that is open in a tab. */
export function nameIn(tab: Tab): string | undefined {
  return tab.currentProject()?.information.projectName
}

/** Gives the project that is open in a tab another name: the smallest edit. */
export function rename(tab: Tab, projectName: string): void {
  const current = tab.currentProject()
  if (current) tab.commit(editInformation(current, { projectName }))
}
