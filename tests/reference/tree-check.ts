import type { DiagramEdge } from '../../src/model/diagram/diagram'
import type { Finding } from '../../src/model/finding/finding'
import { isUnit } from './graph'
import type { Feed, Graph, Place } from './graph'

/**
 * Rule `notATree` of section 4.1: a cycle, an orphan, two parents (but for the box of merged kits), a missing end of an edge, a duplicate id, no or
 * two outdoor units, two edges of one kind between the same ends, a pipe from a unit to more than a free place or
 * the box of its air handler. An empty graph is valid.
 */
export function treeFindings(systemId: string, graph: Graph): Finding[] {
  const broken = new Map<string, Finding>()
  const name = (place: { nodeId: string } | { edgeId: string } | object) => {
    broken.set(JSON.stringify(place), { systemId, ...place, code: 'notATree', severity: 'error', values: {} })
  }
  for (const edge of graph.loose) name({ edgeId: edge.id })
  for (const id of repeated(graph.nodeIds)) name({ nodeId: id })
  for (const id of repeated(graph.edges.map((edge) => edge.id))) name({ edgeId: id })
  for (const feed of graph.feeds) {
    for (const { edge } of feed.edges.slice(1)) if (!isPair(feed, edge)) name({ edgeId: edge.id })
  }
  const outdoors = graph.places.filter((place) => place.kind === 'outdoor')
  const root = outdoors[0]
  if (graph.places.length > 0 && !root) name({})
  for (const outdoor of outdoors.slice(1)) name({ nodeId: outdoor.id })
  for (const place of graph.places) {
    if (root && place.kind !== 'outdoor' && place.feeds.length === 0 && !graph.cutOff.has(place)) name({ nodeId: place.id })
    if (place.feeds.length > 1 && place.kind !== 'ahuBox') name({ nodeId: place.id })
    if (place.feed && isUnit(place.feed.upper) && !['placeholder', 'endCap', 'ahuBox'].includes(place.kind)) name({ nodeId: place.id })
  }
  const unordered = withoutOrder(graph.places)
  const heads = ringHeads(unordered)
  for (const place of heads.length > 0 ? heads : unordered.slice(0, 1)) name({ nodeId: place.id })
  return [...broken.values()]
}

/** One gas and one liquid edge are one pipe (section 4.4); any other second edge between the same ends is one too many. */
function isPair(feed: Feed, second: DiagramEdge): boolean {
  const [first, partner] = feed.edges
  if (!first || partner?.edge !== second) return false
  return new Set([first.edge.kind, second.kind]).size === 2 && first.edge.kind !== 'generic' && second.kind !== 'generic'
}

/** Nodes that no order puts behind all that feeds them: those of cycles and below them. */
function withoutOrder(places: readonly Place[]): Place[] {
  const waiting = new Map(places.map((place) => [place, acceptedFeeds(place).length]))
  const ready = places.filter((place) => place.feeds.length === 0)
  for (const place of ready) {
    for (const feed of place.outlets) {
      if (!acceptedFeeds(feed.lower).includes(feed)) continue
      const left = (waiting.get(feed.lower) ?? 0) - 1
      waiting.set(feed.lower, left)
      if (left === 0) ready.push(feed.lower)
    }
  }
  return places.filter((place) => (waiting.get(place) ?? 0) > 0)
}

function acceptedFeeds(place: Place): Feed[] {
  return place.kind === 'ahuBox' ? place.feeds : place.feeds.slice(0, 1)
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
