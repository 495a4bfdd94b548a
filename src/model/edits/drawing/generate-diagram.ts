import type { Change } from '../../change/change'
import { atOnce } from '../../change/at-once'
import { drawingSystem } from '../../drawing/draw-system'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Draws the piping of a system anew from its list. Units that stay keep lengths, bends and levels. */
export function generateDiagram(project: Project, systemId: string, pack: EquipmentPack): Change {
  return atOnce(generatingDiagram(project, systemId, pack))
}

/** The same with pauses, for a large system. What it describes holds only where the project has not changed meanwhile. */
export function* generatingDiagram(project: Project, systemId: string, pack: EquipmentPack): Generator<void, Change> {
  const system = systemOf(project, systemId)
  return {
    label: 'generateDiagram',
    ops: [{ table: 'diagram', systemId, before: system.diagram, after: yield* drawingSystem(system, pack) }],
  }
}
