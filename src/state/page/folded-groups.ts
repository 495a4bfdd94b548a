import { proxy } from 'valtio'
import type { FoldedGroups } from '../../model/project/open-systems'

/** Groups of the tree of systems that the user has folded; a saved project notes which systems are open. */
export const treeGroups = proxy<{ folded: FoldedGroups }>({ folded: {} })

export function foldGroup(key: string, isFolded: boolean): void {
  treeGroups.folded = { ...treeGroups.folded, [key]: isFolded }
}
