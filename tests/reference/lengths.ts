import { equivalentOfFitting } from './fittings'
import type { DiagramEdge } from '../../src/model/diagram'
import type { Feed, Place } from './graph'
import type { CheckedSystem } from './system-check'
import type { Sizes } from './pipe-sizes'

/** Length of one edge in m (section 4.4 "missing values"): its own, else the outdoor unit's default, else the pack's 3 m. */
export function edgeActualM(checked: CheckedSystem, edge: DiagramEdge): number {
  const gas = gasLengthM(checked, edge)
  const liquid = liquidLengthM(checked, edge)
  if (edge.kind === 'gas') return gas
  return edge.kind === 'liquid' ? liquid : Math.max(gas, liquid)
}

export function liquidLengthM(checked: CheckedSystem, edge: DiagramEdge): number {
  return edge.liquidLengthM ?? edge.lengthM ?? defaultLengthM(checked)
}

function gasLengthM(checked: CheckedSystem, edge: DiagramEdge): number {
  return edge.gasLengthM ?? edge.lengthM ?? defaultLengthM(checked)
}

function defaultLengthM(checked: CheckedSystem): number {
  return checked.root.data.defaultPipingLengthM ?? checked.pack.limits.defaultPipeM
}

/** Length of a pipe for distances: the longer of its edges. */
export function feedActualM(checked: CheckedSystem, feed: Feed): number {
  return Math.max(...feed.edges.map(({ edge }) => edgeActualM(checked, edge)))
}

/** Its length + its bends at its gas diameter + the fitting at its upstream end (section 4.4 "equivalent length of a pipe"). */
export function edgeEquivalentM(checked: CheckedSystem, feed: Feed, edge: DiagramEdge, size: Sizes): number {
  const { perFittingM } = checked.pack.pipes.equivalentLength
  const elbow = perFittingM.find((row) => row.odMm === size.gas) ?? perFittingM.at(-1)
  return edgeActualM(checked, edge) + (edge.bends ?? 0) * (elbow?.elbow90 ?? 0) + equivalentOfFitting(checked, feed.upper)
}

export function feedEquivalentM(checked: CheckedSystem, feed: Feed, size: Sizes): number {
  return Math.max(...feed.edges.map(({ edge }) => edgeEquivalentM(checked, feed, edge, size)))
}

/** Length of the liquid pipe, which decides the charge. */
export function feedLiquidM(checked: CheckedSystem, feed: Feed): number {
  const liquid = feed.edges.find(({ edge }) => edge.kind === 'liquid') ?? feed.edges[0]
  return liquid ? liquidLengthM(checked, liquid.edge) : 0
}

/** Sum over the pipes from the outdoor unit to a node. */
export function distanceM(place: Place, lengthOf: (feed: Feed) => number): number {
  return place.feed ? distanceM(place.feed.upper, lengthOf) + lengthOf(place.feed) : 0
}

/** The main pipe a node hangs on: the first pipe of its path. */
export function mainOf(place: Place): Feed | null {
  if (!place.feed) return null
  return place.feed.upper.feed ? mainOf(place.feed.upper) : place.feed
}
