import { startAutosave } from '../state/autosave'
import { startLocalStorage } from '../state/local-storage'
import { startRecalculation } from '../state/recalculate'
import { session } from '../state/session'
import { projectStorage } from '../state/storage/open-storage'
import { workplace } from '../state/workplace'

/** Brings back what the last page remembered, and starts what follows every change of the project. */
export function startState(): void {
  startLocalStorage()
  startAutosave()
  startRecalculation()
  // Its thread is there by the time the guard opens the project that was left.
  if (session.token !== null && workplace.projectId !== null) projectStorage()
}
