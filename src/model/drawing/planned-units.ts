import { isUnitKind } from '../codes'
import type { Diagram, DiagramNode } from '../diagram'
import { nodeAt } from '../diagram-rows'
import { kindAt, treeOf } from '../diagram-tree'
import { unitDemand } from '../equipment'
import type { EquipmentPack } from '../equipment'
import type { IndoorUnit } from '../project'
import { freshNode, unitKind } from './draw'
import { feedOf } from './feed-of'
import { airHandlerOf } from './kits/derive-kits'
import { plannedKits } from './kits/planned-kits'
import type { PlannedUnit } from './plan'

/**
 * Every unit of the list as often as it counts. A unit that is drawn already keeps its node with its level, and the lengths and bends of
 * its feed. Units without refrigerant and models that the pack does not list are left out.
 */
export function plannedUnits(list: readonly IndoorUnit[], diagram: Diagram, pack: EquipmentPack): PlannedUnit[] {
  const tree = treeOf(diagram)
  const drawn = drawnUnits(diagram)
  const strays = drawn.get('') ?? []
  return list.flatMap((unit) => {
    if (airHandlerOf(unit)) return plannedKits(unit, diagram, tree, drawn.get(unit.id) ?? [], pack)
    const demand = unitDemand(pack, unit.model)
    if (!demand) return []
    const own = drawn.get(unit.id) ?? []
    return Array.from({ length: unit.count }, (_, place): PlannedUnit => {
      const row = own[place] ?? takeStray(diagram, strays, unit.model)
      const node = row === undefined ? unitNode(unit) : { ...nodeAt(diagram, row), ...unitKind(unit.type) }
      node.data = { ...node.data, model: unit.model, indoorUnitId: unit.id }
      return { demand, floor: unit.floor, node, feed: row === undefined ? {} : feedOf(diagram, tree, row) }
    })
  })
}

/** A node for one unit of a list entry. */
export function unitNode(unit: IndoorUnit): DiagramNode {
  const { kind, shape } = unitKind(unit.type)
  return freshNode(kind, shape, { model: unit.model, indoorUnitId: unit.id })
}

/**
 * Rows of the drawn units by the list entry they belong to, in drawing order; under '' those that belong to none. An air handler is its first kit.
 */
export function drawnUnits(diagram: Diagram): Map<string, number[]> {
  const rows = new Map<string, number[]>()
  for (let row = 0; row < diagram.nodeCount; row++) {
    if (!isUnitKind(kindAt(diagram, row)) || (diagram.nodeRest[row]?.airHandler?.kitIndex ?? 1) > 1) continue
    const entry = diagram.nodeRest[row]?.indoorUnitId ?? ''
    const known = rows.get(entry)
    if (known) known.push(row)
    else rows.set(entry, [row])
  }
  return rows
}

function takeStray(diagram: Diagram, strays: number[], model: string): number | undefined {
  const place = strays.findIndex((row) => diagram.modelNames[diagram.nodeModel[row] ?? -1] === model)
  return place < 0 ? undefined : strays.splice(place, 1)[0]
}
