import { useSyncExternalStore } from 'react'
import { subscribeKey } from 'valtio/utils'
import { local } from './local'

const watch = (changed: () => void): (() => void) => subscribeKey(local, 'picked', changed)
const hasPicked = (): boolean => local.picked.nodes.length + local.picked.edges.length > 0

/** Returns whether any row is picked; picking other rows instead renders nothing. */
export function useHasPicked(): boolean {
  return useSyncExternalStore(watch, hasPicked)
}
