import type { AirHandlerPart, KitDirection } from '../../project/air-handler'
import type { DiagramEdge, DiagramNode, NodeData } from '../../diagram/diagram'
import { edgeAt, nodeAt } from '../../diagram/diagram-rows'
import { kindAt, parentOf, treeOf } from '../../diagram/diagram-tree'
import { newId } from '../../change/ids'
import type { IndoorUnit } from '../../project/project'
import { freshNode } from '../draw'
import { makeRoomBelow } from '../places/make-room'
import type { Recording } from '../record'
import { airHandlerOf, deriveKits } from './derive-kits'
import type { Kit } from './derive-kits'
import { kitBox } from './kit-box'
import { kitData } from './kit-node'
import { BOX_OFFSET, KIT_SPACING, KIT_STEP, PIPE_M } from './spacing'

/**
 * Puts a whole air handler on a free placeholder: its kits below each other on a line of joints, the box behind them. The first joint, or the only kit,
 * stands where the placeholder was, with its id and its feed, and keeps the books. What stands lower moves down by the height that the layout takes.
 * False where the node is no free placeholder or the line has no kits.
 */
export function layOutKits(recording: Recording, row: number, unit: IndoorUnit): boolean {
  const { diagram } = recording
  const tree = treeOf(diagram)
  const feed = tree.feed[row] ?? -1
  const kits = deriveKits(unit)
  const airHandler = airHandlerOf(unit)
  if (!airHandler || feed < 0) return false
  if (kindAt(diagram, row) !== 'placeholder' || diagram.nodeRest[row]?.reservedFor !== undefined) return false
  const place = nodeAt(diagram, row)
  const direction: KitDirection = place.x < (diagram.nodeX[parentOf(diagram, tree, row)] ?? 0) ? 'rl' : 'lr'
  const airHandlerId = newId()
  const { nodes, edges } = line(place, kits, direction, airHandlerId, unit.id)
  const kitIds = nodes.filter((node) => node.kind === 'ahuKit').map((node) => node.id)
  const behind = kitBox(airHandler, airHandlerId, kitIds)
  let height = (kits.length - 1) * KIT_SPACING
  if (behind) {
    height += KIT_STEP
    nodes.push({ ...behind.box, x: kitX(place, kits.length, direction) + along(direction, BOX_OFFSET), y: place.y + height })
    edges.push(...behind.edges)
  }
  makeRoomBelow(recording, place.y, height)
  const [start, ...added] = keepBooks(nodes, edges, kitIds, edgeAt(diagram, feed), height)
  if (start) recording.setNode(row, { ...start, data: { ...place.data, ...start.data } })
  for (const node of added) recording.addNode(place.data.heightM === undefined ? node : atHeight(node, place.data.heightM))
  for (const edge of edges) recording.addEdge(edge)
  return true
}

/** The books of a layout on its start, the first of these nodes, and on its end, the last of them. */
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

// Joints from the top down, each with its kit aside, the last with two; a single kit needs none.
function line(
  place: DiagramNode,
  kits: readonly Kit[],
  direction: KitDirection,
  airHandlerId: string,
  indoorUnitId: string,
): { nodes: DiagramNode[]; edges: DiagramEdge[] } {
  const nodes: DiagramNode[] = []
  const edges: DiagramEdge[] = []
  const put = (node: DiagramNode, x: number, down: number): string => {
    const own = nodes.length === 0 ? place.id : node.id
    nodes.push({ ...node, id: own, x, y: place.y + down * KIT_SPACING })
    return own
  }
  const pipe = (source: string, target: string) =>
    edges.push({ id: newId(), source, target, sourcePort: 0, kind: 'generic', lengthM: PIPE_M, airHandlerId })
  const aside = kitX(place, kits.length, direction)
  let above = ''
  kits.forEach((kit, down) => {
    if (down < kits.length - 1) {
      const data: NodeData = { branches: 2, airHandlerId, airHandler: { direction } }
      const joint = put(freshNode('joint', 'ahujoint', data), place.x, down)
      if (above !== '') pipe(above, joint)
      above = joint
    }
    const node = put(freshNode('ahuKit', 'ahukit', kitData(kit, airHandlerId, indoorUnitId)), aside, down)
    if (above !== '') pipe(above, node)
  })
  return { nodes, edges }
}

function kitX(place: DiagramNode, kits: number, direction: KitDirection): number {
  return place.x + (kits > 1 ? along(direction, KIT_STEP) : 0)
}

function along(direction: KitDirection, distance: number): number {
  return direction === 'lr' ? distance : -distance
}

function atHeight(node: DiagramNode, heightM: number): DiagramNode {
  return { ...node, data: { ...node.data, heightM } }
}
