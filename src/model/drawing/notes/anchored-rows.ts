import { NODE_KINDS } from '../../project/codes'
import type { Diagram } from '../../diagram/diagram'
import { nodeRow } from '../../diagram/diagram-rows'

/** A controller, panel, ventilator or accessory, and the node of the piping that it stands beside. */
export interface Anchored {
  row: number
  anchor: number
}

const NONE = NODE_KINDS.indexOf('none')

/** Rows of what stands outside the piping. A typed array is searched faster than it is walked: this costs what is found, however large the drawing. */
export function looseRows({ nodeKind, nodeCount }: Diagram): number[] {
  const kinds = nodeKind.subarray(0, nodeCount)
  const rows: number[] = []
  for (let row = kinds.indexOf(NONE); row >= 0; row = kinds.indexOf(NONE, row + 1)) rows.push(row)
  return rows
}

/** What stands beside a node that is drawn, in drawing order. */
export function anchoredRows(diagram: Diagram): Anchored[] {
  const found: Anchored[] = []
  for (const row of looseRows(diagram)) {
    const anchor = anchorOf(diagram, row)
    if (anchor >= 0) found.push({ row, anchor })
  }
  return found
}

/** Rows of what stands beside each of these rows, but for what is among them already. */
export function besideRows(diagram: Diagram, rows: Iterable<number>): Anchored[] {
  const anchored = anchoredRows(diagram)
  if (anchored.length === 0) return anchored
  const these = new Set(rows)
  return anchored.filter(({ row, anchor }) => these.has(anchor) && !these.has(row))
}

/** The row that something stands beside; -1 where it names none, or one that is not drawn. */
export function anchorOf(diagram: Diagram, row: number): number {
  const id = diagram.nodeRest[row]?.extra?.['plusId']
  const anchor = typeof id === 'string' ? nodeRow(diagram, id) : -1
  return anchor === row ? -1 : anchor
}
