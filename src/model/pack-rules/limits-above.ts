import { kindAt, outletsOf, parentOf } from '../diagram/diagram-tree'
import { isAbove } from './allowance'
import type { DrawingView, Load } from './drawing-view'
import {
  boxAt,
  branchesAt,
  isConnectorAt,
  isHeaderAt,
  isMergeAt,
  loadBelow,
  portKwAt,
  portsAt,
  portsTakenAt,
  typeAt,
  unitIn,
} from './drawing-view'
import { headerCarriesBranch, headerCarriesSum } from './headers'
import { mergeJointOf } from './merge-joints'

const NOTHING: Load = { index: 0, units: 0 }

/**
 * Whether every header, merge joint, box and port from a fitting up to the outdoor unit keeps its limits, with an added load on the fitting. Reads the
 * limits of fittings that the core checks: maxKw, maxBranchKw, maxDownstreamKw, totalCapacityKw, maxIdu, portCapacityKw, maxIduPerPort.
 */
export function limitsHoldAbove(view: DrawingView, fitting: number, more: Load = NOTHING): boolean {
  return holdUpwards(view, fitting, -1, more)
}

/** Works like `limitsHoldAbove` for all fittings above a node that is already drawn. */
export function limitsHoldFrom(view: DrawingView, node: number): boolean {
  return holdUpwards(view, parentOf(view.diagram, view.tree, node), node, NOTHING)
}

function holdUpwards(view: DrawingView, from: number, below: number, more: Load): boolean {
  const { diagram, tree } = view
  let child = below
  let steps = diagram.nodeCount
  for (let row = from; row >= 0 && steps-- > 0; child = row, row = parentOf(diagram, tree, row)) {
    const kind = kindAt(diagram, row)
    if (kind === 'box' && !(boxHolds(view, row, more) && (child < 0 || portHolds(view, row, child, more)))) return false
    if (kind === 'joint' && !jointHolds(view, row, child, more)) return false
  }
  return true
}

/** Whether a box carries the total load on it. */
export function boxHolds(view: DrawingView, row: number, more: Load = NOTHING): boolean {
  return brokenBoxLimits(view, row, more).length === 0
}

/** Returns the limits of a box that the load on it breaks. */
export function brokenBoxLimits(view: DrawingView, row: number, more: Load = NOTHING): ('totalCapacityKw' | 'maxIdu')[] {
  const equipment = boxAt(view, row, more)
  if (!equipment) return ['totalCapacityKw']
  const below = loadBelow(view, row)
  const isHeavy = isAbove((below.index + more.index) / 10, equipment.totalCapacityKw)
  const isMany = isAbove(below.units + more.units, equipment.maxIdu)
  return [...(isHeavy ? (['totalCapacityKw'] as const) : []), ...(isMany ? (['maxIdu'] as const) : [])]
}

/** Whether the port of a box carries one of its children. */
export function portHolds(view: DrawingView, box: number, child: number, more: Load = NOTHING): boolean {
  return brokenPortLimits(view, box, child, more).length === 0
}

/** Returns the limits of a port that the load on it breaks. The connector of a sub box has none; a merge joint has a load limit of its own. */
export function brokenPortLimits(
  view: DrawingView,
  box: number,
  child: number,
  more: Load = NOTHING,
): ('maxIduPerPort' | 'portCapacityKw')[] {
  if (isConnectorAt(view, child)) return []
  const below = loadBelow(view, child)
  const perPort = (boxAt(view, box, more)?.maxIduPerPort ?? 0) * portsTakenAt(view, child)
  const units = isAbove(below.units + more.units, perPort) ? (['maxIduPerPort'] as const) : []
  if (isMergeAt(view, child)) return [...units]
  const unit = unitIn(view, child)
  const portKw = portKwAt(view, box, more)
  const isLarge = unit !== null && isAbove(unit.coolingKw, portKw)
  const carriesKw = isLarge && portsAt(view, box) > 1 ? 2 * portKw : portKw
  const isHeavy = isAbove(unit ? unit.coolingKw : (below.index + more.index) / 10, carriesKw)
  return [...units, ...(isHeavy ? (['portCapacityKw'] as const) : [])]
}

/** Whether a header or merge joint carries its load; `child` is the branch to which load is about to be added, -1 for a new branch. */
export function jointHolds(view: DrawingView, row: number, child: number, more: Load = NOTHING): boolean {
  if (isMergeAt(view, row)) {
    const joint = mergeJointOf(view.pack, typeAt(view, row))
    return !joint || !isAbove((loadBelow(view, row).index + more.index) / 10, joint.maxDownstreamKw)
  }
  return !isHeaderAt(view, row) || headerHolds(view, row, child, more)
}

/** Whether a header carries its load and this branch, and breaks no further branch; with more load it may become a model with other limits. */
function headerHolds(view: DrawingView, row: number, child: number, more: Load): boolean {
  const branches = branchesAt(view, row)
  const loads = branchLoads(view, row, child, more)
  const sum = sumOf(loads)
  if (!headerCarriesSum(view.pack, branches, sum)) return false
  const before = branchLoads({ ...view, units: undefined, boxes: undefined }, row, child, NOTHING)
  const wasBroken = brokenBranches(view.pack, branches, before)
  return [...brokenBranches(view.pack, branches, loads)].every((each) => each !== child && wasBroken.has(each))
}

/** Returns the loads of a header's branches by child; -1 is the load about to be added on a new branch. */
function branchLoads(view: DrawingView, row: number, child: number, more: Load): Map<number, number> {
  const { diagram, tree } = view
  const loads = new Map<number, number>()
  for (const edge of outletsOf(tree, row)) {
    const each = diagram.edgeTarget[edge] ?? -1
    loads.set(each, loadBelow(view, each).index + (each === child ? more.index : 0))
  }
  if (child < 0) loads.set(-1, more.index)
  return loads
}

function brokenBranches(pack: DrawingView['pack'], branches: number, loads: ReadonlyMap<number, number>): Set<number> {
  const broken = [...loads].filter(([, load]) => !headerCarriesBranch(pack, branches, sumOf(loads), load))
  return new Set(broken.map(([child]) => child))
}

function sumOf(loads: ReadonlyMap<number, number>): number {
  return [...loads.values()].reduce((sum, load) => sum + load, 0)
}
