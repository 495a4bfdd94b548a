import type { Finding } from '../../src/model/finding'
import type { Graph, Place } from './graph'

/**
 * Rule `notATree` of section 4.1: a cycle, an orphan, two parents (but for the box of merged kits), a missing end of an edge, a duplicate id, no or
 * two outdoor units, two edges of one kind between the same ends. An empty graph is valid.
 */
export function treeFindings(systemId: string, graph: Graph): Finding[] {
  const broken = new Map<string, Finding>()
  const name = (place: { nodeId: string } | { edgeId: string } | object) => {
    broken.set(JSON.stringify(place), { systemId, ...place, code: 'notATree', severity: 'error', values: {} })
  }
  for (const edge of graph.loose) name({ edgeId: edge.id })
  for (const id of repeated(graph.places.map((place) => place.id))) name({ nodeId: id })
  for (const id of repeated(graph.edges.map((edge) => edge.id))) name({ edgeId: id })
  for (const feed of graph.feeds) {
    const seen = new Set<string>()
    for (const { edge } of feed.edges) {
      if (seen.has(edge.kind)) name({ edgeId: edge.id })
      seen.add(edge.kind)
    }
  }
  const outdoors = graph.places.filter((place) => place.kind === 'outdoor')
  const root = outdoors[0]
  if (graph.places.length > 0 && !root) name({})
  for (const outdoor of outdoors.slice(1)) name({ nodeId: outdoor.id })
  if (root && root.feeds.length > 0) name({ nodeId: root.id })
  const reached = root ? reachedFrom(root) : new Set<Place>()
  for (const place of graph.places) {
    if (root && !reached.has(place)) name({ nodeId: place.id })
    if (place.feeds.length > 1 && place.kind !== 'ahuBox') name({ nodeId: place.id })
  }
  return [...broken.values()]
}

function reachedFrom(root: Place): Set<Place> {
  const reached = new Set([root])
  for (const place of reached) for (const feed of place.outlets) reached.add(feed.lower)
  return reached
}

function repeated(ids: readonly string[]): string[] {
  const seen = new Set<string>()
  return ids.filter((id) => seen.has(id) || !seen.add(id))
}
