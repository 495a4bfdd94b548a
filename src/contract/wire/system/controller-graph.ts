import type { ControllerGraph, ControllerLink, ControllerNode } from '../../../model/diagram/controller-graph'
import { idIn, isGiven, listIn, numberIn, recordIn, recordOf, textIn, type JsonRecord, type Place } from '../read-value'
import { unknownFields } from '../unknown-fields'

/** Key under which fields beside `data` are kept; not a field of the wire. */
const BESIDE = '@beside'
const GRAPH_FIELDS = new Set(['nodes', 'edges'])
const NODE_FIELDS = new Set(['id', 'shape', 'x', 'y', 'data'])
const NODE_DATA = new Set(['nodeType', 'seriesType', 'seriesCode', 'label', 'indoorUnitId'])
const LINK_FIELDS = new Set(['id', 'source', 'target', 'data'])
const LINK_DATA = new Set(['color'])

/** Reads `controllerGraphData`, which has the form of the piping graph; undefined where a system has none. */
export function readControllerGraph(system: JsonRecord, place: Place): ControllerGraph | undefined {
  if (!isGiven(system['controllerGraphData'])) return undefined
  const at: Place = () => `${place()}.controllerGraphData`
  const record = recordIn(system, 'controllerGraphData', place)
  const extra = unknownFields(record, GRAPH_FIELDS, at)
  return {
    nodes: listIn(record, 'nodes', at).map((node, index) => readNode(node, () => `${at()}.nodes[${index}]`)),
    links: listIn(record, 'edges', at).map((link, index) => readLink(link, () => `${at()}.edges[${index}]`)),
    ...(extra && { extra }),
  }
}

export function writeControllerGraph(graph: ControllerGraph): JsonRecord {
  return { ...graph.extra, nodes: graph.nodes.map(writeNode), edges: graph.links.map(writeLink) }
}

function readNode(value: unknown, place: Place): ControllerNode {
  const record = recordOf(value, place)
  const data = recordIn(record, 'data', place)
  const inData: Place = () => `${place()}.data`
  const node: ControllerNode = {
    id: idIn(record, 'id', place),
    shape: textIn(record, 'shape', place) ?? '',
    x: numberIn(record, 'x', place) ?? 0,
    y: numberIn(record, 'y', place) ?? 0,
  }
  for (const key of ['nodeType', 'seriesType', 'seriesCode', 'label', 'indoorUnitId'] as const) {
    const text = textIn(data, key, inData)
    if (text !== undefined) node[key] = text
  }
  const extra = rest(record, NODE_FIELDS, data, NODE_DATA, place)
  return extra ? { ...node, extra } : node
}

function writeNode({ id, shape, x, y, extra, ...data }: ControllerNode): JsonRecord {
  const { [BESIDE]: beside, ...unknown } = extra ?? {}
  return { ...(beside as JsonRecord | undefined), id, shape, x, y, data: { ...unknown, ...data } }
}

function readLink(value: unknown, place: Place): ControllerLink {
  const record = recordOf(value, place)
  const data = recordIn(record, 'data', place)
  const link: ControllerLink = {
    id: idIn(record, 'id', place),
    source: textIn(record, 'source', place) ?? '',
    target: textIn(record, 'target', place) ?? '',
  }
  const colour = textIn(data, 'color', () => `${place()}.data`)
  if (colour !== undefined) link.colour = colour
  const extra = rest(record, LINK_FIELDS, data, LINK_DATA, place)
  return extra ? { ...link, extra } : link
}

function writeLink({ id, source, target, colour, extra }: ControllerLink): JsonRecord {
  const { [BESIDE]: beside, ...unknown } = extra ?? {}
  const data = colour === undefined ? unknown : { ...unknown, color: colour }
  return { ...(beside as JsonRecord | undefined), id, source, target, data }
}

function rest(
  record: JsonRecord,
  fields: ReadonlySet<string>,
  data: JsonRecord,
  known: ReadonlySet<string>,
  place: Place,
): JsonRecord | undefined {
  const extra = unknownFields(data, known, () => `${place()}.data`)
  const beside = unknownFields(record, fields, place)
  return beside ? { ...extra, [BESIDE]: beside } : extra
}
