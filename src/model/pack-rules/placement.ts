import type { Diagram } from '../diagram/diagram'
import { isUnitKind } from '../project/codes'
import type { JointType } from '../project/codes'
import { belowAndSelf, kindAt, outletsOf, parentOf } from '../diagram/diagram-tree'
import { isAbove } from './allowance'
import type { BoxEquipment } from '../project/equipment'
import type { DrawingView, Load } from './drawing-view'
import { boxAt, boxFrom, branchesAt, isConnectorAt, isMergeAt, portKwAt, portsAt, typeAt, unitIn } from './drawing-view'
import { brokenBoxLimits, brokenPortLimits, limitsHoldAbove, limitsHoldFrom } from './limits-above'
import { jointAccepts } from './merge-joints'
import { brokenPortRules, itemAt, mayTakePort, portsInUse } from './ports'
import type { UnitFigures } from './unit-figures'

/**
 * Whether the rules allow a unit at a row, replacing the node drawn there: order of boxes and joints, ports, and the limits of every fitting above. Agrees
 * with the core: the drop is allowed, and a check of the drawing afterwards finds no new error of these rules.
 */
export function mayStand(view: DrawingView, row: number, unit: UnitFigures): boolean {
  const changed: DrawingView = { ...view, units: new Map([...(view.units ?? []), [row, unit]]) }
  const { diagram, tree } = changed
  const parent = parentOf(diagram, tree, row)
  if (parent < 0 || isUnitKind(kindAt(diagram, parent))) return false
  if (!keepsOrder(changed, parent, unit) || !hasBranch(changed, row, parent)) return false
  if (kindAt(diagram, parent) === 'box' && !portTakes(changed, row, parent)) return false
  return limitsHoldFrom(changed, row) && !shiftsAnother(view, changed, parent, row)
}

/** Whether a unit may be added to a box, by the order of boxes and the limits from the box upwards. Ports are not checked. */
export function mayHangOn(view: DrawingView, box: number, unit: UnitFigures): boolean {
  const more: Load = { index: unit.loadIndex, units: 1 }
  if (!keepsOrder(view, box, unit) || !limitsHoldAbove(view, box, more)) return false
  const boxes = new Map<number, { equipment: BoxEquipment; ports: number }>()
  for (let at = box; at >= 0; at = boxFrom(view, parentOf(view.diagram, view.tree, at))) {
    const equipment = boxAt(view, at, more)
    if (equipment) boxes.set(at, { equipment, ports: portsAt(view, at) })
  }
  return !shiftsAnother(view, { ...view, boxes }, box, -1)
}

/** Whether a unit may follow a node, in the mode of the drawing. */
function keepsOrder(view: DrawingView, parent: number, unit: UnitFigures): boolean {
  const kind = kindAt(view.diagram, parent)
  if (kind === 'joint' && !jointAccepts(typeAt(view, parent), unit.kind, unit.isOneOfSeveral)) return false
  if (view.mode === 'HR') return keepsHeatRecoveryOrder(view, parent, unit)
  return view.mode !== 'MainSub' || keepsMainSubOrder(view, parent, unit)
}

function keepsHeatRecoveryOrder(view: DrawingView, parent: number, unit: UnitFigures): boolean {
  const isBehind = boxFrom(view, parent, (type) => type === 'MS') >= 0
  return isBehind !== (unit.kind === 'hydro') && !isTooSmall(view, parent, unit)
}

function keepsMainSubOrder(view: DrawingView, parent: number, unit: UnitFigures): boolean {
  const kind = kindAt(view.diagram, parent)
  const isPlain = kind === 'joint' && typeAt(view, parent) === ''
  const isIndoor = unit.kind === 'indoor' || unit.kind === 'freshAir'
  if (isIndoor && (kind === 'outdoor' || isConnectorAt(view, parent) || (isPlain && boxFrom(view, parent) < 0))) return false
  return !isTooSmall(view, parent, unit)
}

/**
 * Whether a unit is too small for a reversed box (heat recovery) or a reversed joint that holds a unit (main/sub): these take units above the load of
 * one port.
 */
function isTooSmall(view: DrawingView, parent: number, { coolingKw }: UnitFigures): boolean {
  const { diagram, pack, mode } = view
  if (mode === 'HP' || diagram.nodeReverse[parent] !== 1) return false
  if (mode === 'HR') return kindAt(diagram, parent) === 'box' && !isAbove(coolingKw, portKwAt(view, parent))
  if (!isMergeAt(view, parent) || typeAt(view, parent) !== 'MP2' || diagram.nodeRest[parent]?.boxIndoorUnitId === undefined) return false
  const box = boxFrom(view, parent)
  return !isAbove(coolingKw, box < 0 ? (pack.msBoxes.items[0]?.portCapacityKw ?? 0) : portKwAt(view, box))
}

/** Whether a plain joint has a branch of its own for this child. */
function hasBranch(view: DrawingView, row: number, parent: number): boolean {
  if (kindAt(view.diagram, parent) !== 'joint' || isMergeAt(view, parent) || isConnectorAt(view, parent)) return true
  return childrenOf(view, parent).indexOf(row) < branchesAt(view, parent)
}

/** Whether the child at a row may keep its port, given the other children of the box. */
export function portTakes(view: DrawingView, row: number, box: number): boolean {
  const { diagram, tree } = view
  const port = diagram.edgeSourcePort[tree.feed[row] ?? -1] ?? 0
  return mayTakePort(port, itemAt(view, box, row), portsInUse(view, box, row)) && !sharesPort(diagram, view, row, box, port)
}

function sharesPort(diagram: Diagram, view: DrawingView, row: number, box: number, port: number): boolean {
  const edges = outletsOf(view.tree, box)
  return edges.some((edge) => diagram.edgeSourcePort[edge] === port && diagram.edgeTarget[edge] !== row)
}

/** Whether a change turns a box from a node upwards into another model on which another of its children breaks a rule. */
function shiftsAnother(before: DrawingView, after: DrawingView, from: number, changed: number): boolean {
  const { diagram, tree } = after
  for (let box = boxFrom(after, from); box >= 0; box = boxFrom(after, parentOf(diagram, tree, box))) {
    if (boxAt(before, box) === boxAt(after, box)) continue
    const known = brokenOn(before, box)
    for (const key of brokenOn(after, box)) if (!known.has(key) && !key.startsWith(`${changed} `)) return true
  }
  return false
}

/** Returns the rows of a node's children, each once, in the order of their pipes. */
export function childrenOf({ diagram, tree }: DrawingView, row: number): number[] {
  return [...new Set(Array.from(outletsOf(tree, row), (edge) => diagram.edgeTarget[edge] ?? -1))]
}

/** Whether a change breaks no further rule on a box, and `child` breaks none. */
export function boxKeeps(before: DrawingView, after: DrawingView, box: number, child: number): boolean {
  const known = brokenOn(before, box)
  return [...brokenOn(after, box)].every((key) => known.has(key) && !key.startsWith(`${child} `))
}

/** Returns the rules broken at a box: of the box itself, of each child's port, and of the units behind it. */
function brokenOn(view: DrawingView, box: number): Set<string> {
  const broken = new Set<string>(brokenBoxLimits(view, box))
  for (const child of childrenOf(view, box)) {
    if (isOpen(view, child)) continue
    for (const rule of [...brokenPortRules(view, box, child), ...brokenPortLimits(view, box, child)]) broken.add(`${child} ${rule}`)
  }
  for (const row of belowAndSelf(view.diagram, view.tree, box)) {
    const unit = unitIn(view, row)
    const parent = parentOf(view.diagram, view.tree, row)
    if (unit && boxFrom(view, parent) === box && isTooSmall(view, parent, unit)) broken.add(`${row} small`)
  }
  return broken
}

/** Whether a merge joint of this type may be put on a box, by the order of boxes and joints in the mode of the drawing. */
export function mergeMayStandOn(view: DrawingView, box: number, type: JointType): boolean {
  if (view.mode === 'HR') return (type !== 'MP4' && type !== 'MP8') || boxFrom(view, box, (each) => each === 'MS') >= 0
  if (view.mode !== 'MainSub') return true
  if (type === 'MP2' && boxFrom(view, box, (each) => each === 'MS-MAIN' || each === 'MS-SUB') < 0) return false
  return !hasPlainJointAbove(view, box)
}

function hasPlainJointAbove(view: DrawingView, row: number): boolean {
  const { diagram, tree } = view
  let steps = diagram.nodeCount
  for (let at = row; at >= 0 && steps-- > 0; at = parentOf(diagram, tree, at))
    if (kindAt(diagram, at) === 'joint' && typeAt(view, at) === '') return true
  return false
}

function isOpen({ diagram }: DrawingView, row: number): boolean {
  const kind = kindAt(diagram, row)
  return kind === 'placeholder' || kind === 'endCap'
}
