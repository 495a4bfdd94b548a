import type { AirHandlerPart } from '../../project/air-handler'
import type { DiagramEdge, DiagramNode } from '../../diagram/diagram'
import { edgeAt, nodeAt } from '../../diagram/diagram-rows'
import { kindAt, parentOf, treeOf } from '../../diagram/diagram-tree'
import type { EquipmentPack } from '../../project/equipment'
import { newId } from '../../change/ids'
import type { KitLayout } from './kit-layout'
import type { IndoorUnit } from '../../project/project'
import { freshNode } from '../draw'
import { makeRoomBelow } from '../places/make-room'
import type { Recording } from '../record'
import { airHandlerOf, deriveKits } from './derive-kits'
import type { Kit } from './derive-kits'
import { kitBox } from './kit-box'
import { kitData } from './kit-node'

/**
 * Puts a whole air handler on a free placeholder, in the layout of the core. The first joint, or the only kit, takes the position, id and feed of
 * the placeholder and records the layout. Nodes below move down by the height of the layout.
 * Returns false where the node is no free placeholder or the line has no kits.
 */
export function layOutKits(recording: Recording, row: number, unit: IndoorUnit, pack: EquipmentPack): boolean {
  const { diagram } = recording
  const tree = treeOf(diagram)
  const feed = tree.feed[row] ?? -1
  const airHandler = airHandlerOf(unit)
  if (!airHandler || feed < 0) return false
  if (kindAt(diagram, row) !== 'placeholder' || diagram.nodeRest[row]?.reservedFor !== undefined) return false
  const place = nodeAt(diagram, row)
  const feedingX = diagram.nodeX[parentOf(diagram, tree, row)] ?? 0
  const layout = pack.findKitLayout(airHandler, { x: place.x, y: place.y, feedingX })
  const airHandlerId = newId()
  const { nodes, edges } = line(layout, place.id, deriveKits(unit), airHandlerId, unit.id)
  const kitIds = nodes.filter((node) => node.kind === 'ahuKit').map((node) => node.id)
  const behind = kitBox(layout, airHandlerId, kitIds)
  if (behind) {
    nodes.push(behind.box)
    edges.push(...behind.edges)
  }
  makeRoomBelow(recording, place.y, layout.addedHeight)
  const [start, ...added] = keepBooks(nodes, edges, kitIds, edgeAt(diagram, feed), layout.addedHeight)
  if (start) recording.setNode(row, { ...start, data: { ...place.data, ...start.data } })
  for (const node of added) recording.addNode(place.data.heightM === undefined ? node : atHeight(node, place.data.heightM))
  for (const edge of edges) recording.addEdge(edge)
  return true
}

/** Returns the nodes with the record of their layout on its start, the first node, and on its end, the last. */
export function keepBooks(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  kitIds: readonly string[],
  feed: DiagramEdge,
  addedHeight: number,
): DiagramNode[] {
  const start = nodes[0]?.id ?? ''
  const end = nodes.at(-1)?.id ?? start
  const books: AirHandlerPart = {
    added: true,
    placeholderId: start,
    endId: end,
    feedId: feed.id,
    feedBefore: { source: feed.source, target: feed.target, sourcePort: feed.sourcePort, kind: feed.kind },
    nodeIds: nodes.slice(1).map((node) => node.id),
    edgeIds: edges.map((edge) => edge.id),
    kitIds,
    addedHeight,
  }
  return nodes.map((node) => {
    const own = { ...(node.id === start && books), ...(node.id === end && { startId: start }) }
    return { ...node, data: { ...node.data, airHandler: { ...node.data.airHandler, ...own } } }
  })
}

/** Draws the joints and kits of a layout, and the pipes between them. The first node takes the id of the placeholder. */
function line(
  layout: KitLayout,
  startId: string,
  kits: readonly Kit[],
  airHandlerId: string,
  indoorUnitId: string,
): { nodes: DiagramNode[]; edges: DiagramEdge[] } {
  const nodes: DiagramNode[] = []
  const edges: DiagramEdge[] = []
  const waiting = [...kits]
  for (const { kind, x, y, feed } of layout.nodes) {
    if (kind === 'ahuBox') continue
    const kit = kind === 'ahuKit' ? waiting.shift() : undefined
    const fresh = kit
      ? freshNode('ahuKit', 'ahukit', kitData(kit, airHandlerId, indoorUnitId))
      : freshNode('joint', 'ahujoint', { branches: 2, airHandlerId, airHandler: { direction: layout.direction } })
    const target = nodes.length === 0 ? startId : fresh.id
    const source = nodes[feed]?.id
    nodes.push({ ...fresh, id: target, x, y })
    if (source !== undefined)
      edges.push({ id: newId(), source, target, sourcePort: 0, kind: 'generic', lengthM: layout.pipeM, airHandlerId })
  }
  return { nodes, edges }
}

function atHeight(node: DiagramNode, heightM: number): DiagramNode {
  return { ...node, data: { ...node.data, heightM } }
}
