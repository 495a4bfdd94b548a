import type { TouchedRows } from '../../drawing/drawing/patch-drawing'
import type { Change, Op } from '../../model/change/change'
import type { Diagram } from '../../model/diagram/diagram'
import { onCommitted } from '../piping/commit'
import { projectState } from '../piping/project'

/** Above this many rows it is faster to read all of them. */
const MOST_ROWS = 500

/**
 * Rows that were written to in each drawing since its last reading; null where rows came or went, or too many were touched. Only drawings that were read once
 * are tracked.
 */
const touched = new WeakMap<Diagram, { nodes: Set<number>; edges: Set<number> } | null>()

/** Returns the rows of a drawing of the open project that were written to since the last call; null where rows cannot be named, as on the first call. */
export function takeTouchedRows(diagram: Diagram): TouchedRows | null {
  const rows = touched.get(diagram) ?? null
  touched.set(diagram, { nodes: new Set(), edges: new Set() })
  return rows
}

function note(change: Change): void {
  for (const op of change.ops) {
    if (!('systemId' in op)) continue
    const diagram = projectState.current?.systems[op.systemId]?.diagram
    const rows = diagram && touched.get(diagram)
    if (rows && !add(op, rows)) touched.set(diagram, null)
  }
}

function add(op: Op, rows: { nodes: Set<number>; edges: Set<number> }): boolean {
  switch (op.table) {
    case 'node':
      rows.nodes.add(op.at)
      return op.before !== null && op.after !== null && rows.nodes.size <= MOST_ROWS
    case 'edge':
      rows.edges.add(op.at)
      return op.before !== null && op.after !== null && rows.edges.size <= MOST_ROWS
    case 'nodeValues':
      // Levels, lengths and bends are numbers that are drawn only from the answer.
      return (op.after.nodeX === undefined && op.after.nodeY === undefined) || addAll(rows.nodes, op.rows)
    default:
      return true
  }
}

function addAll(to: Set<number>, rows: Int32Array): boolean {
  if (to.size + rows.length > MOST_ROWS) return false
  for (const row of rows) to.add(row)
  return true
}

onCommitted(note)
