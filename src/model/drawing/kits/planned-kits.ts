import type { DiagramEdge, DiagramNode } from '../../diagram'
import type { Diagram } from '../../diagram'
import { nodeAt } from '../../diagram-rows'
import type { DiagramTree } from '../../diagram-tree'
import { unitDemand } from '../../equipment'
import type { EquipmentPack } from '../../equipment'
import { newId } from '../../ids'
import { omit } from '../../omit'
import type { IndoorUnit } from '../../project'
import { freshNode } from '../draw'
import { feedOf } from '../feed-of'
import type { PlannedUnit } from '../plan'
import { deriveKits } from './derive-kits'
import { kitDemand } from './kit-demand'
import { kitData } from './kit-node'
import { kitRows } from './kit-rows'
import { linkKits } from './link-kits'

/** The kits of a line of the list as often as it counts. A kit that is drawn already keeps its node and its feed. */
export function plannedKits(
  unit: IndoorUnit,
  diagram: Diagram,
  tree: DiagramTree,
  heads: readonly number[],
  pack: EquipmentPack,
): PlannedUnit[] {
  const kits = deriveKits(unit)
  return Array.from({ length: unit.count }, (_, place) => {
    const known = diagram.nodeRest[heads[place] ?? -1]?.airHandlerId
    const drawn = kitRows(diagram, known)
    const airHandlerId = known ?? newId()
    return kits.flatMap((kit, index): PlannedUnit[] => {
      const demand = unitDemand(pack, kit.model)
      if (!demand) return []
      const row = drawn[index]
      const node = row === undefined ? freshNode('ahuKit', 'ahukit', {}) : nodeAt(diagram, row)
      node.data = { ...omit(node.data, 'coolingKw', 'airHandler'), ...kitData(kit, airHandlerId, unit.id) }
      return [
        {
          demand: kitDemand(demand, kits.length),
          floor: unit.floor,
          node,
          feed: row === undefined ? {} : feedOf(diagram, tree, row),
        },
      ]
    })
  }).flat()
}

/** Puts the boxes behind the kits of a generated drawing, and the books on the first kit of each air handler. */
export function linkGenerated(
  nodes: readonly DiagramNode[],
  edges: readonly DiagramEdge[],
  list: readonly IndoorUnit[],
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
    const linked = unit && feed && linkKits(kits, unit, feed)
    if (!linked) continue
    starts.set(linked.start.id, linked.start)
    if (linked.box) boxes.push(linked.box)
    links.push(...linked.edges)
  }
  return { nodes: [...nodes.map((node) => starts.get(node.id) ?? node), ...boxes], edges: [...edges, ...links] }
}
