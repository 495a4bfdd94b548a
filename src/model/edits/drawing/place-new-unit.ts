import type { Change } from '../../change/change'
import { nodeRow } from '../../diagram/diagram-rows'
import { listItem } from '../../drawing/listed-unit'
import type { PlacedItem } from '../../drawing/put/placed-item'
import { isFreePlace, putItem } from '../../drawing/put/put-item'
import { record } from '../../drawing/record'
import type { EquipmentPack } from '../../project/equipment'
import type { IndoorUnit, Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/**
 * Works like `placeOnPlaceholder`, for an item of the catalogue: a unit without a list line gets a new one at the end, with the given fields (room,
 * floor …). Joints and boxes have no list line.
 */
export function placeNewUnit(
  project: Project,
  systemId: string,
  nodeId: string,
  item: PlacedItem,
  pack: EquipmentPack,
  given: Partial<IndoorUnit> = {},
): Change {
  const label = 'placeOnPlaceholder'
  const system = systemOf(project, systemId)
  const recording = record(system)
  const row = nodeRow(recording.diagram, nodeId)
  if (!isFreePlace(recording.diagram, row)) return { label, ops: [] }
  const listed = listItem(system, item, given)
  putItem(recording, row, listed.item, pack)
  return { label, ops: [...listed.ops, ...recording.ops] }
}
