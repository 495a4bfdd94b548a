import { frozenDesign } from '../../as-built/frozen-design'
import type { FrozenFigures } from '../../as-built/frozen-design'
import type { Change } from '../../change'
import type { Project } from '../../project'
import { systemOf } from '../../system-ops'

/** Keeps the design of a system as it stands, so that what is installed can be put down beside it. Freezing again takes the place of the design frozen before. */
export function freezeDesign(project: Project, systemId: string, made: { at: string; by: string; figures: FrozenFigures }): Change {
  const system = systemOf(project, systemId)
  if (system.diagram.nodeCount === 0) return { label: 'freezeDesign', ops: [] }
  return { label: 'freezeDesign', ops: [{ table: 'frozen', systemId, before: system.frozen ?? null, after: frozenDesign(system, made) }] }
}
