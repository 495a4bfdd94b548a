import type { WireDiagram, WireEdit, WireEdits } from '../../../model/wiring/wiring'
import { InputError } from '../../input-error'
import {
  amountIn,
  flagIn,
  idIn,
  isGiven,
  listIn,
  numberIn,
  recordIn,
  recordOf,
  shown,
  step,
  wholeIn,
  type JsonRecord,
  type Place,
} from '../read-value'
import { isSafeName } from '../unknown-fields'

/** Most lines that somebody may have changed in one diagram. */
const MOST_LINES = 200_000
const MOST_ADDRESS = 9_999
/** Fields of a line that somebody may type; everything else in a stored graph is generated and not read. */
const OF_EDGE = ['from', 'lengthM', 'areaMm2', 'breakerA', 'startsHard'] as const
const OF_NODE = ['hasIsolator', 'address', 'x', 'y'] as const

/** Reads what somebody typed in a graph of lines: `data.typed` of an edge or node names it. */
export function readWireEdits(graph: JsonRecord, place: Place): WireEdits {
  const edits = new Map<string, WireEdit>()
  const nodes = listIn(graph, 'nodes', place)
  const edges = listIn(graph, 'edges', place)
  for (const [key, list] of [
    ['nodes', nodes],
    ['edges', edges],
  ] as const)
    if (list.length > MOST_LINES) throw new InputError(`${place()}.${key}`, `at most ${MOST_LINES} entries, not ${list.length}`)
  for (const [index, value] of edges.entries()) {
    const at: Place = () => `${place()}.edges[${index}]`
    const edge = recordOf(value, at)
    const edit = readEdge(edge, at)
    if (!edit) continue
    const id = safeId(edge, 'target', at)
    edits.set(id, { ...edits.get(id), ...edit })
  }
  for (const [index, value] of nodes.entries()) {
    const at: Place = () => `${place()}.nodes[${index}]`
    const node = recordOf(value, at)
    const edit = readNode(node, at)
    if (!edit) continue
    const id = safeId(node, 'id', at)
    edits.set(id, { ...edits.get(id), ...edit })
  }
  return Object.fromEntries(edits)
}

function readEdge(edge: JsonRecord, place: Place): WireEdit | null {
  const data = recordIn(edge, 'data', place)
  const inData: Place = () => `${place()}.data`
  const typed = typedIn(data, inData)
  const edit: WireEdit = {}
  if (typed.has('from')) edit.from = safeId(edge, 'source', place)
  for (const key of ['lengthM', 'areaMm2', 'breakerA'] as const) {
    const value = typed.has(key) ? amountIn(data, key, inData) : undefined
    if (value !== undefined) edit[key] = value
  }
  if (typed.has('startsHard') && flagIn(data, 'startsHard', inData)) edit.startsHard = true
  return Object.keys(edit).length > 0 ? edit : null
}

function readNode(node: JsonRecord, place: Place): WireEdit | null {
  const data = recordIn(node, 'data', place)
  const inData: Place = () => `${place()}.data`
  const typed = typedIn(data, inData)
  const edit: WireEdit = {}
  const isolator = typed.has('hasIsolator') ? flagIn(data, 'hasIsolator', inData) : undefined
  if (isolator !== undefined) edit.hasIsolator = isolator
  const address = typed.has('address') ? wholeIn(data, 'address', inData, 0, MOST_ADDRESS) : undefined
  if (address !== undefined) edit.address = address
  for (const key of ['x', 'y'] as const) {
    const value = typed.has(key) ? numberIn(node, key, place) : undefined
    if (value !== undefined) edit[key] = value
  }
  return Object.keys(edit).length > 0 ? edit : null
}

function typedIn(data: JsonRecord, place: Place): ReadonlySet<unknown> {
  return isGiven(data['typed']) ? new Set(listIn(data, 'typed', place)) : new Set()
}

export function safeId(record: JsonRecord, key: string, place: Place): string {
  const id = idIn(record, key, place)
  if (!isSafeName(id)) throw new InputError(place() + step(key), `another id than ${shown(id)}`)
  return id
}

interface WrittenEdge {
  id: string
  source: string
  target: string
  kind: WireDiagram
  data: JsonRecord
}

type WrittenNode = JsonRecord & { id: string }

/** Returns what an edit says of a line, with `typed` as its names; null where it says nothing of it. */
export function edgeMarks(edit: WireEdit): JsonRecord | null {
  const { lengthM, areaMm2, breakerA, startsHard } = edit
  const typed = OF_EDGE.filter((key) => edit[key] !== undefined)
  return typed.length === 0 ? null : given({ typed, lengthM, areaMm2, breakerA, startsHard })
}

/** Returns what an edit says of a device, in the same way. Its place stands in the node itself. */
export function nodeMarks(edit: WireEdit): JsonRecord | null {
  const { hasIsolator, address } = edit
  const typed = OF_NODE.filter((key) => edit[key] !== undefined)
  return typed.length === 0 ? null : given({ typed, hasIsolator, address })
}

/** Writes what somebody typed as a graph of lines, with these nodes ahead. */
export function writeWireGraph(
  edits: WireEdits,
  kind: WireDiagram,
  boards: readonly WrittenNode[],
): { nodes: WrittenNode[]; edges: WrittenEdge[] } {
  const nodes = [...boards]
  const edges: WrittenEdge[] = []
  for (const [id, edit] of Object.entries(edits)) {
    const { from = '', x, y } = edit
    const ofEdge = edgeMarks(edit)
    if (ofEdge) edges.push({ id: `${from}>${id}`, source: from, target: id, kind, data: ofEdge })
    const ofNode = nodeMarks(edit)
    if (ofNode) nodes.push({ id, ...given({ shape: 'device', x, y }), data: ofNode })
  }
  return { nodes, edges }
}

function given(record: JsonRecord): JsonRecord {
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined))
}
