import { nodeAt } from '../../diagram/diagram-rows'
import { kindAt, nodeAbove } from '../../diagram/diagram-tree'
import type { Diagram } from '../../diagram/diagram'
import type { EquipmentPack } from '../../project/equipment'
import { isOpenPlace } from '../plans/box-port'
import { fanOut } from '../plans/fan-out'
import { takeMergedPorts } from '../plans/merged-ports'
import { nodeOfItem, outletsOfItem } from './placed-item'
import type { PlacedItem } from './placed-item'
import type { Recording } from '../record'
import { settleSibling } from '../plans/reservation'

/** Whether this is a placeholder without children that is not reserved for a drawn unit. */
export function isFreePlace(diagram: Diagram, row: number): boolean {
  if (row < 0 || kindAt(diagram, row) !== 'placeholder' || !isOpenPlace(diagram, row)) return false
  return diagram.edgeSource.subarray(0, diagram.edgeCount).indexOf(row) < 0
}

/** Puts an item on a free placeholder; false, and nothing done, where there is none. The node keeps id, position and feed. */
export function putItem(recording: Recording, row: number, item: PlacedItem, pack: EquipmentPack): boolean {
  const { diagram } = recording
  if (!isFreePlace(diagram, row)) return false
  const { id, x, y } = nodeAt(diagram, row)
  const { kind, shape, data } = nodeOfItem(item, pack)
  const outlets = outletsOfItem(item, data)
  const put = { id, kind, shape, x, y, data }
  // A unit that is not on a box needs no follow-up, so the columns of a large drawing are not copied for this row.
  if (outlets.length === 0 && kind !== 'joint' && kindAt(diagram, nodeAbove(diagram, row)) !== 'box') {
    recording.endWithNode(row, put)
    return true
  }
  recording.setNode(row, put)
  if (outlets.length > 0) fanOut(recording, row, outlets, kind === 'box' || outlets.length > 2)
  // Sibling ports exist only on a box.
  else if (kindAt(diagram, nodeAbove(diagram, row)) === 'box') settleSibling(recording, row, pack)
  if (kind === 'joint') takeMergedPorts(recording, row, pack)
  return true
}
