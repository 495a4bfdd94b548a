import type { Change } from '../../change/change'
import { atOnce } from '../../change/at-once'
import { drawingSystem } from '../../drawing/draw-system'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Generates the piping of a system again from its list. Units already drawn keep lengths, bends and levels. */
export function generateDiagram(project: Project, systemId: string, pack: EquipmentPack): Change {
  return atOnce(generatingDiagram(project, systemId, pack))
}

/** Works like `generateDiagram` with pauses, for a large system. The change is valid only if the project has not changed meanwhile. */
export function* generatingDiagram(project: Project, systemId: string, pack: EquipmentPack): Generator<void, Change> {
  const system = systemOf(project, systemId)
  return {
    label: 'generateDiagram',
    ops: [{ table: 'diagram', systemId, before: system.diagram, after: yield* drawingSystem(system, pack) }],
  }
}
