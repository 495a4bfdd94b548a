import type { Op } from '../../change/change'
import { nodeAt, nodeRow } from '../../diagram/diagram-rows'
import { isHeader, parentOf } from '../../diagram/diagram-tree'
import type { Diagram } from '../../diagram/diagram'
import { unitDemand } from '../../project/equipment'
import type { EquipmentPack } from '../../project/equipment'
import { omit } from '../../change/omit'
import { boxFrom } from '../../pack-rules/drawing-view'
import type { DrawingView } from '../../pack-rules/drawing-view'
import { mayStand } from '../../pack-rules/placement'
import { figuresOf } from '../../pack-rules/unit-figures'
import type { IndoorUnit, System } from '../../project/project'
import { unitKind } from '../draw'
import { drawSystem } from '../draw-system'
import { viewOf } from '../plans/box-port'
import { emptyPlaces } from '../places/empty-places'
import { isAsGenerated } from '../is-as-generated'
import { airHandlerOf } from '../kits/derive-kits'
import { kitsChanged, laidOutAt, placeKits } from '../kits/follow-kits'
import { kitRows } from '../kits/kit-rows'
import { layOutKits } from '../kits/lay-out-kits'
import { putDown, takeUp } from '../put/moved-unit'
import { besideEach, nodesFrom, standBeside } from '../notes/beside'
import type { Beside } from '../notes/beside'
import { standClear } from '../notes/stand-clear'
import { drawnUnits, unitNode } from '../plans/planned-units'
import { placeUnit } from '../put/place-unit'
import { record } from '../record'
import { settleSibling } from '../plans/reservation'

/**
 * Returns the ops that make the drawing match a changed unit list: removed units leave a placeholder, the last one too, added units are placed,
 * and a changed model replaces the old one. An unedited generated drawing is generated again when units are added or change floor, or when a new
 * model does not fit its position; in an edited drawing that unit moves to a position that takes it.
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

/** The list lines to draw, those whose air handler has changed, and those whose model does not fit the position of its units. */
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
      // A capacity typed for the old model does not apply to the new one.
      recording.setNode(row, { ...node, ...unitKind(unit.type), data: { ...omit(node.data, 'coolingKw'), model: unit.model } })
      settleSibling(recording, row, pack)
    }
  }
  const going = [...drawn].flatMap(([id, rows]) => (id === '' ? [] : rows.slice(wanted.find((unit) => unit.id === id)?.count ?? 0)))
  const exchanged = changed.map((unit) => ({ unit, rows: (drawn.get(unit.id) ?? []).slice(0, unit.count) }))
  const besideKits = exchanged.map(({ unit, rows }) => ({ unit, beside: besideHandlers(diagram, rows) }))
  const places = new Map(exchanged.map(({ unit, rows }) => [unit.id, laidOutAt(diagram, rows)]))
  const takenUp = new Map(moving.map((unit) => [unit.id, takeUp(diagram, (drawn.get(unit.id) ?? []).slice(0, unit.count), unit)]))
  const leaving = [...takenUp.values()].flat().map(({ row }) => row)
  emptyPlaces(recording, [...going, ...exchanged.flatMap(({ rows }) => rows), ...leaving], pack)
  // Moved units come first, so that a missing unit does not take the position one of them returns to.
  for (const unit of wanted) {
    const demand = unitDemand(pack, unit.model)
    if (demand) putDown(recording, takenUp.get(unit.id) ?? [], { demand, floor: unit.floor }, next, pack)
  }
  for (const unit of wanted) {
    const demand = unitDemand(pack, unit.model)
    let missing = unit.count - (changed.includes(unit) ? 0 : (drawn.get(unit.id)?.length ?? 0))
    for (const place of places.get(unit.id) ?? []) {
      const row = nodeRow(recording.diagram, place)
      if (missing > 0 && layOutKits(recording, row, unit, pack)) {
        settleSibling(recording, row, pack)
        missing--
      }
    }
    const isAirHandler = airHandlerOf(unit) !== undefined
    for (let count = 0; isAirHandler && count < missing; count++) placeKits(recording, unit, next, pack)
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

/** Returns the accessories anchored to any kit of these air handlers; they are anchored to the first kit afterwards. */
function besideHandlers(diagram: Diagram, heads: readonly number[]): (Beside | undefined)[] {
  return heads.map((head) => {
    const found = [...besideEach(diagram, kitRows(diagram, diagram.nodeRest[head]?.airHandlerId)).values()]
    const [first] = found
    return first && { ...first, nodes: found.flatMap((each) => nodesFrom(each, first)) }
  })
}

// Only units on a box or header are checked against the rules; elsewhere any model fits.
function modelFits(system: System, unit: IndoorUnit, rows: readonly number[], pack: EquipmentPack): boolean {
  const { diagram } = system
  const demand = unitDemand(pack, unit.model)
  const changed = rows.filter((row) => diagram.modelNames[diagram.nodeModel[row] ?? -1] !== unit.model)
  if (!demand || changed.length === 0) return true
  const figures = figuresOf(pack, unitKind(unit.type).kind, unit.model)
  const view: DrawingView = { ...viewOf(diagram, pack), units: new Map(changed.map((row) => [row, figures])) }
  return changed.every((row) => {
    const parent = parentOf(diagram, view.tree, row)
    if (boxFrom(view, parent) >= 0 || isHeader(diagram, parent)) return mayStand(view, row, figures)
    const old = unitDemand(pack, diagram.modelNames[diagram.nodeModel[row] ?? -1] ?? '')
    return old?.type === demand.type || demand.type === 'hdo' || view.mode !== 'HR'
  })
}
