import { ownIndex } from './equipment'
import type { OutdoorEquipment } from './equipment'
import { fittingModel } from './fittings'
import type { Feed, Place } from './graph'
import { isFree, isUnit } from './graph'
import { distanceM, edgeEquivalentM, feedActualM, feedEquivalentM, feedLiquidM, mainOf } from './lengths'
import { finalMain, standardMain } from './main-pipe'
import { isClamped, oneStepUp, pipeSize, smallerOf, tableSize } from './pipe-sizes'
import type { Sizes } from './pipe-sizes'
import { isAbove } from './limit'
import type { CheckedSystem } from './system-check'
import { loadKw } from './system-check'

/** Distances of one unit in m. */
export interface UnitDistance {
  unit: Place
  actualM: number
  equivalentM: number
  mainActualM: number
  mainEquivalentM: number
  heightM: number
}

export interface Piping {
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
  const units = graph.places.filter(isUnit).map((unit) => unitDistance(checked, unit, standardSizes))
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
    heightIduIduM: heights.length > 0 ? Math.max(...heights) - Math.min(...heights) : 0,
    extension,
  }
}

function unitDistance(checked: CheckedSystem, unit: Place, sizes: Map<Feed, Sizes>): UnitDistance {
  const actual = (feed: Feed) => feedActualM(checked, feed)
  const equivalent = (feed: Feed) => feedEquivalentM(checked, feed, sizeOf(sizes, feed))
  const main = mainOf(unit)
  return {
    unit,
    actualM: distanceM(unit, actual),
    equivalentM: distanceM(unit, equivalent),
    mainActualM: main ? actual(main) : 0,
    mainEquivalentM: main ? equivalent(main) : 0,
    heightM: unit.data.heightM ?? 0,
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
  const distances = units.map((unit) => unit.actualM)
  const areStubsShort = units.every(({ unit }) => !isAbove(stubM(checked, unit) ?? 0, extConditions.iduToJointM))
  const isSpreadSmall = !isAbove(Math.max(...distances) - Math.min(...distances), extConditions.lengthDifferenceM)
  return areStubsShort && isSpreadSmall ? 'enlarged' : 'refused'
}

/** Distance of a unit to its nearest joint or box; null where it hangs on the outdoor unit itself. */
export function stubM(checked: CheckedSystem, unit: Place): number | null {
  if (!unit.feed || unit.feed.upper.kind === 'outdoor') return null
  return feedActualM(checked, unit.feed)
}

/** A pipe between the first and the last joint. */
function isIndoorMain(feed: Feed): boolean {
  const isJoint = (place: Place) => place.kind === 'joint' || place.kind === 'box'
  return isJoint(feed.upper) && isJoint(feed.lower)
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

/** Pipes to a place that is not built yet, to an end cap, and between kit and air handler are not counted. */
export function isCounted(feed: Feed): boolean {
  return !isFree(feed.lower) && !isUnit(feed.upper)
}

/** Positive when the outdoor unit is above (section 4.4 "output fields"). */
function largestDifference(heights: readonly number[]): number {
  const above = most(heights.map((height) => -height))
  const below = most(heights)
  return above >= below ? above : -below
}

function most(values: readonly number[]): number {
  return Math.max(0, ...values)
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

export function pipeRows(checked: CheckedSystem, piped: Piping) {
  return checked.graph.feeds
    .flatMap((feed) =>
      feed.edges.map(({ row, edge }) => ({
        row,
        edgeId: edge.id,
        capacityKw: isUnit(feed.upper) ? ownIndex(feed.upper, checked.pack) / 10 : loadKw(checked, feed.lower),
        equivalentLengthM: edgeEquivalentM(checked, feed, edge, sizeOf(piped.standardSizes, feed)),
        size: sizeOf(piped.sizes, feed),
      })),
    )
    .sort((one, other) => one.row - other.row)
}

export function jointRows(checked: CheckedSystem): { nodeId: string; JointModel: string }[] {
  return checked.graph.places
    .filter((place) => place.kind === 'joint' || place.kind === 'box')
    .map((place) => ({ nodeId: place.id, JointModel: fittingModel(checked, place) }))
}
