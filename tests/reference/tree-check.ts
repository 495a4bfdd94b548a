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
  for (const place of graph.places) {
    if (root && place !== root && place.feeds.length === 0) name({ nodeId: place.id })
    if (place.feeds.length > 1 && place.kind !== 'ahuBox') name({ nodeId: place.id })
  }
  for (const place of ringHeads(graph.places)) name({ nodeId: place.id })
  return [...broken.values()]
}

/** First node in drawing order of every ring of first feeds. */
function ringHeads(places: readonly Place[]): Place[] {
  const seen = new Set<Place>()
  const heads: Place[] = []
  for (const start of places) {
    const way = new Set<Place>()
    let place: Place | undefined = start
    while (place && !seen.has(place)) {
      seen.add(place)
      way.add(place)
      place = place.feed?.upper
    }
    if (!place || !way.has(place)) continue
    const ring = [...way].slice([...way].indexOf(place))
    heads.push(ring.reduce((first, one) => (one.row < first.row ? one : first)))
  }
  return heads
}

function repeated(ids: readonly string[]): string[] {
  const seen = new Set<string>()
  return ids.filter((id) => seen.has(id) || !seen.add(id))
}
