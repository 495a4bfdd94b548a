import type { NodeKind } from '../../src/model/project/codes'
import type { Diagram, DiagramEdge, NodeData } from '../../src/model/diagram/diagram'
import { edgeAt, nodeAt } from '../../src/model/diagram/diagram-rows'
import type { UnitEquipment } from './equipment'
import type { BoxRow } from './pack-tables'

/** A node with its pipes. `feed` is the first pipe that feeds it; only the box of merged kits has more in `feeds`. */
export interface Place {
  row: number
  id: string
  kind: NodeKind
  data: NodeData
  feed: Feed | null
  feeds: Feed[]
  outlets: Feed[]
  /** Nearest box upstream. */
  box: Place | null
  /** The pack's numbers, looked up once. */
  unit?: UnitEquipment
  boxRow?: BoxRow
}

/** One pipe between two nodes: a generic edge, or a gas and a liquid edge between the same ends (section 4.4 "one pipe, several edges"). */
export interface Feed {
  upper: Place
  lower: Place
  port: number
  edges: { row: number; edge: DiagramEdge }[]
}

export interface Graph {
  /** Ids of all nodes, those without refrigerant too. */
  nodeIds: string[]
  /** Every node that carries refrigerant, in the order of the diagram. */
  places: Place[]
  feeds: Feed[]
  /** Edges that name a node that is not there. */
  loose: DiagramEdge[]
  /** Nodes whose pipe comes from a node that is not there. */
  cutOff: Set<Place>
  edges: DiagramEdge[]
}

export function readGraph(diagram: Diagram): Graph {
  const byRow = new Map<number, Place>()
  for (let row = 0; row < diagram.nodeCount; row++) {
    const { id, kind, data } = nodeAt(diagram, row)
    if (kind !== 'none') byRow.set(row, { row, id, kind, data, feed: null, feeds: [], outlets: [], box: null })
  }
  const feeds = new Map<string, Feed>()
  const loose: DiagramEdge[] = []
  const cutOff = new Set<Place>()
  const edges: DiagramEdge[] = []
  for (let row = 0; row < diagram.edgeCount; row++) {
    const edge = edgeAt(diagram, row)
    edges.push(edge)
    const from = diagram.edgeSource[row] ?? -1
    const to = diagram.edgeTarget[row] ?? -1
    const touchesOther = (from >= 0 && !byRow.has(from)) || (to >= 0 && !byRow.has(to))
    if ((from < 0 || to < 0) && !touchesOther) loose.push(edge)
    const upper = byRow.get(from)
    const lower = byRow.get(to)
    if (from < 0 && lower) cutOff.add(lower)
    if (!upper || !lower) continue
    const key = `${String(from)}>${String(to)}`
    const feed = feeds.get(key) ?? startFeed(upper, lower)
    feeds.set(key, feed)
    feed.edges.push({ row, edge })
    feed.port ||= edge.sourcePort
  }
  return {
    nodeIds: diagram.nodeId.slice(0, diagram.nodeCount),
    places: [...byRow.values()],
    feeds: [...feeds.values()],
    loose,
    cutOff,
    edges,
  }
}

function startFeed(upper: Place, lower: Place): Feed {
  const feed: Feed = { upper, lower, port: 0, edges: [] }
  upper.outlets.push(feed)
  lower.feed ??= feed
  lower.feeds.push(feed)
  return feed
}

/** Nodes between this one and the outdoor unit, nearest first; "upstream" of section 4.1. */
export function upstream(place: Place): Place[] {
  const above: Place[] = []
  for (let feed = place.feed; feed; feed = feed.upper.feed) above.push(feed.upper)
  return above
}

/** Every node below this one. */
export function downstream(place: Place): Place[] {
  return place.outlets.filter((feed) => feed.lower.feed === feed).flatMap((feed) => [feed.lower, ...downstream(feed.lower)])
}

export function isUnit(place: Place): boolean {
  return place.kind === 'indoor' || place.kind === 'freshAir' || place.kind === 'hydro' || place.kind === 'ahuKit'
}

/** A place nothing is connected to yet, or that is closed. */
export function isFree(place: Place): boolean {
  return place.kind === 'placeholder' || place.kind === 'endCap'
}

export function firstEdgeId(feed: Feed): string {
  return feed.edges[0]?.edge.id ?? ''
}
