import type { Change, Op } from '../../model/change'
import type { DiagramEdge, DiagramNode } from '../../model/diagram'

/** Rows of one system's drawing that a change wrote to, once each. */
export interface TouchedRows {
  nodes: Set<number>
  edges: Set<number>
  /** Whether it wrote to the list of units, or to what a node draws of it, so that known rooms may stand elsewhere. */
  isOfList: boolean
}

/**
 * Rows that a change wrote to; null where it did more than write to rows that stay what they are: rows that come, go or take another name, another
 * drawing, or another name (material, air handler) whose number depends on the other rows.
 */
export function touchedRows(change: Change, systemId: string): TouchedRows | null {
  const touched: TouchedRows = { nodes: new Set(), edges: new Set(), isOfList: false }
  return change.ops.every((op) => !('systemId' in op) || op.systemId !== systemId || collect(op, touched)) ? touched : null
}

function collect(op: Op, touched: TouchedRows): boolean {
  const { nodes, edges } = touched
  switch (op.table) {
    case 'node':
      nodes.add(op.at)
      touched.isOfList ||= op.before?.data.indoorUnitId !== op.after?.data.indoorUnitId
      return op.before !== null && op.after !== null && isSameNode(op.before, op.after)
    case 'edge':
      edges.add(op.at)
      return op.before !== null && op.after !== null && isSameEdge(op.before, op.after)
    case 'nodeValues':
      op.rows.forEach((row) => nodes.add(row))
      return true
    case 'edgeValues':
      op.rows.forEach((row) => edges.add(row))
      return true
    case 'indoorUnit':
      touched.isOfList = true
      return true
    case 'diagram':
      return false
    default:
      return true
  }
}

function isSameNode(before: DiagramNode, after: DiagramNode): boolean {
  const [was, is] = [before.data, after.data]
  return before.id === after.id && was.materialType === is.materialType && was.airHandlerId === is.airHandlerId
}

function isSameEdge(before: DiagramEdge, after: DiagramEdge): boolean {
  return before.id === after.id && before.materialType === after.materialType
}
