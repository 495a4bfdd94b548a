import { atOnce } from '../../change/at-once'
import type { Change, Op, SystemHead } from '../../change/change'
import { omit } from '../../change/omit'
import { nodeAt } from '../../diagram/diagram-rows'
import { outdoorRow } from '../../diagram/diagram-tree'
import { drawingSystem } from '../../drawing/draw-system'
import { findingLostWork } from '../../drawing/lost-work'
import type { LostWork } from '../../drawing/lost-work'
import { modulesOf, partsForModels } from '../../pack-rules/parts/fitting-parts'
import { outdoorSeries } from '../../project/equipment'
import type { EquipmentPack } from '../../project/equipment'
import type { Project, System } from '../../project/project'
import { headOf, systemOf } from '../../change/system-ops'

/**
 * Chooses the outdoor modules of a system, pack ids of one to four modules or of one listed combination. The drawing is generated where there is none
 * or where the number of pipes changes; otherwise only its outdoor unit is replaced. An empty list removes the outdoor unit and the drawing.
 */
export function chooseOutdoorUnit(project: Project, systemId: string, models: readonly string[], pack: EquipmentPack): Change {
  return atOnce(choosingOutdoorUnit(project, systemId, models, pack))
}

/** Works like `chooseOutdoorUnit` with pauses, for a large system. The change is valid only if the project has not changed meanwhile. */
export function* choosingOutdoorUnit(
  project: Project,
  systemId: string,
  models: readonly string[],
  pack: EquipmentPack,
): Generator<void, Change> {
  const system = systemOf(project, systemId)
  const before = headOf(system)
  const after = withOutdoorParts(before, models, pack)
  const ops: Op[] = [{ table: 'system', before, after, at: project.systemOrder.indexOf(systemId) }]
  return { label: 'chooseOutdoorUnit', ops: [...ops, ...(yield* followOutdoor(system, models, pack))] }
}

/**
 * Returns the edits of a drawing that a choice of outdoor modules would lose, because another number of pipes needs a new drawing; null where nothing is
 * lost. Parts generated for the earlier modules do not count. Pauses; the system must not change meanwhile.
 */
export function* lostByOutdoorUnit(system: System, choice: Change, pack: EquipmentPack): Generator<void, LostWork | null> {
  const redrawn = choice.ops.find((op) => op.table === 'diagram')
  if (!redrawn || system.diagram.nodeCount === 0) return null
  const generated = yield* drawingSystem(system, pack)
  return yield* findingLostWork(system, generated.nodeCount > 0 ? generated : redrawn.after, pack)
}

/** Returns the system with other modules, and with the accessories that fit them. */
function withOutdoorParts(before: SystemHead, models: readonly string[], pack: EquipmentPack): SystemHead {
  const after = { ...omit(before, 'outdoorParts'), outdoorModels: [...models] }
  const outdoorParts = partsForModels(pack, before.outdoorParts, modulesOf(pack, before), modulesOf(pack, after))
  return outdoorParts ? { ...after, outdoorParts } : after
}

function* followOutdoor(system: System, models: readonly string[], pack: EquipmentPack): Generator<void, Op[]> {
  const { id: systemId, diagram } = system
  if (keepsDrawing(system, models, pack)) {
    const row = outdoorRow(diagram)
    const before = nodeAt(diagram, row)
    return [{ table: 'node', systemId, before, after: { ...before, data: { ...before.data, models: [...models] } }, at: row }]
  }
  const drawing = yield* drawingSystem({ ...system, outdoorModels: [...models] }, pack)
  if (drawing.nodeCount === 0 && diagram.nodeCount === 0) return []
  return [{ table: 'diagram', systemId, before: diagram, after: drawing }]
}

/** Whether only the outdoor unit of the drawing is replaced. */
function keepsDrawing(system: System, models: readonly string[], pack: EquipmentPack): boolean {
  const next = outdoorSeries(pack, models)
  return outdoorRow(system.diagram) >= 0 && next !== null && pipesOf(system, pack) === next.pipes
}

function pipesOf(system: System, pack: EquipmentPack): number | undefined {
  const type = system.diagram.nodeRest[outdoorRow(system.diagram)]?.outdoorType
  if (type) return type === 'HR' ? 3 : 2
  return outdoorSeries(pack, system.outdoorModels)?.pipes
}
