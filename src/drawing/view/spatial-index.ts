import { atOnce } from '../../model/change/at-once'
import type { Drawing } from '../drawing/drawing'
import { looseGridSteps } from '../columns/loose-grid'
import type { LooseGrid } from '../columns/loose-grid'
import type { Boxes } from '../columns/row-boxes'
import { edgeBoxes, nodeBoxes } from '../columns/row-boxes'
import { edgesTouching, isTouchingNode, scanEdges, scanNodes } from '../columns/scan-rows'
import { distanceToRoute, newRoute, pipeRoute } from '../drawing/pipe-route'
import type { Box } from './view'

/** Reach of labels beyond a symbol. */
const LABEL_MARGIN = 62

export interface Place {
  kind: 'node' | 'edge'
  row: number
}

/** Finds the rows in a part of the board, and the row under a point. */
export interface SpatialIndex {
  /** Returns the rows whose symbol and labels touch a box, at most `most` of them. */
  nodesIn(box: Box, most?: number): number[]
  edgesIn(box: Box): number[]
  /** Returns the row under a point, nodes before pipes; null where there is none within `reach` board units. */
  at(x: number, y: number, reach: number): Place | null
  /** Sorts the rows by place, yielding in between; later queries then no longer scan all rows. */
  preparing(): Generator<void, void>
  /** Returns an index for a drawing that differs only in these rows; null where sorting again costs less. */
  moved(drawing: Drawing, nodes: readonly number[], edges: readonly number[]): SpatialIndex | null
}

/** Rows of one kind: sorted by place once prepared, except for the few that have moved since. */
interface SortedRows {
  grid: LooseGrid | null
  moved: ReadonlySet<number>
}

const NONE_MOVED: ReadonlySet<number> = new Set()
/** Above this many moved rows, sorting again costs less. */
const MOST_MOVED = 300

/** Creates an index that scans all rows, about a millisecond for a hundred thousand, until it is prepared or queried for a point. */
export function createSpatialIndex(drawing: Drawing): SpatialIndex {
  return new DrawingIndex(drawing, { grid: null, moved: NONE_MOVED }, { grid: null, moved: NONE_MOVED })
}

class DrawingIndex implements SpatialIndex {
  readonly #drawing: Drawing
  readonly #nodes: SortedRows
  readonly #edges: SortedRows
  readonly #nodeSteps: Generator<void, LooseGrid>
  readonly #edgeSteps: Generator<void, LooseGrid>

  constructor(drawing: Drawing, nodes: SortedRows, edges: SortedRows) {
    this.#drawing = drawing
    this.#nodes = nodes
    this.#edges = edges
    this.#nodeSteps = sorting(nodeBoxes(drawing), drawing.nodeCount)
    this.#edgeSteps = sorting(edgeBoxes(drawing), drawing.edgeCount)
  }

  nodesIn(box: Box, most = Infinity): number[] {
    const around = wider(box, LABEL_MARGIN)
    return this.#nodes.grid ? this.#nodesOf(this.#nodes.grid, around, most) : scanNodes(this.#drawing, around, most)
  }

  edgesIn(box: Box): number[] {
    const around = wider(box, LABEL_MARGIN)
    return this.#edges.grid ? this.#edgesOf(this.#edges.grid, around) : scanEdges(this.#drawing, around)
  }

  at(x: number, y: number, reach: number): Place | null {
    const drawing = this.#drawing
    const around = { minX: x - reach, minY: y - reach, maxX: x + reach, maxY: y + reach }
    const node = nearest(this.#nodesOf(this.#sortedNodes(), around), (row) =>
      Math.hypot((drawing.x[row] ?? 0) - x, (drawing.y[row] ?? 0) - y),
    )
    if (node) return { kind: 'node', row: node.row }
    const route = newRoute()
    const pipe = nearest(this.#edgesOf(this.#sortedEdges(), around), (row) => distanceToRoute(route, pipeRoute(drawing, row, route), x, y))
    return pipe && pipe.distance <= reach ? { kind: 'edge', row: pipe.row } : null
  }

  *preparing(): Generator<void, void> {
    while (this.#step()) yield
  }

  /** Runs one step of sorting; returns false once both tables are sorted. */
  #step(): boolean {
    if (!this.#nodes.grid) this.#nodes.grid = outcome(this.#nodeSteps.next())
    else if (!this.#edges.grid) this.#edges.grid = outcome(this.#edgeSteps.next())
    return this.#nodes.grid === null || this.#edges.grid === null
  }

  moved(drawing: Drawing, nodes: readonly number[], edges: readonly number[]): SpatialIndex | null {
    const [sortedNodes, sortedEdges] = [withMoved(this.#nodes, nodes), withMoved(this.#edges, edges)]
    return sortedNodes && sortedEdges && new DrawingIndex(drawing, sortedNodes, sortedEdges)
  }

  #sortedNodes(): LooseGrid {
    return (this.#nodes.grid ??= atOnce(this.#nodeSteps))
  }

  #sortedEdges(): LooseGrid {
    return (this.#edges.grid ??= atOnce(this.#edgeSteps))
  }

  #nodesOf(grid: LooseGrid, box: Box, most = Infinity): number[] {
    const { moved } = this.#nodes
    const rows = [...moved].filter((row) => isTouchingNode(this.#drawing, row, box)).slice(0, most)
    return rowsIn(grid, box, moved, rows, most)
  }

  #edgesOf(grid: LooseGrid, box: Box): number[] {
    const { moved } = this.#edges
    const rows = moved.size === 0 ? [] : edgesTouching(this.#drawing, box, moved)
    return rowsIn(grid, box, moved, rows)
  }
}

function* sorting(boxes: Generator<void, Boxes>, count: number): Generator<void, LooseGrid> {
  return yield* looseGridSteps(yield* boxes, count)
}

function outcome<T>(step: IteratorResult<void, T>): T | null {
  return step.done ? step.value : null
}

/** Adds more moved rows to sorted ones; unsorted rows need no note of it. Returns null where too many have moved. */
function withMoved({ grid, moved }: SortedRows, rows: readonly number[]): SortedRows | null {
  if (!grid) return { grid, moved: NONE_MOVED }
  return moved.size + rows.length > MOST_MOVED ? null : { grid, moved: new Set([...moved, ...rows]) }
}

function wider(box: Box, by: number): Box {
  return { minX: box.minX - by, minY: box.minY - by, maxX: box.maxX + by, maxY: box.maxY + by }
}

/** Adds the rows of a grid to those found already, except moved rows, whose place in the grid is stale. */
function rowsIn(grid: LooseGrid, { minX, minY, maxX, maxY }: Box, moved: ReadonlySet<number>, rows: number[], most = Infinity): number[] {
  if (rows.length >= most) return rows
  grid.search(minX, minY, maxX, maxY, (row) => moved.has(row) || rows.push(row) < most)
  return rows
}

/** Returns the nearest of some rows; the first of equally near ones. */
function nearest(rows: readonly number[], distanceOf: (row: number) => number): { row: number; distance: number } | null {
  let best: { row: number; distance: number } | null = null
  for (const row of rows) {
    const distance = distanceOf(row)
    if (best && (distance > best.distance || (distance === best.distance && row > best.row))) continue
    best = { row, distance }
  }
  return best
}
