import { nodeRow } from '../../diagram/diagram-rows'
import { feedsOf, kindAt, nearestAbove, outdoorRow, outletsOf, parentOf } from '../../diagram/diagram-tree'
import { branchTop } from '../../drawing/branches/branch-top'
import { isOpenPlace, viewOf } from '../../drawing/plans/box-port'
import type { PlacedItem } from '../../drawing/put/placed-item'
import { boxesFor } from '../../pack-rules/boxes'
import { branchesAt, portsAt, portsTakenAt, typeAt } from '../../pack-rules/drawing-view'
import type { DrawingView } from '../../pack-rules/drawing-view'
import { headerBranches, LEAST_HEADER_BRANCHES } from '../../pack-rules/headers'
import { childrenOf } from '../../pack-rules/placement'
import { outdoorSeries } from '../../project/equipment'
import type { EquipmentPack } from '../../project/equipment'
import type { System } from '../../project/project'
import type { ClippedBranch } from '../../project/clip'

/** A way to make open places in a drawing. */
export interface Opening {
  /**
   * `growJoint`, `growHeader`, `growBox`: the fitting gets more outlets. `insertJoint`: a joint or header comes into the pipe to the node. `insertBox`: the
   * same, with a mode-select box on its free branch. `begin`: a place below an outdoor unit that feeds nothing.
   */
  code: 'growJoint' | 'growHeader' | 'growBox' | 'insertJoint' | 'insertBox' | 'begin'
  /** The fitting that grows, the node below the pipe, or the outdoor unit. */
  nodeId: string
  /** The fitting as it will be. */
  item: PlacedItem
  /** The box on the new joint. */
  box?: PlacedItem
  /** Outlets of the fitting before and after; 0 before where there is none yet. */
  from: number
  to: number
}

/** Most sizes of one fitting, and most pipes for one kind of insertion, that are offered to the core. */
const MOST_SIZES = 2
const MOST_PIPES = 3

/**
 * Lists ways to make open places for branches near a node, the nearest first: fittings above it that grow, then joints in the pipes above it. What the rules
 * allow is for the core to say.
 */
export function openingsNear(system: System, nearId: string, branches: readonly ClippedBranch[], pack: EquipmentPack): Opening[] {
  const { diagram } = system
  const view = viewOf(diagram, pack)
  const outdoor = outdoorRow(diagram)
  if (outdoor < 0 || branches.length === 0) return []
  const near = nodeRow(diagram, nearId)
  if (near < 0 || near === outdoor) return outletsOf(view.tree, outdoor).length === 0 ? [begin(view, outdoor)] : []
  const top = branchTop(diagram, view.tree, near)
  const way = [top < 0 ? near : top]
  nearestAbove(diagram, view.tree, way[0] ?? -1, (row) => row === outdoor || way.push(row) < 0)
  const count = branches.length
  const growing = way.flatMap((row) => [...growingJoint(view, row, count), ...growingBox(view, row, count, system)])
  const pipes = way.filter((row) => kindAt(diagram, row) !== 'placeholder' && feedsOf(diagram, row).length > 0)
  const joints = pipes.slice(0, MOST_PIPES).flatMap((row) => jointAbove(view, row, count))
  const behindBoxes = view.mode === 'HR' ? pipes.filter((row) => !isBehindBox(view, row)).slice(0, MOST_PIPES) : []
  return [...growing, ...joints, ...behindBoxes.flatMap((row) => boxAbove(view, row, count, system))]
}

/** Returns the id of the node by which a further branch should stand where none is picked: the last unit of its floor, else the last one drawn. */
export function lastUnitId({ diagram, indoorUnits }: System, floor: string): string {
  const floors = new Map(indoorUnits.map((unit) => [unit.id, unit.floor]))
  let [last, lastOfFloor] = [outdoorRow(diagram), -1]
  for (let row = 0; row < diagram.nodeCount; row++) {
    const line = diagram.nodeRest[row]?.indoorUnitId
    if (line === undefined || feedsOf(diagram, row).length === 0) continue
    last = row
    if (floors.get(line) === floor) lastOfFloor = row
  }
  return diagram.nodeId[lastOfFloor >= 0 ? lastOfFloor : last] ?? ''
}

function begin({ diagram }: DrawingView, outdoor: number): Opening {
  return { code: 'begin', nodeId: diagram.nodeId[outdoor] ?? '', item: { kind: 'joint' }, from: 0, to: 1 }
}

/** Returns how many outlets a fitting needs for what hangs on it and as many further branches. */
function needed(view: DrawingView, row: number, count: number): number {
  const children = childrenOf(view, row).filter((child) => !isOpenPlace(view.diagram, child))
  const isBox = kindAt(view.diagram, row) === 'box'
  return children.reduce((sum, child) => sum + (isBox ? portsTakenAt(view, child) : 1), count)
}

function growingJoint(view: DrawingView, row: number, count: number): Opening[] {
  if (kindAt(view.diagram, row) !== 'joint' || typeAt(view, row) !== '') return []
  if (view.diagram.nodeRest[row]?.airHandlerId !== undefined) return []
  const from = branchesAt(view, row)
  const least = needed(view, row, count)
  const sizes = headerBranches(view.pack).filter((branches) => branches > from && branches >= least)
  const code = from < LEAST_HEADER_BRANCHES ? 'growJoint' : 'growHeader'
  const nodeId = view.diagram.nodeId[row] ?? ''
  return sizes.slice(0, MOST_SIZES).map((to) => ({ code, nodeId, item: { kind: 'joint', branches: to }, from, to }))
}

function growingBox(view: DrawingView, row: number, count: number, system: System): Opening[] {
  if (kindAt(view.diagram, row) !== 'box') return []
  const jointType = typeAt(view, row)
  const from = portsAt(view, row)
  const least = needed(view, row, count)
  const wider = boxesFor(view.pack, jointType, refrigerantOf(view, system)).filter(({ ports }) => ports > from && ports >= least)
  const nodeId = view.diagram.nodeId[row] ?? ''
  return wider
    .slice(0, MOST_SIZES)
    .map(({ id, ports }) => ({ code: 'growBox', nodeId, item: { kind: 'box', model: id, ports, jointType }, from, to: ports }))
}

function refrigerantOf({ pack, diagram }: DrawingView, { outdoorModels }: System): string {
  return outdoorSeries(pack, diagram.nodeRest[outdoorRow(diagram)]?.models ?? outdoorModels)?.refrigerant ?? ''
}

function jointAbove(view: DrawingView, row: number, count: number): Opening[] {
  const branches = count === 1 ? 2 : headerBranches(view.pack).find((each) => each > count)
  if (branches === undefined) return []
  return [{ code: 'insertJoint', nodeId: view.diagram.nodeId[row] ?? '', item: { kind: 'joint', branches }, from: 0, to: branches }]
}

function isBehindBox({ diagram, tree }: DrawingView, row: number): boolean {
  return (
    kindAt(diagram, parentOf(diagram, tree, row)) === 'box' ||
    nearestAbove(diagram, tree, row, (above) => kindAt(diagram, above) === 'box') >= 0
  )
}

function boxAbove(view: DrawingView, row: number, count: number, system: System): Opening[] {
  const nodeId = view.diagram.nodeId[row] ?? ''
  const boxes = boxesFor(view.pack, 'MS', refrigerantOf(view, system)).filter(({ ports }) => ports >= count)
  return boxes.slice(0, MOST_SIZES).map(({ id, ports }) => ({
    code: 'insertBox',
    nodeId,
    item: { kind: 'joint', branches: 2 },
    box: { kind: 'box', model: id, ports, jointType: 'MS' },
    from: 0,
    to: ports,
  }))
}
