import type { DiagramEdge, DiagramNode } from '../../diagram/diagram'
import type { FindKitLayout } from './kit-layout'
import type { IndoorUnit } from '../../project/project'
import { linkKits } from './link-kits'

/** Adds the boxes behind the kits of a generated drawing, and the layout record to the first kit of each air handler. */
export function linkGenerated(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  list: readonly IndoorUnit[],
  findKitLayout: FindKitLayout,
): { nodes: DiagramNode[]; edges: DiagramEdge[] } {
  const handlers = new Map<string, DiagramNode[]>()
  for (const node of nodes) {
    if (node.data.airHandlerId === undefined || node.data.airHandler?.kitIndex === undefined) continue
    const kits = handlers.get(node.data.airHandlerId)
    if (kits) kits.push(node)
    else handlers.set(node.data.airHandlerId, [node])
  }
  if (handlers.size === 0) return { nodes: [...nodes], edges: [...edges] }
  const units = new Map(list.map((unit) => [unit.id, unit]))
  const feeds = new Map(edges.map((edge) => [edge.target, edge]))
  const starts = new Map<string, DiagramNode>()
  const boxes: DiagramNode[] = []
  const links: DiagramEdge[] = []
  for (const kits of handlers.values()) {
    kits.sort((a, b) => (a.data.airHandler?.kitIndex ?? 0) - (b.data.airHandler?.kitIndex ?? 0))
    const unit = units.get(kits[0]?.data.indoorUnitId ?? '')
    const feed = feeds.get(kits[0]?.id ?? '')
    const linked = unit && feed && linkKits(kits, unit, feed, findKitLayout)
    if (!linked) continue
    starts.set(linked.start.id, linked.start)
    if (linked.box) boxes.push(linked.box)
    links.push(...linked.edges)
  }
  return { nodes: [...nodes.map((node) => starts.get(node.id) ?? node), ...boxes], edges: [...edges, ...links] }
}
