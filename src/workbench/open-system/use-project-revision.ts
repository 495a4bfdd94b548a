import { useSyncExternalStore } from 'react'
import { subscribeKey } from 'valtio/utils'
import { projectState } from '../../state/document/project'

const watch = (changed: () => void): (() => void) => subscribeKey(projectState, 'revision', changed)
const current = (): number => projectState.revision

/** The revision of the open project; a component that reads it is drawn again after every change, and reads the project itself. */
export function useProjectRevision(): number {
  return useSyncExternalStore(watch, current)
}
