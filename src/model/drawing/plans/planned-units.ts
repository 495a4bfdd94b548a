import { isUnitKind } from '../../project/codes'
import type { Diagram, DiagramNode } from '../../diagram/diagram'
import { nodeAt } from '../../diagram/diagram-rows'
import { kindAt, treeOf } from '../../diagram/diagram-tree'
import { unitDemand } from '../../project/equipment'
import type { EquipmentPack } from '../../project/equipment'
import type { IndoorUnit } from '../../project/project'
import { hasRearMounted } from '../../project/unit-part'
import { withRearMark } from '../rear-mounted'
import { freshNode, unitKind } from '../draw'
import { feedOf } from '../places/feed-of'
import { airHandlerOf } from '../kits/derive-kits'
import { plannedKits } from '../kits/planned-kits'
import type { PlannedUnit } from './plan'

/** Entries or units processed between two pauses. */
const STRETCH = 200

/**
 * Plans every unit of the list, repeated by its count. A unit that is already drawn keeps its node with its level, and the lengths and bends of
 * its feed. Units without refrigerant and models that the pack does not list are left out.
 * Pauses after every stretch of the list.
 */
export function* plannedUnits(list: readonly IndoorUnit[], diagram: Diagram, pack: EquipmentPack): Generator<void, PlannedUnit[]> {
  const tree = treeOf(diagram)
  const drawn = drawnUnits(diagram)
  const strays = drawn.get('') ?? []
  const planned: PlannedUnit[] = []
  for (const [entry, unit] of list.entries()) {
    if (entry % STRETCH === STRETCH - 1) yield
    const own = drawn.get(unit.id) ?? []
    if (airHandlerOf(unit)) {
      planned.push(...plannedKits(unit, diagram, tree, own, pack))
      continue
    }
    const demand = unitDemand(pack, unit.model)
    if (!demand) continue
    for (let place = 0; place < unit.count; place++) {
      const row = own[place] ?? takeStray(diagram, strays, unit.model)
      const node = row === undefined ? unitNode(unit) : { ...nodeAt(diagram, row), ...unitKind(unit.type) }
      node.data = { ...node.data, model: unit.model, indoorUnitId: unit.id }
      planned.push({ demand, floor: unit.floor, node, feed: row === undefined ? {} : feedOf(diagram, tree, row) })
      if (planned.length % STRETCH === 0) yield
    }
  }
  return planned
}

/** Returns a node for one unit of a list entry. */
export function unitNode(unit: IndoorUnit): DiagramNode {
  const { kind, shape } = unitKind(unit.type)
  return freshNode(kind, shape, withRearMark({ model: unit.model, indoorUnitId: unit.id }, hasRearMounted(unit.parts)))
}

/**
 * Returns the rows of drawn units by list entry, in drawing order; under '' those without one. An air handler is represented by its first kit.
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
