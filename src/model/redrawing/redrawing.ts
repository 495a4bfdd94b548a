import type { Diagram, EdgeRest, NodeData } from '../diagram/diagram'
import { emptyDiagram, nodeRow, edgeRow } from '../diagram/diagram-rows'
import { indexOf } from '../change/row-index'
import { EDGE_COLUMNS, NODE_COLUMNS } from '../change/edit-rows'
import { changedCells, changedEntries, movedTogether, withCells, withEntries } from './changed-cells'
import type { ChangedCells, ChangedEntries, Column } from './changed-cells'
import { notedDifference } from './noted-difference'
import type { DifferingLists } from './noted-difference'
import { rowsBefore, rowsNow, stretchesOf } from './rows-before'

type NodeColumn = (typeof NODE_COLUMNS)[number]
type EdgeColumn = (typeof EDGE_COLUMNS)[number]
type Changed<Name extends string> = Partial<Record<Name, ChangedCells>>

/**
 * A drawing as its difference from the one before: the rows that stayed, and the cells and entries that differ. A drawing of 100,000
 * rows consists of objects and strings that take 0.1 s to copy between threads; this is a few flat columns.
 */
export interface Redrawing {
  nodesBefore: number
  edgesBefore: number
  nodeCount: number
  edgeCount: number
  /** `stretchesOf` the ids. */
  nodes: Int32Array<ArrayBuffer>
  edges: Int32Array<ArrayBuffer>
  columns: Changed<NodeColumn | EdgeColumn>
  modelNames: string[]
  nodeId: ChangedEntries<string> | null
  nodeShape: ChangedEntries<string> | null
  nodeRest: ChangedEntries<NodeData | undefined> | null
  edgeId: ChangedEntries<string> | null
  edgeRest: ChangedEntries<EdgeRest | undefined> | null
}

/** Ids indexed between two pauses. */
const STRETCH = 2_000

/** Returns the difference between two drawings; neither is written to. Pauses after every column. */
export function* findRedrawing(before: Diagram, after: Diagram): Generator<void, Redrawing> {
  const { nodeCount, edgeCount } = after
  const { nodeCount: nodesBefore, edgeCount: edgesBefore } = before
  const lists = notedDifference(before, after)
  if (lists) return redrawingOf(before, after, lists)
  if (nodesBefore > STRETCH) for (const ids of [indexOf(before).nodes, indexOf(before).edges]) while (!ids.takeIn(STRETCH)) yield
  const nodes = yield* stretchesOf(after.nodeId, nodeCount, before.nodeId, nodesBefore, (id) => nodeRow(before, id))
  const edges = yield* stretchesOf(after.edgeId, edgeCount, before.edgeId, edgesBefore, (id) => edgeRow(before, id))
  yield
  const place = rowsNow(nodes, nodesBefore)
  const columns: Changed<NodeColumn | EdgeColumn> = {}
  for (const name of NODE_COLUMNS) {
    const then = name === 'nodeModel' ? renumbered(before, after.modelNames) : before[name]
    const changed = changedCells(after[name], then, nodes, nodeCount)
    if (changed) columns[name] = changed
    yield
  }
  const [x, y] = movedTogether(columns.nodeX ?? null, columns.nodeY ?? null, after.nodeX, after.nodeY, nodeCount)
  if (x && y) Object.assign(columns, { nodeX: x, nodeY: y })
  for (const name of EDGE_COLUMNS) {
    const changed = changedCells(after[name], isEnd(name) ? moved(before[name], edgesBefore, place) : before[name], edges, edgeCount)
    if (changed) columns[name] = changed
    yield
  }
  const nodeId = changedEntries(after.nodeId, before.nodeId, nodes, nodeCount)
  yield
  const nodeShape = changedEntries(after.nodeShape, before.nodeShape, nodes, nodeCount)
  yield
  const nodeRest = changedEntries(after.nodeRest, before.nodeRest, nodes, nodeCount, sameFields)
  yield
  const edgeId = changedEntries(after.edgeId, before.edgeId, edges, edgeCount)
  yield
  const edgeRest = changedEntries(after.edgeRest, before.edgeRest, edges, edgeCount, sameFields)
  return {
    nodesBefore,
    edgesBefore,
    nodeCount,
    edgeCount,
    nodes,
    edges,
    columns,
    modelNames: after.modelNames.slice(),
    nodeId,
    nodeShape,
    nodeRest,
    edgeId,
    edgeRest,
  }
}

/** Returns the difference between two drawings that are known to have the same rows and to differ in these lists only. */
function redrawingOf(before: Diagram, after: Diagram, lists: DifferingLists): Redrawing {
  const { nodeCount, edgeCount } = after
  const [nodes, edges] = [Int32Array.of(0, 0, nodeCount), Int32Array.of(0, 0, edgeCount)]
  return {
    nodesBefore: nodeCount,
    edgesBefore: edgeCount,
    nodeCount,
    edgeCount,
    nodes,
    edges,
    columns: {},
    modelNames: after.modelNames.slice(),
    nodeId: null,
    nodeShape: null,
    nodeRest: lists.includes('nodeRest') ? changedEntries(after.nodeRest, before.nodeRest, nodes, nodeCount) : null,
    edgeId: null,
    edgeRest: lists.includes('edgeRest') ? changedEntries(after.edgeRest, before.edgeRest, edges, edgeCount) : null,
  }
}

/**
 * Applies a redrawing to the drawing before it and returns the result; the drawing before is not changed.
 * @throws Error where the redrawing was made of another drawing than this
 */
export function redraw(before: Diagram, redrawing: Redrawing): Diagram {
  const { nodeCount, edgeCount, columns } = redrawing
  if (before.nodeCount !== redrawing.nodesBefore || before.edgeCount !== redrawing.edgesBefore)
    throw new Error('The change redraws another drawing than the one that is there.')
  const fromNodes = rowsBefore(redrawing.nodes, nodeCount)
  const fromEdges = rowsBefore(redrawing.edges, edgeCount)
  const place = rowsNow(redrawing.nodes, before.nodeCount)
  const drawing: Diagram = {
    ...emptyDiagram(),
    nodeCount,
    edgeCount,
    modelNames: redrawing.modelNames.slice(),
    nodeId: withEntries(before.nodeId, redrawing.nodeId, fromNodes),
    nodeShape: withEntries(before.nodeShape, redrawing.nodeShape, fromNodes),
    nodeRest: withEntries(before.nodeRest, redrawing.nodeRest, fromNodes),
    edgeId: withEntries(before.edgeId, redrawing.edgeId, fromEdges),
    edgeRest: withEntries(before.edgeRest, redrawing.edgeRest, fromEdges),
  }
  const put = (name: NodeColumn | EdgeColumn, from: Int32Array, then: Column): void => {
    Object.assign(drawing, { [name]: withCells(then, columns[name] ?? null, from, emptyLike(then, from.length)) })
  }
  for (const name of NODE_COLUMNS) put(name, fromNodes, name === 'nodeModel' ? renumbered(before, drawing.modelNames) : before[name])
  for (const name of EDGE_COLUMNS) put(name, fromEdges, isEnd(name) ? moved(before[name], before.edgeCount, place) : before[name])
  return drawing
}

function isEnd(name: EdgeColumn): name is 'edgeSource' | 'edgeTarget' {
  return name === 'edgeSource' || name === 'edgeTarget'
}

/** Whether two objects have the same fields; nested values are compared by identity. */
function sameFields(one: object | undefined, other: object | undefined): boolean {
  if (one === other) return true
  if (!one || !other) return false
  let fields = 0
  for (const name in one) {
    if (!Object.hasOwn(other, name) || !Object.is(Reflect.get(one, name), Reflect.get(other, name))) return false
    fields++
  }
  for (const name in other) fields -= Object.hasOwn(other, name) ? 1 : 0
  return fields === 0
}

/** Maps model indices to another list of names: a drawing read again may number its models differently. */
function renumbered({ nodeModel, modelNames }: Diagram, names: readonly string[]): Int32Array {
  if (modelNames.every((name, number) => names[number] === name)) return nodeModel
  const numbers = modelNames.map((name) => names.indexOf(name))
  return nodeModel.map((number) => numbers[number] ?? -1)
}

/** Maps the ends of edges to the current rows of their nodes. */
function moved(ends: Int32Array, count: number, place: Int32Array): Int32Array {
  const now = new Int32Array(count)
  for (let row = 0; row < count; row++) now[row] = place[ends[row] ?? -1] ?? -1
  return now
}

function emptyLike(column: Column, length: number): Column {
  if (column instanceof Float64Array) return new Float64Array(length)
  return column instanceof Int32Array ? new Int32Array(length) : new Uint8Array(length)
}
