import { outdoorRow, isHeader, kindAt, nearestAbove, outletsOf, treeOf } from '../../diagram/diagram-tree'
import { outdoorSeries } from '../../project/equipment'
import type { EquipmentPack } from '../../project/equipment'
import { modeOf } from '../../pack-rules/mode'
import type { System } from '../../project/project'
import { drawBelow } from '../draw-below'
import { fillPlaceholder } from './fill-placeholder'
import { fillFreePort } from './fill-free-port'
import { branchOff } from './branch-off'
import type { PlacingContext } from '../places/placing-context'
import type { Plan, PlannedUnit } from '../plans/plan'
import type { Recording } from '../record'
import { singleBoxPlan } from '../plans/three-pipe'
import type { Diagram } from '../../diagram/diagram'
import type { DiagramTree } from '../../diagram/diagram-tree'
import { limitsHoldAbove } from '../../pack-rules/limits-above'
import { viewOf } from '../plans/box-port'

/** Puts a unit on an open outlet: of a header that serves its floor and carries it, or of a Y joint; false where there is none. */
function fillOpenOutlet(recording: Recording, unit: PlannedUnit, context: PlacingContext): boolean {
  const { diagram } = recording
  const tree = treeOf(diagram)
  for (let row = 0; row < diagram.nodeCount; row++) {
    const outlets = diagram.nodeOutlets[row] ?? 0
    const edges = [...outletsOf(tree, row)]
    const children = edges.map((edge) => diagram.edgeTarget[edge] ?? -1)
    if (new Set(children).size >= outlets || !suits(diagram, tree, row, children, unit, context)) continue
    const taken = new Set(edges.map((edge) => diagram.edgeSourcePort[edge]))
    const free = Array.from({ length: outlets }, (_, place) => place + 1).find((each) => !taken.has(each)) ?? 0
    drawBelow(recording, { kind: 'unit', unit }, { id: diagram.nodeId[row] ?? '', port: isHeader(diagram, row) ? free : 0 })
    return true
  }
  return false
}

function suits(
  diagram: Diagram,
  tree: DiagramTree,
  row: number,
  children: readonly number[],
  unit: PlannedUnit,
  context: PlacingContext,
): boolean {
  if (kindAt(diagram, row) !== 'joint' || diagram.nodeJointType[row] !== 0) return false
  if (nearestAbove(diagram, tree, row, (above) => isHeader(diagram, above) || kindAt(diagram, above) === 'box') >= 0) return false
  if (isHeader(diagram, row) && !children.some((child) => context.floorOf(child) === unit.floor)) return false
  return limitsHoldAbove(viewOf(diagram, context.pack, tree), row, { index: unit.demand.loadIndex, units: 1 })
}

/**
 * Puts one unit into a drawing: on the first free placeholder that may take it, or an open outlet of a joint, or a free port of a box,
 * or at a Y joint in the pipe of its floor (behind a box of its own where the system needs boxes). False where a main/sub drawing has no free
 * port: there the user chooses the position.
 */
export function placeUnit(recording: Recording, unit: PlannedUnit, system: System, pack: EquipmentPack): boolean {
  const context = contextOf(recording, system, pack)
  const behindBox = context.mode === 'MainSub' || (context.mode === 'HR' && unit.demand.type !== 'hdo')
  if (fillPlaceholder(recording, unit, context)) return true
  if (behindBox && fillFreePort(recording, unit, context)) return true
  if (!behindBox && fillOpenOutlet(recording, unit, context)) return true
  if (context.mode === 'MainSub') return false
  const plan: Plan = behindBox ? singleBoxPlan(unit, pack, context.refrigerant) : { kind: 'unit', unit }
  if (branchOff(recording, plan, unit.floor, context)) return true
  const outdoor = outdoorRow(recording.diagram)
  if (outdoor < 0) return false
  drawBelow(recording, plan, { id: recording.diagram.nodeId[outdoor] ?? '' })
  return true
}

function contextOf(recording: Recording, system: System, pack: EquipmentPack): PlacingContext {
  const floors = new Map(system.indoorUnits.map((unit) => [unit.id, unit.floor]))
  const series = outdoorSeries(pack, system.outdoorModels)
  return {
    pack,
    refrigerant: series?.refrigerant ?? '',
    mode: modeOf(recording.diagram, pack, system.outdoorModels),
    floorOf: (row) => floors.get(recording.diagram.nodeRest[row]?.indoorUnitId ?? '') ?? '',
  }
}
