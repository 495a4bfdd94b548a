import { proxy, snapshot } from 'valtio'
import type { Project } from '../../model/project/project'

/**
 * The open project. Diagrams, lists of units and wire leftovers are behind `ref`: they are plain objects, and `revision` tells that one of them has
 * changed. Only `commit.ts` writes here.
 */
export const projectState = proxy<{ current: Project | null; revision: number; readOnly: boolean }>({
  current: null,
  revision: 0,
  readOnly: false,
})

/** The open project without proxies, as it is now; what an edit or a save reads. Diagrams in it are the live ones. */
export function currentProject(): Project | null {
  return snapshot(projectState).current as Project | null
}
