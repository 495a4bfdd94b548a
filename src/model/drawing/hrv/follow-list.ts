import type { Op } from '../../change/change'
import { nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { belowAndSelf, isHeader, kindAt, nearestAbove, outletsOf, parentOf, treeOf } from '../../diagram/diagram-tree'
import type { Diagram } from '../../diagram/diagram'
import type { DiagramTree } from '../../diagram/diagram-tree'
import { unitDemand } from '../../project/equipment'
import type { EquipmentPack, UnitDemand } from '../../project/equipment'
import { omit } from '../../change/omit'
import type { IndoorUnit, System } from '../../project/project'
import { portDemand } from '../plans/box-ports'
import { unitKind } from '../draw'
import { drawSystem } from '../draw-system'
import { isOpenPlace, onPort } from '../plans/box-port'
import { emptyPlaces } from '../places/empty-places'
import { isAsGenerated } from '../is-as-generated'
import { airHandlerOf } from '../kits/derive-kits'
import { kitsChanged, laidOutAt, placeKits } from '../kits/follow-kits'
import { kitRows } from '../kits/kit-rows'
import { layOutKits } from '../kits/lay-out-kits'
import { boxCarries } from '../places/free-ports'
import { putDown, takeUp } from '../put/moved-unit'
import { besideEach, nodesFrom, standBeside } from '../notes/beside'
import type { Beside } from '../notes/beside'
import { standClear } from '../notes/stand-clear'
import { loadAt, loadBelow } from '../places/load-below'
import { drawnUnits, unitNode } from '../plans/planned-units'
import { placeUnit } from '../put/place-unit'
import { record } from '../record'
import { settleSibling } from '../plans/reservation'
import { headerCarries } from '../plans/two-pipe'

/**
 * What the drawing has to do when the list of units becomes another: units that went leave a placeholder, the last one too, units that came are placed,
 * another model takes the place of the old one. A drawing that nobody has edited since it was generated is generated anew when units are added or change their floor, and when another
 * model does not fit its place; in any other such a unit goes to a place that takes it.
 */
export function followList(system: System, list: readonly IndoorUnit[], pack: EquipmentPack): Op[] {
  const next: System = { ...system, indoorUnits: [...list] }
  const redraw = (): Op[] => [{ table: 'diagram', systemId: system.id, before: system.diagram, after: drawSystem(next, pack) }]
  const drawn = drawnUnits(system.diagram)
  const wanted = list.filter((unit) => airHandlerOf(unit) !== undefined || unitDemand(pack, unit.model) !== null)
  if (system.diagram.nodeCount === 0) return system.outdoorModels.length > 0 && wanted.length > 0 ? redraw() : []
  const missing = wanted.some((unit) => (drawn.get(unit.id)?.length ?? 0) < unit.count)
  const surplus = [...drawn].some(([id, rows]) => id !== '' && rows.length > (wanted.find((unit) => unit.id === id)?.count ?? 0))
  const regrouped = wanted.some((unit) => system.indoorUnits.some((old) => old.id === unit.id && old.floor !== unit.floor))
  const changed = wanted.filter((unit) => kitsChanged(system, unit, drawn.get(unit.id) ?? []))
  const moving = wanted.filter(
    (unit) => !airHandlerOf(unit) && !changed.includes(unit) && !modelFits(next, unit, drawn.get(unit.id) ?? [], pack),
  )
  const mayRedraw = ((missing || regrouped || changed.length > 0) && !surplus) || moving.length > 0
  if (mayRedraw && isAsGenerated(system, pack)) return redraw()
  return step(system, next, { wanted, changed, moving }, pack)
}

/** Lines of the list that are to be drawn, those among them whose air handler has become another, and those whose model does not fit where its units stand. */
interface Lines {
  wanted: readonly IndoorUnit[]
  changed: readonly IndoorUnit[]
  moving: readonly IndoorUnit[]
}

function step(system: System, next: System, { wanted, changed, moving }: Lines, pack: EquipmentPack): Op[] {
  const recording = record(system)
  const { diagram } = recording
  const drawn = drawnUnits(diagram)
  for (const unit of wanted) {
    if (airHandlerOf(unit) || changed.includes(unit) || moving.includes(unit)) continue
    const rows = drawn.get(unit.id) ?? []
    for (const row of rows) {
      const node = nodeAt(diagram, row)
      if (node.data.model === unit.model) continue
      // A capacity given for the old model says nothing of the new one.
      recording.setNode(row, { ...node, ...unitKind(unit.type), data: { ...omit(node.data, 'coolingKw'), model: unit.model } })
      settleSibling(recording, row, pack)
    }
  }
  const going = [...drawn].flatMap(([id, rows]) => (id === '' ? [] : rows.slice(wanted.find((unit) => unit.id === id)?.count ?? 0)))
  const exchanged = changed.map((unit) => ({ unit, rows: (drawn.get(unit.id) ?? []).slice(0, unit.count) }))
  const besideKits = exchanged.map(({ unit, rows }) => ({ unit, beside: besideHandlers(diagram, rows) }))
  const places = new Map(exchanged.map(({ unit, rows }) => [unit.id, laidOutAt(diagram, rows)]))
  const takenUp = new Map(moving.map((unit) => [unit.id, takeUp(diagram, (drawn.get(unit.id) ?? []).slice(0, unit.count), unit)]))
  emptyPlaces(recording, [...going, ...exchanged.flatMap(({ rows }) => rows), ...[...takenUp.values()].flat().map(({ row }) => row)])
  for (const unit of wanted) {
    const demand = unitDemand(pack, unit.model)
    let missing = unit.count - (changed.includes(unit) ? 0 : (drawn.get(unit.id)?.length ?? 0))
    for (const place of places.get(unit.id) ?? []) {
      const row = nodeRow(recording.diagram, place)
      if (missing > 0 && layOutKits(recording, row, unit)) {
        settleSibling(recording, row, pack)
        missing--
      }
    }
    const isAirHandler = airHandlerOf(unit) !== undefined
    for (let count = 0; isAirHandler && count < missing; count++) placeKits(recording, unit, next, pack)
    if (demand) putDown(recording, takenUp.get(unit.id) ?? [], { demand, floor: unit.floor }, next, pack)
    for (let count = 0; demand && !isAirHandler && count < missing; count++) {
      placeUnit(recording, { demand, floor: unit.floor, node: unitNode(unit), feed: {} }, next, pack)
    }
  }
  for (const { unit, beside } of besideKits) {
    if (beside.every((each) => !each)) continue
    const heads = drawnUnits(recording.diagram).get(unit.id) ?? []
    beside.forEach((each, place) => standBeside(recording, each, heads[place] ?? -1))
  }
  standClear(recording)
  return recording.ops
}

/** What stands beside any kit of the air handlers with these first kits; it stands beside the first kit afterwards. */
function besideHandlers(diagram: Diagram, heads: readonly number[]): (Beside | undefined)[] {
  return heads.map((head) => {
    const found = [...besideEach(diagram, kitRows(diagram, diagram.nodeRest[head]?.airHandlerId)).values()]
    const [first] = found
    return first && { ...first, nodes: found.flatMap((each) => nodesFrom(each, first)) }
  })
}

// A port fits one class of unit, a header what its loads allow; anywhere else any model goes.
function modelFits(system: System, unit: IndoorUnit, rows: readonly number[], pack: EquipmentPack): boolean {
  const { diagram } = system
  const demand = unitDemand(pack, unit.model)
  const changed = rows.filter((row) => diagram.modelNames[diagram.nodeModel[row] ?? -1] !== unit.model)
  if (!demand || changed.length === 0) return true
  const tree = treeOf(diagram)
  return changed.every((row) => {
    const parent = parentOf(diagram, tree, row)
    const old = unitDemand(pack, diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? '')
    const box = nearestAbove(diagram, tree, row, (above) => kindAt(diagram, above) === 'box')
    if (box >= 0) {
      const same = old && portDemand(pack, old).ports === portDemand(pack, demand).ports
      if (unit.type === 'hdo' || (same !== true && !portFits(diagram, tree, row, demand, pack))) return false
      const below = loadBelow(diagram, tree, box, pack)
      const exchanged = belowAndSelf(diagram, tree, box).filter((each) => changed.includes(each))
      const growthKw = exchanged.reduce((sum, each) => sum + demand.loadKw - loadAt(diagram, each, pack), 0)
      return boxCarries(diagram, box, below.loadKw + growthKw, below.units, pack)
    }
    if (!isHeader(diagram, parent)) return old?.type === demand.type || demand.type === 'hdo' || !isHeatRecovery(system)
    const loads = Array.from(outletsOf(tree, parent), (edge) => {
      const child = diagram.edgeTarget[edge] ?? -1
      return changed.includes(child) ? demand.loadKw : loadAt(diagram, child, pack)
    })
    return headerCarries(
      pack.headers.items.filter((header) => header.branches >= (diagram.nodeOutlets[parent] ?? 0)),
      loads,
    )
  })
}

// Between one port and two a unit changes in its place, where the port beside it is its own or open.
function portFits(diagram: Diagram, tree: DiagramTree, row: number, demand: UnitDemand, pack: EquipmentPack): boolean {
  const box = parentOf(diagram, tree, row)
  const { ports, mergeJoint } = portDemand(pack, demand)
  if (kindAt(diagram, box) !== 'box' || mergeJoint || ports > 2) return false
  const port = diagram.edgeSourcePort[tree.feed[row] ?? -1] ?? 0
  const sibling = onPort(diagram, tree, box, port + 1)
  if (ports === 1) return true
  return port % 2 === 1 && port < (diagram.nodeOutlets[box] ?? 0) && (sibling < 0 || isOpenPlace(diagram, sibling))
}

function isHeatRecovery(system: System): boolean {
  return system.diagram.nodeRest.some((rest) => rest?.outdoorType === 'HR')
}
