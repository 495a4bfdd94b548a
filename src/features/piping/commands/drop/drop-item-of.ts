import type { DropItem } from '../../../../engine/drop/drop-item'
import type { Diagram } from '../../../../model/diagram/diagram'
import { nodeAt } from '../../../../model/diagram/diagram-rows'
import type { PlacedItem } from '../../../../model/drawing/put/placed-item'
import { omit } from '../../../../model/change/omit'

/** Converts an item of the palette to the core's item, which has no list entries. */
export function askedItem(item: PlacedItem, kits?: number): DropItem {
  return { ...omit(item, 'indoorUnitId', 'boxIndoorUnitId'), ...(kits !== undefined && { kits }) }
}

/** Returns the core's item of a drawn node, to check it for another place; null where it has none. */
export function dropItemOf(diagram: Diagram, row: number): DropItem | null {
  const { kind, data } = nodeAt(diagram, row)
  switch (kind) {
    case 'indoor':
    case 'freshAir':
    case 'hydro':
    case 'ahuKit':
    case 'joint':
    case 'box':
      break
    default:
      return null
  }
  const { model, coolingKw, jointType, branches, ports, portCapacityKw, reverse, materialType, seriesCode } = data
  return {
    kind,
    ...(model !== undefined && { model }),
    ...(coolingKw !== undefined && { coolingKw }),
    ...(jointType && { jointType }),
    ...(branches !== undefined && { branches }),
    ...(ports !== undefined && { ports }),
    ...(portCapacityKw !== undefined && { portCapacityKw }),
    ...(reverse === true && { reverse }),
    ...(materialType !== undefined && { materialType }),
    ...(seriesCode !== undefined && { seriesCode }),
  }
}
