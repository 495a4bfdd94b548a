import type { Drawing } from './drawing'

/** Stands for where everything of a drawing is and how it looks: drawings of one shape differ in nothing but their labels. */
export interface Shape {
  /** The number of the shape that this one was made of by other symbols, places or ways of a few rows; null where it was made anew. */
  of: number | null
  id: number
  nodes: readonly number[]
  edges: readonly number[]
}

const NO_ROWS: readonly number[] = []
let shapes = 0

/** A shape of its own. It names the one before by its number, so that it does not keep all that were ever drawn. */
export function newShape(before: Shape | null = null, nodes = NO_ROWS, edges = NO_ROWS): Shape {
  return { id: ++shapes, of: before?.id ?? null, nodes, edges }
}

type Columns = Pick<Drawing, 'symbols' | 'links' | 'x' | 'y' | 'edge'>

/** Whether two drawings share all of their columns. */
export function isSameShape(a: Columns, b: Columns): boolean {
  return a.symbols === b.symbols && a.links === b.links && a.x === b.x && a.y === b.y && a.edge === b.edge
}
