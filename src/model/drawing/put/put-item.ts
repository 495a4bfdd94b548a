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

/** Is this a placeholder that nothing hangs on and that is reserved for no unit of the drawing? */
export function isFreePlace(diagram: Diagram, row: number): boolean {
  if (row < 0 || kindAt(diagram, row) !== 'placeholder' || !isOpenPlace(diagram, row)) return false
  return diagram.edgeSource.subarray(0, diagram.edgeCount).indexOf(row) < 0
}

/** Puts an item on a free placeholder; false, and nothing done, where there is none. The node keeps id, place and feed. */
export function putItem(recording: Recording, row: number, item: PlacedItem, pack: EquipmentPack): boolean {
  const { diagram } = recording
  if (!isFreePlace(diagram, row)) return false
  const { id, x, y } = nodeAt(diagram, row)
  const { kind, shape, data } = nodeOfItem(item, pack)
  const outlets = outletsOfItem(item, data)
  const put = { id, kind, shape, x, y, data }
  // Nothing more happens to a unit beside no box: columns of a hundred thousand rows are not copied for a row that nobody reads.
  if (outlets.length === 0 && kind !== 'joint' && kindAt(diagram, nodeAbove(diagram, row)) !== 'box') {
    recording.endWithNode(row, put)
    return true
  }
  recording.setNode(row, put)
  if (outlets.length > 0) fanOut(recording, row, outlets, kind === 'box' || outlets.length > 2)
  // Beside no box nothing is reserved for what has only just come.
  else if (kindAt(diagram, nodeAbove(diagram, row)) === 'box') settleSibling(recording, row, pack)
  if (kind === 'joint') takeMergedPorts(recording, row)
  return true
}
