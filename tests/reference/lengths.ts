import { equivalentOfFitting } from './fittings'
import type { DiagramEdge } from '../../src/model/diagram/diagram'
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

/** Whether the default counts for an edge, or for one of the lines that it draws. */
export function isDefaultLength({ kind, lengthM, gasLengthM, liquidLengthM }: DiagramEdge): boolean {
  const gas = gasLengthM ?? lengthM
  const liquid = liquidLengthM ?? lengthM
  if (kind === 'gas') return gas === undefined
  return liquid === undefined || (kind !== 'liquid' && gas === undefined)
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
export function feedEquivalentM(checked: CheckedSystem, feed: Feed, size: Sizes): number {
  const { perFittingM } = checked.pack.pipes.equivalentLength
  const elbow = perFittingM.find((row) => row.odMm === size.gas) ?? perFittingM.at(-1)
  return feedActualM(checked, feed) + feedBends(feed) * (elbow?.elbow90 ?? 0) + equivalentOfFitting(checked, feed.upper)
}

/** Bends of a pipe: of a gas and a liquid edge the larger number. */
export function feedBends(feed: Feed): number {
  return Math.max(...feed.edges.map(({ edge }) => edge.bends ?? 0))
}

/** Length of the liquid pipe, which decides the charge. */
export function feedLiquidM(checked: CheckedSystem, feed: Feed): number {
  const liquid = feed.edges.find(({ edge }) => edge.kind === 'liquid') ?? feed.edges[0]
  return liquid ? liquidLengthM(checked, liquid.edge) : 0
}

/** How far a node is from the outdoor unit, and how much of it comes before the first joint or box of its way. */
export interface Distance {
  actualM: number
  equivalentM: number
  mainActualM: number
  mainEquivalentM: number
}

/** Sums over the pipes from the outdoor unit to every node. */
export function distances(checked: CheckedSystem, sizes: Map<Feed, Sizes>): Map<Place, Distance> {
  const all = new Map<Place, Distance>()
  const visit = (place: Place, distance: Distance, isMain: boolean) => {
    all.set(place, distance)
    const isStillMain = isMain && place.kind !== 'joint' && place.kind !== 'box'
    for (const feed of place.outlets) {
      const size = sizes.get(feed)
      if (feed.lower.feed !== feed || !size) continue
      const actualM = distance.actualM + feedActualM(checked, feed)
      const equivalentM = distance.equivalentM + feedEquivalentM(checked, feed, size)
      const mainActualM = isStillMain ? actualM : distance.mainActualM
      const mainEquivalentM = isStillMain ? equivalentM : distance.mainEquivalentM
      visit(feed.lower, { actualM, equivalentM, mainActualM, mainEquivalentM }, isStillMain)
    }
  }
  visit(checked.root, { actualM: 0, equivalentM: 0, mainActualM: 0, mainEquivalentM: 0 }, true)
  return all
}
