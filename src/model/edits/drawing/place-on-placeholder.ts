import type { Change } from '../../change/change'
import { nodeRow } from '../../diagram/diagram-rows'
import type { PlacedItem } from '../../drawing/put/placed-item'
import { putItem } from '../../drawing/put/put-item'
import { record } from '../../drawing/record'
import type { EquipmentPack } from '../../project/equipment'
import type { Project } from '../../project/project'
import { systemOf } from '../../change/system-ops'

/**
 * Puts a unit, joint, box or kit on a free placeholder, as a drop does. The node keeps its id, its position and its feed with port, lengths and bends.
 * A joint or box adds a placeholder to each outlet and moves lower nodes down; a unit above the port capacity reserves the sibling port; a
 * merge joint removes the placeholders of the ports it merges. Without ops where the node is no free placeholder. The rules are checked by the core
 * (`drop`), not here. Of an air handler this draws one kit.
 */
export function placeOnPlaceholder(project: Project, systemId: string, nodeId: string, item: PlacedItem, pack: EquipmentPack): Change {
  const recording = record(systemOf(project, systemId))
  putItem(recording, nodeRow(recording.diagram, nodeId), item, pack)
  return { label: 'placeOnPlaceholder', ops: recording.ops }
}
