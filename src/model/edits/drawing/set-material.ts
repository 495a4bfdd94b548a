import type { Change } from '../../change/change'
import type { Project } from '../../project/project'
import { setPipe } from './set-pipe'

/** Sets the material of pipes; null clears it. */
export function setMaterial(project: Project, systemId: string, edgeIds: readonly string[], materialType: string | null): Change {
  return { label: 'setMaterial', ops: setPipe(project, systemId, edgeIds, { materialType }).ops }
}
