import { freezing } from '../../as-built/frozen-design'
import type { Freezing } from '../../as-built/frozen-design'
import { atOnce } from '../../change/at-once'
import type { Change } from '../../change/change'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Keeps the design of a system as it stands, so that what is installed can be put down beside it. Freezing again takes the place of the design frozen before. */
export function freezeDesign(project: Project, systemId: string, made: Freezing): Change {
  return atOnce(freezingDesign(project, systemId, made))
}

/** The same with pauses, for a large system. What it describes holds only where the project has not changed meanwhile. */
export function* freezingDesign(project: Project, systemId: string, made: Freezing): Generator<void, Change> {
  const system = systemOf(project, systemId)
  if (system.diagram.nodeCount === 0) return { label: 'freezeDesign', ops: [] }
  return {
    label: 'freezeDesign',
    ops: [{ table: 'frozen', systemId, before: system.frozen ?? null, after: yield* freezing(system, made) }],
  }
}
