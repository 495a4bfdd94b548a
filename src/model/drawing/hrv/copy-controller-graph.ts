import type { ControllerGraph } from '../../diagram/controller-graph'
import { newId } from '../../change/ids'

/** Returns a copy of a controller drawing with new ids; list lines are mapped to the copied list, and nodes without a line stay without. */
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
