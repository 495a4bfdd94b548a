import type { DropItem } from '../../../src/engine/drop/drop-item'
import type { Diagram, DiagramEdge, DiagramNode, NodeData } from '../../../src/model/diagram'
import { createDiagram, edgeAt, nodeAt } from '../../../src/model/diagram-rows'
import { omit } from '../../../src/model/omit'
import { packTables } from '../core-record'

/** The node that an item becomes. */
export function nodeData(item: DropItem): NodeData {
  return omit(item, 'kind', 'kits')
}

/**
 * The drawing with an item in the place of a placeholder and nothing else: a merge joint clears the free places on the further ports that it takes, and an
 * air handler of several kits brings the others along.
 */
export function placeItem(diagram: Diagram, row: number, item: DropItem): Diagram {
  const nodes = Array.from({ length: diagram.nodeCount }, (_, at) => nodeAt(diagram, at))
  const edges = Array.from({ length: diagram.edgeCount }, (_, at) => edgeAt(diagram, at))
  const place = nodes[row]
  if (!place) throw new Error('There is no such node')
  const ids = new Set(nodes.map((node) => node.id))
  const gone = new Set(clearedIds(nodes, edges, place, item, ids))
  const handler = item.airHandlerId ?? (item.kind === 'ahuKit' && (item.kits ?? 1) > 1 ? 'dropped air handler' : undefined)
  const drawn = nodes.filter(({ kind, data }) => kind === 'ahuKit' && handler !== undefined && data.airHandlerId === handler).length
  nodes[row] = {
    ...place,
    kind: item.kind,
    shape: item.kind,
    data: { ...nodeData(item), ...(handler !== undefined && { airHandlerId: handler }) },
  }
  for (let kit = drawn + 2; kit <= (item.kits ?? 1); kit++) {
    const id = `${place.id} kit ${kit}`
    nodes.push({ ...nodes[row], id })
    edges.push({ id: `${place.id}>${id}`, source: place.id, target: id, sourcePort: 0, kind: 'generic' })
  }
  return createDiagram(
    nodes.filter((node) => !gone.has(node.id)),
    edges.filter((edge) => !gone.has(edge.target)),
  )
}

function clearedIds(nodes: DiagramNode[], edges: DiagramEdge[], place: DiagramNode, item: DropItem, ids: Set<string>): string[] {
  const count = packTables.msBoxes.mergeJoints.find((joint) => joint.id === item.jointType)?.portsMerged ?? 1
  const feed = edges.find((edge) => edge.target === place.id)
  const box = nodes.find((node) => node.id === feed?.source)
  if (!feed || box?.kind !== 'box' || item.kind !== 'joint') return []
  const cleared = edges.filter(
    (edge) => edge.source === box.id && edge.sourcePort > feed.sourcePort && edge.sourcePort < feed.sourcePort + count,
  )
  return cleared.flatMap((edge) => {
    const node = nodes.find((one) => one.id === edge.target)
    const isOpen = (node?.kind === 'placeholder' || node?.kind === 'endCap') && !edges.some((other) => other.source === node.id)
    return node && isOpen && !ids.has(node.data.reservedFor ?? '') ? [node.id] : []
  })
}
