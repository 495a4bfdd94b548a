import type { JointType, NodeKind } from '../../project/codes'
import type { NodeData } from '../../diagram/diagram'
import type { EquipmentPack } from '../../project/equipment'
import { boxOfModel } from '../../pack-rules/boxes'

/** An item to put on a placeholder. Nominal capacities in kW; missing values of a unit or box come from the pack. */
export interface PlacedItem {
  kind: 'indoor' | 'freshAir' | 'hydro' | 'ahuKit' | 'joint' | 'box'
  /** Pack id of a unit, kit or box. */
  model?: string
  coolingKw?: number
  /** MS-MAIN, MS-SUB or MS (the default) of a box; MP joints and sub connectors; none for a Y joint or header. */
  jointType?: JointType
  /** Outlets of a joint: 2 for a plain one, 1 for any other, unless given. */
  branches?: number
  /** Outlets of a box: those of its model unless given. */
  ports?: number
  portCapacityKw?: number
  reverse?: boolean
  materialType?: string
  seriesCode?: string
  /** The list line that the unit belongs to. */
  indoorUnitId?: string
  /** The air handler that a kit belongs to, where some of its kits are drawn already. */
  airHandlerId?: string
  /** Indoor unit that the box of a reversed joint holds. */
  boxIndoorUnitId?: string
}

const SHAPES: Partial<Record<NodeKind, string>> = { ahuKit: 'ahukit', joint: 'joint', box: 'joint' }

/** Returns kind, wire shape and data of the node for an item. */
export function nodeOfItem(item: PlacedItem, pack: EquipmentPack): { kind: NodeKind; shape: string; data: NodeData } {
  const { kind, jointType, branches, ports, reverse, ...given } = item
  const data: NodeData = { ...given, ...(reverse === true && { reverse }) }
  if (kind === 'joint') Object.assign(data, jointType && { jointType }, { branches: branches ?? (jointType ? 1 : 2) })
  if (kind === 'box') {
    const listed = boxOfModel(pack, item.model)
    Object.assign(data, { jointType: jointType ?? 'MS', ports: ports ?? listed?.ports ?? 1 })
  }
  return { kind, shape: SHAPES[kind] ?? 'idu1', data }
}

/** Returns the outlets that the item opens: headers and boxes number them from 1, those of other joints are all 0. */
export function outletsOfItem(item: PlacedItem, data: NodeData): number[] {
  if (item.kind === 'box') return Array.from({ length: data.ports ?? 0 }, (_, place) => place + 1)
  if (item.kind !== 'joint') return []
  const branches = data.branches ?? 0
  return Array.from({ length: branches }, (_, place) => (branches >= 3 && !data.jointType ? place + 1 : 0))
}
