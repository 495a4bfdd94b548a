import { kindAt, outletsOf, parentOf } from '../diagram-tree'
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
import { headerCarries } from './headers'
import { mergeJointOf } from './merge-joints'

const NOTHING: Load = { index: 0, units: 0 }

/**
 * Whether every header, merge joint, box and port from a fitting up to the outdoor unit keeps its limits, with so much more on the fitting. Reads the
 * limits of fittings that the core checks: maxKw, maxBranchKw, maxDownstreamKw, totalCapacityKw, maxIdu, portCapacityKw, maxIduPerPort.
 */
export function limitsHoldAbove(view: DrawingView, fitting: number, more: Load = NOTHING): boolean {
  return holdUpwards(view, fitting, -1, more)
}

/** The same for everything above a node that is drawn already. */
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

/** Whether a box carries what hangs on it in all. */
export function boxHolds(view: DrawingView, row: number, more: Load = NOTHING): boolean {
  const equipment = boxAt(view, row, more)
  if (!equipment) return false
  const below = loadBelow(view, row)
  return !isAbove((below.index + more.index) / 10, equipment.totalCapacityKw) && !isAbove(below.units + more.units, equipment.maxIdu)
}

/** Whether the port of a box carries one of its children. */
export function portHolds(view: DrawingView, box: number, child: number, more: Load = NOTHING): boolean {
  if (isConnectorAt(view, child)) return true
  const below = loadBelow(view, child)
  const perPort = (boxAt(view, box, more)?.maxIduPerPort ?? 0) * portsTakenAt(view, child)
  if (isAbove(below.units + more.units, perPort)) return false
  if (isMergeAt(view, child)) return true
  const unit = unitIn(view, child)
  const portKw = portKwAt(view, box, more)
  const isLarge = unit !== null && isAbove(unit.coolingKw, portKw)
  return !isAbove(unit ? unit.coolingKw : (below.index + more.index) / 10, isLarge && portsAt(view, box) > 1 ? 2 * portKw : portKw)
}

/** Whether a header or merge joint carries what hangs on it; `child`: the branch on which more is about to hang, -1 for a branch of its own. */
export function jointHolds(view: DrawingView, row: number, child: number, more: Load = NOTHING): boolean {
  if (isMergeAt(view, row)) {
    const joint = mergeJointOf(view.pack, typeAt(view, row))
    return !joint || !isAbove((loadBelow(view, row).index + more.index) / 10, joint.maxDownstreamKw)
  }
  if (!isHeaderAt(view, row)) return true
  const loads = branchLoads(view, row, child, more)
  return headerCarries(
    view.pack,
    branchesAt(view, row),
    loads.filter((load) => load > 0),
  )
}

function branchLoads(view: DrawingView, row: number, child: number, more: Load): number[] {
  const { diagram, tree } = view
  const children = new Set(Array.from(outletsOf(tree, row), (edge) => diagram.edgeTarget[edge] ?? -1))
  const loads = [...children].map((each) => loadBelow(view, each).index + (each === child ? more.index : 0))
  return child < 0 ? [...loads, more.index] : loads
}
