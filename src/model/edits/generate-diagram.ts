import type { Change } from '../change'
import { drawSystem } from '../drawing/draw-system'
import type { EquipmentPack } from '../equipment'
import type { Project } from '../project'
import { systemOf } from '../system-ops'

/** Draws the piping of a system anew from its list. Units that stay keep lengths, bends and levels. */
export function generateDiagram(project: Project, systemId: string, pack: EquipmentPack): Change {
  const system = systemOf(project, systemId)
  return { label: 'generateDiagram', ops: [{ table: 'diagram', systemId, before: system.diagram, after: drawSystem(system, pack) }] }
}
