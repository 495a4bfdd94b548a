import type { Change } from '../../change/change'
import { nodeRow } from '../../diagram/diagram-rows'
import { layOutKits } from '../../drawing/kits/lay-out-kits'
import { record } from '../../drawing/record'
import { settleSibling } from '../../drawing/plans/reservation'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/**
 * Puts one air handler of a list line on a free placeholder, with its kits, joints and box, and moves the nodes below down. A single kit above the
 * port capacity of its box reserves the sibling port. Returns no ops where the line has no air-handler data or the node is no free placeholder, so that a
 * existing layout is not built again.
 */
export function placeAirHandler(project: Project, systemId: string, nodeId: string, unitId: string, pack: EquipmentPack): Change {
  const system = systemOf(project, systemId)
  const recording = record(system)
  const row = nodeRow(system.diagram, nodeId)
  const unit = system.indoorUnits.find((each) => each.id === unitId)
  if (unit && row >= 0 && layOutKits(recording, row, unit, pack)) settleSibling(recording, row, pack)
  return { label: 'placeAirHandler', ops: recording.ops }
}
