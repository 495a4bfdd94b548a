import { NODE_KINDS } from '../../project/codes'
import type { Diagram } from '../../diagram/diagram'
import { nodeRow } from '../../diagram/diagram-rows'

/** A controller, panel, ventilator or accessory, and the node of the piping it is anchored to. */
export interface Anchored {
  row: number
  anchor: number
}

const NONE = NODE_KINDS.indexOf('none')

/** Returns the rows of nodes outside the piping. It uses `indexOf`, so the cost depends on the matches, not on the size of the drawing. */
export function looseRows({ nodeKind, nodeCount }: Diagram): number[] {
  const kinds = nodeKind.subarray(0, nodeCount)
  const rows: number[] = []
  for (let row = kinds.indexOf(NONE); row >= 0; row = kinds.indexOf(NONE, row + 1)) rows.push(row)
  return rows
}

/** Returns the accessories that are anchored to a drawn node, in drawing order. */
export function anchoredRows(diagram: Diagram): Anchored[] {
  const found: Anchored[] = []
  for (const row of looseRows(diagram)) {
    const anchor = anchorOf(diagram, row)
    if (anchor >= 0) found.push({ row, anchor })
  }
  return found
}

/** Returns the rows of accessories anchored to these rows, except those already among them. */
export function besideRows(diagram: Diagram, rows: Iterable<number>): Anchored[] {
  const anchored = anchoredRows(diagram)
  if (anchored.length === 0) return anchored
  const these = new Set(rows)
  return anchored.filter(({ row, anchor }) => these.has(anchor) && !these.has(row))
}

/** Returns the row that a node is anchored to; -1 where it names none, or one that is not drawn. */
export function anchorOf(diagram: Diagram, row: number): number {
  const id = diagram.nodeRest[row]?.extra?.['plusId']
  const anchor = typeof id === 'string' ? nodeRow(diagram, id) : -1
  return anchor === row ? -1 : anchor
}
