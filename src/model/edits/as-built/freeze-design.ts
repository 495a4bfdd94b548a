import { freezing } from '../../as-built/frozen-design'
import type { Freezing } from '../../as-built/frozen-design'
import { atOnce } from '../../change/at-once'
import type { Change } from '../../change/change'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Freezes the current design of a system, with which the installed state is compared. Freezing again replaces the earlier frozen design. */
export function freezeDesign(project: Project, systemId: string, made: Freezing): Change {
  return atOnce(freezingDesign(project, systemId, made))
}

/** Works like `freezeDesign` with pauses, for a large system. The change is valid only if the project has not changed meanwhile. */
export function* freezingDesign(project: Project, systemId: string, made: Freezing): Generator<void, Change> {
  const system = systemOf(project, systemId)
  if (system.diagram.nodeCount === 0) return { label: 'freezeDesign', ops: [] }
  return {
    label: 'freezeDesign',
    ops: [{ table: 'frozen', systemId, before: system.frozen ?? null, after: yield* freezing(system, made) }],
  }
}
