import { useSyncExternalStore } from 'react'
import { subscribeKey } from 'valtio/utils'
import { projectState } from '../../state/piping/project'

const watch = (changed: () => void): (() => void) => subscribeKey(projectState, 'revision', changed)
const current = (): number => projectState.revision

/** Returns the revision of the open project, so that a component renders after every change and reads the project itself. */
export function useProjectRevision(): number {
  return useSyncExternalStore(watch, current)
}
