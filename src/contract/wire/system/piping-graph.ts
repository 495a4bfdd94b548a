import type { Diagram, DiagramEdge, DiagramNode } from '../../../model/diagram/diagram'
import { createDiagram, edgeAt, nodeAt } from '../../../model/diagram/diagram-rows'
import { readEdge, writeEdge } from './diagram-edge'
import { readNode, writeNode } from './diagram-node'
import { listNow, type WriteList } from '../long-list'
import { isGiven, listIn, recordOf, type JsonRecord, type Place, isRecord } from '../read-value'
import type { Reading } from '../reading'
import { unknownFields } from '../unknown-fields'
import { omit } from '../../../model/change/omit'
import { outletPlaces } from '../../../model/diagram/outlet-places'

/** Level and floor of a placeholder on the wire. */
const PLACE = 'plusData'
const PLACEHOLDER = 'plus'

/** Writes level and floor to each placeholder of a diagram that keeps none from another tool. */
function writePlaces(diagram: Diagram): (row: number, node: JsonRecord) => JsonRecord {
  const first = diagram.nodeShape.indexOf(PLACEHOLDER)
  if (first < 0 || first >= diagram.nodeCount) return (_row, node) => node
  const places = outletPlaces(diagram)
  return (row, node) => {
    const place = places.get(row)
    const data = node['data']
    if (place && isRecord(data) && data[PLACE] === undefined) data[PLACE] = { level: place.level, floor: place.floor }
    return node
  }
}

/** Forgets what can be counted again at any time, so that it never goes stale; what another tool counts differently stays word for word. */
function forgetPlaces(diagram: Diagram): void {
  if (!diagram.nodeRest.some((rest) => rest?.extra?.[PLACE] !== undefined)) return
  for (const [row, { level, floor }] of outletPlaces(diagram)) {
    const rest = diagram.nodeRest[row]
    const known = rest?.extra?.[PLACE]
    if (!rest?.extra || !isRecord(known) || Object.keys(known).length !== 2 || known['level'] !== level || known['floor'] !== floor)
      continue
    const extra = omit(rest.extra, PLACE)
    const kept = Object.keys(extra).length > 0 ? { ...rest, extra } : omit(rest, 'extra')
    diagram.nodeRest[row] = Object.keys(kept).length > 0 ? kept : undefined
  }
}

const FIELDS = new Set(['nodes', 'edges'])
/** Returned for check-only reads, because building the columns is most of the cost of reading a diagram. */
const NONE = createDiagram([], [])

export interface ReadGraph {
  diagram: Diagram
  /** Fields beside nodes and edges, kept unchanged. */
  extra: JsonRecord | undefined
}

/** Reads `pipingGraphData`; a missing graph is an empty one. */
export function readGraph(value: unknown, reading: Reading, place: Place): ReadGraph {
  const record = isGiven(value) ? recordOf(value, place) : {}
  const nodes: DiagramNode[] = []
  const edges: DiagramEdge[] = []
  for (const [index, given] of listIn(record, 'nodes', place).entries()) {
    const node = readNode(given, reading, () => `${place()}.nodes[${index}]`)
    if (!reading.isCheckOnly) nodes.push(node)
  }
  for (const [index, given] of listIn(record, 'edges', place).entries()) {
    const edge = readEdge(given, () => `${place()}.edges[${index}]`)
    if (!reading.isCheckOnly) edges.push(edge)
  }
  const extra = unknownFields(record, FIELDS, place)
  if (reading.isCheckOnly) return { diagram: NONE, extra }
  const diagram = createDiagram(nodes, edges)
  forgetPlaces(diagram)
  return { diagram, extra }
}

export function writeGraph(diagram: Diagram, extra: JsonRecord | undefined, list: WriteList = listNow): JsonRecord {
  const placed = writePlaces(diagram)
  const nodes = list(diagram.nodeCount, (row) => placed(row, writeNode(nodeAt(diagram, row))))
  const edges = list(diagram.edgeCount, (row) => writeEdge(edgeAt(diagram, row), row))
  return { ...extra, nodes, edges }
}
