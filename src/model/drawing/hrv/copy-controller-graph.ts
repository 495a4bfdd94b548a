import type { ControllerGraph } from '../../diagram/controller-graph'
import { newId } from '../../change/ids'

/** A controller drawing of its own with fresh ids; lines of the list are those of the copied list, and nodes of no line stay without. */
export function copyControllerGraph(graph: ControllerGraph, units: ReadonlyMap<string, string>): ControllerGraph {
  const names = new Map(graph.nodes.map((node) => [node.id, newId()]))
  return {
    ...graph,
    nodes: graph.nodes.map(({ indoorUnitId, ...node }) => {
      const unit = units.get(indoorUnitId ?? '')
      return { ...node, id: names.get(node.id) ?? newId(), ...(unit !== undefined && { indoorUnitId: unit }) }
    }),
    links: graph.links.map((link) => ({
      ...link,
      id: newId(),
      source: names.get(link.source) ?? link.source,
      target: names.get(link.target) ?? link.target,
    })),
  }
}
