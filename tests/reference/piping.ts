import type { OutdoorEquipment } from './equipment'
import { fittingModel } from './fittings'
import type { Feed, Place } from './graph'
import { isUnit } from './graph'
import { distances, feedActualM, feedEquivalentM, feedLiquidM } from './lengths'
import type { Distance } from './lengths'
import { finalMain, standardMain } from './main-pipe'
import { isClamped, oneStepUp, pipeSize, smallerOf, tableSize } from './pipe-sizes'
import type { Sizes } from './pipe-sizes'
import { isAbove } from './limit'
import type { CheckedSystem } from './system-check'
import { loadKw } from './system-check'

/** Distances of one unit in m. */
export interface UnitDistance extends Distance {
  unit: Place
  heightM: number
}

const NOWHERE: Distance = { actualM: 0, equivalentM: 0, mainActualM: 0, mainEquivalentM: 0 }

export interface Piping {
  distanceOf: Map<Place, Distance>
  units: UnitDistance[]
  standard: Sizes
  main: Sizes
  sizes: Map<Feed, Sizes>
  standardSizes: Map<Feed, Sizes>
  farthestActualM: number
  farthestEquivalentM: number
  afterFirstBranchM: number
  totalM: number
  /** `totalM` with the enlarged indoor mains counted twice, for the total-length limit. */
  countedTotalM: number
  heightOduIduM: number
  heightIduIduM: number
  /** How the 40 m after the first joint stand: inside, allowed with larger indoor mains, a condition broken, or beyond the extended limit. */
  extension: 'none' | 'enlarged' | 'refused' | 'beyond'
}

export function piping(checked: CheckedSystem, outdoor: OutdoorEquipment): Piping {
  const { pack, graph, root } = checked
  const connectedKw = loadKw(checked, root)
  const standard = standardMain(outdoor, connectedKw, pack)
  const standardSizes = new Map(graph.feeds.map((feed) => [feed, pipeSize(checked, feed, standard)]))
  const distanceOf = distances(checked, standardSizes)
  const units = graph.places.filter(isUnit).map((unit) => ({ unit, heightM: unit.data.heightM ?? 0, ...(distanceOf.get(unit) ?? NOWHERE) }))
  const farthestEquivalentM = most(units.map((unit) => unit.equivalentM))
  const heights = units.map((unit) => unit.heightM)
  const main = finalMain(outdoor, connectedKw, farthestEquivalentM, most(heights), pack)
  const afterFirstBranchM = most(units.map((unit) => unit.actualM - unit.mainActualM))
  const extension = extensionOf(checked, outdoor, units, afterFirstBranchM)
  const sizes = new Map(graph.feeds.map((feed) => [feed, finalSize(checked, feed, main, extension === 'enlarged')]))
  const counted = graph.feeds.filter((feed) => isCounted(feed))
  const totalM = counted.reduce((total, feed) => total + feedActualM(checked, feed), 0)
  const enlarged = extension === 'enlarged' ? counted.filter((feed) => isIndoorMain(feed) && grew(checked, feed, main, sizes)) : []
  return {
    distanceOf,
    units,
    standard,
    main,
    sizes,
    standardSizes,
    farthestActualM: most(units.map((unit) => unit.actualM)),
    farthestEquivalentM,
    afterFirstBranchM,
    totalM,
    countedTotalM: totalM + enlarged.reduce((total, feed) => total + feedActualM(checked, feed), 0),
    heightOduIduM: largestDifference(heights),
    heightIduIduM: spread(heights),
    extension,
  }
}

/** Section 4.4 "over 40 m after the first joint" with the profile's `extConditions`. */
function extensionOf(
  checked: CheckedSystem,
  outdoor: OutdoorEquipment,
  units: readonly UnitDistance[],
  afterFirstBranchM: number,
): Piping['extension'] {
  const { afterFirstBranchM: limit, afterFirstBranchExtM, extConditions } = outdoor.profile
  if (!isAbove(afterFirstBranchM, limit)) return 'none'
  if (afterFirstBranchExtM === undefined || !extConditions) return 'refused'
  if (isAbove(afterFirstBranchM, afterFirstBranchExtM)) return 'beyond'
  const areStubsShort = units.every(({ unit }) => !isAbove(stubM(checked, unit) ?? 0, extConditions.iduToJointM))
  const isSpreadSmall = !isAbove(spread(units.map((unit) => unit.actualM)), extConditions.lengthDifferenceM)
  return areStubsShort && isSpreadSmall ? 'enlarged' : 'refused'
}

/** Distance of a unit to its nearest joint or box; null where it hangs on the outdoor unit itself. */
export function stubM(checked: CheckedSystem, unit: Place): number | null {
  if (!unit.feed || unit.feed.upper.kind === 'outdoor') return null
  return feedActualM(checked, unit.feed)
}

/** A pipe between the first and the last joint. */
function isIndoorMain(feed: Feed): boolean {
  return feed.upper.kind === 'joint' && feed.lower.kind === 'joint'
}

function finalSize(checked: CheckedSystem, feed: Feed, main: Sizes, isEnlarged: boolean): Sizes {
  const size = pipeSize(checked, feed, main)
  if (!isEnlarged || !isIndoorMain(feed)) return size
  const table = tableSize(checked, feed)
  const step = { gas: oneStepUp(checked.pack, table.gas), liquid: oneStepUp(checked.pack, table.liquid), high: table.high }
  const bounded = smallerOf(step, main)
  if (isClamped(feed)) return bounded
  return { gas: Math.max(table.gas, bounded.gas), liquid: Math.max(table.liquid, bounded.liquid), high: table.high }
}

function grew(checked: CheckedSystem, feed: Feed, main: Sizes, sizes: Map<Feed, Sizes>): boolean {
  const before = pipeSize(checked, feed, main)
  const after = sizeOf(sizes, feed)
  return after.gas > before.gas || after.liquid > before.liquid
}

/** Pipes between a kit and its air handler are not counted (section 4.4 "charge"). */
export function isCounted(feed: Feed): boolean {
  return !isUnit(feed.upper)
}

/** Positive when the outdoor unit is above (section 4.4 "output fields"). */
function largestDifference(heights: readonly number[]): number {
  const above = most(heights.map((height) => -height))
  const below = most(heights)
  return above >= below ? above : -below
}

function most(values: readonly number[]): number {
  return values.reduce((best, value) => Math.max(best, value), 0)
}

function spread(values: readonly number[]): number {
  return values.length === 0 ? 0 : values.reduce((a, b) => Math.max(a, b)) - values.reduce((a, b) => Math.min(a, b))
}

export function sizeOf(sizes: Map<Feed, Sizes>, feed: Feed): Sizes {
  const size = sizes.get(feed)
  if (!size) throw new Error('A pipe of the graph has no size')
  return size
}

/** Liquid pipe length by diameter as drawn, for the charge. */
export function liquidLengths(checked: CheckedSystem, piped: Piping): { diameterMm: number; lengthM: number }[] {
  return checked.graph.feeds
    .filter(isCounted)
    .map((feed) => ({ diameterMm: sizeOf(piped.sizes, feed).liquid, lengthM: feedLiquidM(checked, feed) }))
}

/** The same with bends and fittings, which keep the equivalents of the standard sizes. */
export function equivalentLiquidLengths(checked: CheckedSystem, piped: Piping): { diameterMm: number; lengthM: number }[] {
  return checked.graph.feeds.filter(isCounted).map((feed) => ({
    diameterMm: sizeOf(piped.sizes, feed).liquid,
    lengthM: feedLiquidM(checked, feed) + feedEquivalentM(checked, feed, sizeOf(piped.standardSizes, feed)) - feedActualM(checked, feed),
  }))
}

export function pipeRows(checked: CheckedSystem, piped: Piping) {
  return checked.graph.feeds
    .flatMap((feed) =>
      feed.edges.map(({ row, edge }) => ({
        row,
        edgeId: edge.id,
        capacityKw: loadKw(checked, feed.lower),
        equivalentLengthM: feedEquivalentM(checked, feed, sizeOf(piped.standardSizes, feed)),
        size: sizeOf(piped.sizes, feed),
        feed,
      })),
    )
    .sort((one, other) => one.row - other.row)
}

export function jointRows(checked: CheckedSystem): { nodeId: string; JointModel: string }[] {
  return checked.graph.places
    .filter((place) => place.kind === 'joint' || place.kind === 'box')
    .map((place) => ({ nodeId: place.id, JointModel: fittingModel(checked, place) }))
}
