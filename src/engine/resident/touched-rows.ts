import type { Change, Op } from '../../model/change/change'
import type { DiagramEdge, DiagramNode } from '../../model/diagram/diagram'
import type { HeldCells } from './held-cells'

/** Rows of one system's drawing that a change wrote to, numbered as after the change. */
export interface TouchedRows {
  nodes: Set<number>
  edges: Set<number>
  /** Whether the change wrote to the list of units, or to list values that a node draws, so that known rooms may refer to other rows. */
  isOfList: boolean
  /** List items that the change wrote to; their requirements are in the rows of their units. */
  items: Set<string>
  /** Ids of added and removed nodes. */
  cameOrWent: Set<string>
}

/**
 * Returns the rows that a change wrote to and moves added and removed rows in the mirrored cells. Null where the change did more: another drawing, a row with
 * another id, another name (material, air handler) of an existing row, or more rows than there is space for; the mirror must then be discarded.
 */
export function touchedRows(change: Change, systemId: string, cells: HeldCells): TouchedRows | null {
  const touched: TouchedRows = { nodes: new Set(), edges: new Set(), isOfList: false, items: new Set(), cameOrWent: new Set() }
  return change.ops.every((op) => !('systemId' in op) || op.systemId !== systemId || collect(op, touched, cells)) ? touched : null
}

function collect(op: Op, touched: TouchedRows, cells: HeldCells): boolean {
  switch (op.table) {
    case 'node':
      touched.isOfList ||= op.before?.data.indoorUnitId !== op.after?.data.indoorUnitId
      if (op.before && op.after) return touch(touched.nodes, op.at, isSameNode(op.before, op.after))
      touched.cameOrWent.add((op.after ?? op.before)?.id ?? '')
      touched.nodes = moved(touched.nodes, op.at, op.after !== null)
      return splice(cells, false, op.at, op.after !== null)
    case 'edge':
      if (op.before && op.after) return touch(touched.edges, op.at, isSameEdge(op.before, op.after))
      touched.edges = moved(touched.edges, op.at, op.after !== null)
      return splice(cells, true, op.at, op.after !== null)
    case 'nodeValues':
      // Places are sent as columns, and only where the core needs them.
      if (isOfHeights(op)) op.rows.forEach((row) => touched.nodes.add(row))
      return true
    case 'edgeValues':
      op.rows.forEach((row) => touched.edges.add(row))
      return true
    case 'indoorUnit':
      touched.isOfList = true
      for (const item of [op.before, op.after]) if (item) touched.items.add(item.id)
      return true
    case 'diagram':
      return false
    default:
      return true
  }
}

/** Returns whether an op sets a field that the core stores for each node. */
export function isOfHeights(op: Op): op is Extract<Op, { table: 'nodeValues' }> {
  return op.table === 'nodeValues' && op.after.nodeHeightM !== undefined
}

function touch(rows: Set<number>, at: number, isSame: boolean): boolean {
  rows.add(at)
  return isSame
}

function splice(cells: HeldCells, isEdge: boolean, at: number, comes: boolean): boolean {
  if (comes) return cells.putRow(isEdge, at)
  cells.takeRow(isEdge, at)
  return true
}

/** Returns row numbers after a row was added (which is then among them) or removed. */
function moved(rows: ReadonlySet<number>, at: number, comes: boolean): Set<number> {
  const after = new Set<number>()
  for (const row of rows) {
    if (row < at) after.add(row)
    else if (comes) after.add(row + 1)
    else if (row > at) after.add(row - 1)
  }
  if (comes) after.add(at)
  return after
}

function isSameNode(before: DiagramNode, after: DiagramNode): boolean {
  const [was, is] = [before.data, after.data]
  return before.id === after.id && was.materialType === is.materialType && was.airHandlerId === is.airHandlerId
}

function isSameEdge(before: DiagramEdge, after: DiagramEdge): boolean {
  return before.id === after.id && before.materialType === after.materialType
}
