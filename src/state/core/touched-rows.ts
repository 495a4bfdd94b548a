import type { Change, Op } from '../../model/change/change'
import type { Diagram } from '../../model/diagram/diagram'
import { onCommitted } from '../document/commit'
import { projectState } from '../document/project'

/** Rows of a drawing that changes wrote to. */
export interface TouchedRows {
  nodes: ReadonlySet<number>
  edges: ReadonlySet<number>
}

/** More rows than these are sooner looked at all together. */
const MOST_ROWS = 500

/** What was written to each drawing since it was asked for; null where rows came or went, or too many were touched. Who never asked is not kept account for. */
const touched = new WeakMap<Diagram, { nodes: Set<number>; edges: Set<number> } | null>()

/** Rows of a drawing of the open project that were written to since this was asked last; null where that cannot be said by rows, as the first time. */
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
      // Levels, lengths and bends are figures: nothing of them is drawn but by the answer.
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
