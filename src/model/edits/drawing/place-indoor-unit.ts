import type { Change } from '../../change/change'
import { airHandlerOf } from '../../drawing/kits/derive-kits'
import { placeKits } from '../../drawing/kits/follow-kits'
import { placeUnit } from '../../drawing/put/place-unit'
import { unitNode } from '../../drawing/plans/planned-units'
import { record } from '../../drawing/record'
import { unitDemand } from '../../project/equipment'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/** Draws one more unit of a list line. Without ops where the pack does not have the model or no position is found. */
export function placeIndoorUnit(project: Project, systemId: string, unitId: string, pack: EquipmentPack): Change {
  const system = systemOf(project, systemId)
  const unit = system.indoorUnits.find((each) => each.id === unitId)
  const demand = unit && unitDemand(pack, unit.model)
  const recording = record(system)
  if (unit && airHandlerOf(unit)) placeKits(recording, unit, system, pack)
  else if (unit && demand) placeUnit(recording, { demand, floor: unit.floor, node: unitNode(unit), feed: {} }, system, pack)
  return { label: 'placeIndoorUnit', ops: recording.ops }
}
