import { atOnce } from '../at-once'
import type { Change, Op } from '../change'
import { nodeAt } from '../diagram-rows'
import { outdoorRow } from '../diagram-tree'
import { drawSystem } from '../drawing/draw-system'
import { findingLostWork } from '../drawing/lost-work'
import type { LostWork } from '../drawing/lost-work'
import { outdoorSeries } from '../equipment'
import type { EquipmentPack } from '../equipment'
import type { Project, System } from '../project'
import { headOf, systemOf } from '../system-ops'

/**
 * Chooses the outdoor modules of a system, pack ids of one to four modules or of one listed combination. The drawing is generated where there is none
 * or where the number of pipes changes; otherwise only its outdoor unit is another one. No models: the system has no outdoor unit and no drawing.
 */
export function chooseOutdoorUnit(project: Project, systemId: string, models: readonly string[], pack: EquipmentPack): Change {
  const system = systemOf(project, systemId)
  const before = headOf(system)
  const after = { ...before, outdoorModels: [...models] }
  const ops: Op[] = [{ table: 'system', before, after, at: project.systemOrder.indexOf(systemId) }]
  return { label: 'chooseOutdoorUnit', ops: [...ops, ...followOutdoor(system, models, pack)] }
}

/**
 * What somebody put into the drawing and these outdoor modules would take away, because another number of pipes needs another drawing; null where nothing is lost. What was
 * generated for the modules of before is nobody's work.
 */
export function lostByOutdoorUnit(project: Project, systemId: string, models: readonly string[], pack: EquipmentPack): LostWork | null {
  const system = systemOf(project, systemId)
  if (system.diagram.nodeCount === 0 || keepsDrawing(system, models, pack)) return null
  const generated = drawSystem(system, pack)
  const after = generated.nodeCount > 0 ? generated : drawSystem({ ...system, outdoorModels: [...models] }, pack)
  return atOnce(findingLostWork(system, after, pack))
}

function followOutdoor(system: System, models: readonly string[], pack: EquipmentPack): Op[] {
  const { id: systemId, diagram } = system
  if (keepsDrawing(system, models, pack)) {
    const row = outdoorRow(diagram)
    const before = nodeAt(diagram, row)
    return [{ table: 'node', systemId, before, after: { ...before, data: { ...before.data, models: [...models] } }, at: row }]
  }
  const drawing = drawSystem({ ...system, outdoorModels: [...models] }, pack)
  if (drawing.nodeCount === 0 && diagram.nodeCount === 0) return []
  return [{ table: 'diagram', systemId, before: diagram, after: drawing }]
}

/** Whether only the outdoor unit of the drawing becomes another one. */
function keepsDrawing(system: System, models: readonly string[], pack: EquipmentPack): boolean {
  const next = outdoorSeries(pack, models)
  return outdoorRow(system.diagram) >= 0 && next !== null && pipesOf(system, pack) === next.pipes
}

function pipesOf(system: System, pack: EquipmentPack): number | undefined {
  const type = system.diagram.nodeRest[outdoorRow(system.diagram)]?.outdoorType
  if (type) return type === 'HR' ? 3 : 2
  return outdoorSeries(pack, system.outdoorModels)?.pipes
}
