import type { JointType, OutdoorType } from '../project/codes'
import type { Diagram } from '../diagram/diagram'
import { belowAndSelf, kindAt, outletsOf, parentOf } from '../diagram/diagram-tree'
import type { DiagramTree } from '../diagram/diagram-tree'
import type { BoxEquipment, EquipmentRules } from '../project/equipment'
import { boxOfLoad, boxOfModel } from './boxes'
import { LEAST_HEADER_BRANCHES } from './headers'
import { isMergeType, jointTypeOf, portsMerged } from './merge-joints'
import type { UnitFigures } from './unit-figures'
import { unitAt } from './unit-figures'

/** A drawing as read by the rules. Planned changes override what is drawn: another unit, or another box, at a row. */
export interface DrawingView {
  diagram: Diagram
  tree: DiagramTree
  pack: EquipmentRules
  mode: OutdoorType
  /** Units that override the drawn nodes at these rows. */
  units?: ReadonlyMap<number, UnitFigures> | undefined
  /** Boxes that override drawn ones, with their ports. */
  boxes?: ReadonlyMap<number, { equipment: BoxEquipment; ports: number }> | undefined
}

/** Load as a capacity index, and number of units. */
export interface Load {
  index: number
  units: number
}

/** Returns the unit at a row; null where there is none. */
export function unitIn({ diagram, pack, units }: DrawingView, row: number): UnitFigures | null {
  return units?.get(row) ?? unitAt(diagram, row, pack)
}

/** Sums the units at and below a node. */
export function loadBelow(view: DrawingView, row: number): Load {
  const load = { index: 0, units: 0 }
  for (const below of belowAndSelf(view.diagram, view.tree, row)) {
    const unit = unitIn(view, below)
    if (!unit) continue
    load.index += unit.loadIndex
    load.units++
  }
  return load
}

/** Returns the joint or box type of a row. */
export function typeAt({ diagram }: DrawingView, row: number): JointType {
  return jointTypeOf(diagram.nodeJointType[row])
}

/** Whether the row is a merge joint. */
export function isMergeAt(view: DrawingView, row: number): boolean {
  return kindAt(view.diagram, row) === 'joint' && isMergeType(typeAt(view, row))
}

/** Whether the row is the connector of a sub box. */
export function isConnectorAt(view: DrawingView, row: number): boolean {
  const type = typeAt(view, row)
  return kindAt(view.diagram, row) === 'joint' && (type === 'MP2-SUB' || type === 'PLUS-SUB')
}

/** Returns the branches of a joint: as drawn, else the number of its children, at least two. */
export function branchesAt({ diagram, tree }: DrawingView, row: number): number {
  const drawn = diagram.nodeOutlets[row] ?? 0
  return drawn > 0 ? drawn : Math.max(2, outletsOf(tree, row).length)
}

/** Whether the row is a header: a plain joint with three or more branches. */
export function isHeaderAt(view: DrawingView, row: number): boolean {
  return kindAt(view.diagram, row) === 'joint' && typeAt(view, row) === '' && branchesAt(view, row) >= LEAST_HEADER_BRANCHES
}

/** Counts the consecutive ports that a node takes on its box: those that a merge joint merges, or one. */
export function portsTakenAt(view: DrawingView, row: number): number {
  return isMergeAt(view, row) ? portsMerged(view.pack, typeAt(view, row)) : 1
}

/** Returns the ports of a box: as drawn, else of its model; 0 where unknown. */
export function portsAt({ diagram, pack, boxes }: DrawingView, box: number): number {
  return boxes?.get(box)?.ports ?? drawnPorts(diagram, box, pack)
}

/** Returns the ports of a drawn box, ignoring planned changes: as drawn, else of its model; 0 where unknown. */
export function drawnPorts(diagram: Diagram, box: number, pack: Pick<EquipmentRules, 'msBoxes'>): number {
  const drawn = diagram.nodeOutlets[box] ?? 0
  return drawn > 0 ? drawn : (boxOfModel(pack, diagram.modelNames[diagram.nodeModel[box] ?? -1])?.ports ?? 0)
}

/** Finds the equipment of a drawn box: its model, else the one that the core chooses for its load. `more` is the load about to be added. */
export function boxAt(view: DrawingView, box: number, more: Load = { index: 0, units: 0 }): BoxEquipment | undefined {
  const { diagram, pack, boxes } = view
  const other = boxes?.get(box)?.equipment ?? boxOfModel(pack, diagram.modelNames[diagram.nodeModel[box] ?? -1])
  return other ?? boxOfLoad(pack, typeAt(view, box), diagram.nodeOutlets[box] ?? 0, loadBelow(view, box).index + more.index)
}

/** Returns the load in kW that one port of a box carries: as drawn, else of its equipment. */
export function portKwAt(view: DrawingView, box: number, more?: Load): number {
  const own = view.diagram.nodePortCapacityKw[box] ?? NaN
  return Number.isNaN(own) ? (boxAt(view, box, more)?.portCapacityKw ?? 0) : own
}

/** Finds the nearest box from a row upwards, including the row itself, that satisfies a test; -1 where there is none. */
export function boxFrom(view: DrawingView, row: number, test: (type: JointType) => boolean = () => true): number {
  const { diagram, tree } = view
  let steps = diagram.nodeCount
  for (let at = row; at >= 0 && steps-- > 0; at = parentOf(diagram, tree, at))
    if (kindAt(diagram, at) === 'box' && test(typeAt(view, at))) return at
  return -1
}
