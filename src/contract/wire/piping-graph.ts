import type { Diagram, DiagramEdge, DiagramNode } from '../../model/diagram/diagram'
import { createDiagram, edgeAt, nodeAt } from '../../model/diagram/diagram-rows'
import { forgetPlaces, writePlaces } from './placeholder-places'
import { readEdge, writeEdge } from './diagram-edge'
import { readNode, writeNode } from './diagram-node'
import { listNow, type WriteList } from './long-list'
import { isGiven, listIn, recordOf, type JsonRecord, type Place } from './read-value'
import type { Reading } from './reading'
import { unknownFields } from './unknown-fields'

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
  const edges = list(diagram.edgeCount, (row) => writeEdge(edgeAt(diagram, row)))
  return { ...extra, nodes, edges }
}
