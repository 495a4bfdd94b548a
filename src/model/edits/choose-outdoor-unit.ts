import type { Change, Op } from '../change'
import { nodeAt } from '../diagram-rows'
import { outdoorRow } from '../diagram-tree'
import { drawSystem } from '../drawing/draw-system'
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

function followOutdoor(system: System, models: readonly string[], pack: EquipmentPack): Op[] {
  const { id: systemId, diagram } = system
  const next = outdoorSeries(pack, models)
  const row = outdoorRow(diagram)
  if (row >= 0 && next && pipesOf(system, pack) === next.pipes) {
    const before = nodeAt(diagram, row)
    return [{ table: 'node', systemId, before, after: { ...before, data: { ...before.data, models: [...models] } }, at: row }]
  }
  const drawing = drawSystem({ ...system, outdoorModels: [...models] }, pack)
  if (drawing.nodeCount === 0 && diagram.nodeCount === 0) return []
  return [{ table: 'diagram', systemId, before: diagram, after: drawing }]
}

function pipesOf(system: System, pack: EquipmentPack): number | undefined {
  const type = system.diagram.nodeRest[outdoorRow(system.diagram)]?.outdoorType
  if (type) return type === 'HR' ? 3 : 2
  return outdoorSeries(pack, system.outdoorModels)?.pipes
}
