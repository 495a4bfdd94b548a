import { useSyncExternalStore } from 'react'
import { subscribeKey } from 'valtio/utils'
import { projectState } from '../../state/piping/project'

const follow = (onChange: () => void): (() => void) => subscribeKey(projectState, 'current', onChange)
const isOpen = (): boolean => projectState.current !== null

/** Returns whether a project is open; unlike a snapshot it does not redraw the component with every edit. */
export function useHasProject(): boolean {
  return useSyncExternalStore(follow, isOpen)
}
