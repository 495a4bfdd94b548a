import { useSyncExternalStore } from 'react'
import { subscribeKey } from 'valtio/utils'
import { projectState } from '../../state/document/project'

const follow = (onChange: () => void): (() => void) => subscribeKey(projectState, 'current', onChange)
const isOpen = (): boolean => projectState.current !== null

/** Whether a project is open; a component that reads no more of it is not drawn anew with every edit. */
export function useHasProject(): boolean {
  return useSyncExternalStore(follow, isOpen)
}
