import { startAutosave } from '../state/autosave'
import { startLocalStorage } from '../state/local-storage'
import { startRecalculation } from '../state/recalculate'

/** Brings back what the last page remembered, and starts what follows every change of the project. */
export function startState(): void {
  startLocalStorage()
  startAutosave()
  startRecalculation()
}
