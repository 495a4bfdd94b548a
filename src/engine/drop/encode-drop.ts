import * as D from '../../../assembly/common/layout/layout-drop'
import * as L from '../../../assembly/common/layout/layout'
import { InputError } from '../../contract/input-error'
import { JOINT_TYPES, NODE_KINDS } from '../../model/project/codes'
import type { EncodedNames } from '../encode/rare-columns'
import type { PackRows } from '../encode/pack-rows'
import type { DropItem } from './drop-item'

/** A number that no name of a drawing has: a material not yet used, or an air handler of which nothing is drawn. */
const UNSEEN = 65535

/**
 * Writes a question about a drop, laid out as `assembly/common/layout/layout-drop` defines. `node` is the row to check, -1 for all of them.
 * @throws InputError with the path inside the item of the first value that is wrong
 */
export function encodeDrop(item: DropItem, node: number, nodeCount: number, names: EncodedNames, rows: PackRows): ArrayBuffer {
  const buffer = new ArrayBuffer(node < 0 ? D.dropBytes(nodeCount) : D.dropVerdicts())
  const head = new DataView(buffer)
  head.setInt32(L.HEAD_MAGIC, D.DROP_MAGIC, true)
  head.setInt32(L.HEAD_VERSION, L.LAYOUT_VERSION, true)
  head.setInt32(L.HEAD_BYTE_LENGTH, buffer.byteLength, true)
  head.setInt32(L.HEAD_NODES, nodeCount, true)
  const slots = new Float64Array(buffer, D.DROP_START, D.DROP_SLOTS)
  slots[D.DROP_KIND] = NODE_KINDS.indexOf(item.kind)
  slots[D.DROP_JOINT_TYPE] = JOINT_TYPES.indexOf(item.jointType ?? (item.kind === 'box' ? 'MS' : ''))
  slots[D.DROP_OUTLETS] = outletsOf(item)
  slots[D.DROP_FLAGS] = rows.hasSeriesRule('hotWaterKits', item.seriesCode) ? L.FLAG_HOT_WATER_KIT : 0
  slots[D.DROP_COOLING_KW] = coolingOf(item)
  slots[D.DROP_MODEL] = modelRow(item, rows)
  slots[D.DROP_MATERIAL] = item.materialType === undefined ? 0 : (names.materials.get(item.materialType) ?? UNSEEN)
  slots[D.DROP_AIR_HANDLER] = item.airHandlerId === undefined ? 0 : (names.airHandlers.get(item.airHandlerId) ?? 0)
  slots[D.DROP_KITS] = whole('$.kits', item.kits ?? 1)
  slots[D.DROP_NODE] = node
  return buffer
}

function outletsOf(item: DropItem): number {
  if (item.kind === 'box') return item.ports === undefined ? 0 : whole('$.ports', item.ports)
  return item.branches === undefined ? 0 : whole('$.branches', item.branches)
}

function whole(path: string, value: number): number {
  if (!Number.isInteger(value) || value < 1 || value > 255) throw new InputError(path, 'a whole number from 1 to 255')
  return value
}

function coolingOf(item: DropItem): number {
  if (item.coolingKw === undefined) return NaN
  if (!(item.coolingKw >= 0 && item.coolingKw < Infinity)) throw new InputError('$.coolingKw', 'a cooling capacity in kW, 0 or more')
  return item.coolingKw
}

function modelRow(item: DropItem, rows: PackRows): number {
  if (item.kind === 'joint') return -1
  if (item.model === undefined) {
    if (item.kind !== 'box' && item.coolingKw === undefined) throw new InputError('$.model', 'a model of the pack, or coolingKw beside it')
    if (item.kind === 'box' && item.ports === undefined) throw new InputError('$.model', 'a box of the pack, or ports beside it')
    return -1
  }
  const row = item.kind === 'box' ? rows.boxRow(item.model) : rows.equipmentRow(item.model)
  if (row < 0) throw new InputError('$.model', `a model of the pack, not '${item.model}'`)
  return row
}
