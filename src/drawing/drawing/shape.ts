/** Identifies the geometry and appearance of a drawing: drawings of one shape differ only in their labels. */
export interface Shape {
  /** Number of the shape from which this one differs in a few rows; null where it was built from scratch. */
  of: number | null
  id: number
  nodes: readonly number[]
  edges: readonly number[]
}

const NO_ROWS: readonly number[] = []
let shapes = 0

/** Returns a new shape. It refers to the former one by number, so that former shapes are not retained. */
export function newShape(before: Shape | null = null, nodes = NO_ROWS, edges = NO_ROWS): Shape {
  return { id: ++shapes, of: before?.id ?? null, nodes, edges }
}

/** The columns of a drawing that its shape depends on; they are compared by identity. */
type Columns = Record<'symbols' | 'links' | 'x' | 'y' | 'edge', object>

/** Returns whether two drawings share all of their columns. */
export function isSameShape(a: Columns, b: Columns): boolean {
  return a.symbols === b.symbols && a.links === b.links && a.x === b.x && a.y === b.y && a.edge === b.edge
}
