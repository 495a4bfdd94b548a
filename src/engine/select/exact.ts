import * as T from '../../../assembly/common/layout/layout-select'
import type { Usual } from './criteria'
import { groupOf, type Group } from './group'
import type { Item } from './item'
import type { Pace } from './pace'
import type { Rated, Rater } from './rating'
import type { Part, Split } from './split'

/** Most rooms for which every split is compared. */
export const EXACT_ROOMS = 8

/** The least cost of every set of rooms, with the sets that reach it. A set of rooms is a number with one bit for each. */
interface Table {
  cost: Float64Array
  /** The first part of each set, which has its lowest room. */
  first: Int32Array
}

/**
 * Returns the best split of at most `EXACT_ROOMS` rooms for each weighting: as many kW as possible are covered, at the least cost of all partitions into systems with any
 * outdoor unit each.
 */
export async function bestSplits(rater: Rater, items: readonly Item[], usual: Usual, hours: number, pace: Pace): Promise<Split[]> {
  const sets = (1 << items.length) - 1
  const groups = Array.from({ length: sets }, (_, place) => groupOf(itemsOf(place + 1, items), usual, hours))
  const rated = await rateAll(rater, groups)
  const splits: Split[] = []
  for (const [set, { different, scatter: factor }] of rater.sets.entries()) {
    await pace.rest()
    const scatter = groups.map((group) => group.scatter() * factor)
    const costOf = (option: number) => (mask: number) => rated.cost(option * sets + mask - 1, set) + (scatter[mask - 1] ?? 0)
    splits.push(bestSplit(rater.options.length, costOf, items, different))
  }
  return splits
}

function rateAll(rater: Rater, groups: readonly Group[]): Promise<Rated> {
  return rater.rate({
    count: groups.length * rater.options.length,
    write: (cells, at, row) => {
      groups[row % groups.length]?.write(cells, at)
      cells[at + T.GROUP_OPTION] = Math.floor(row / groups.length)
    },
  })
}

/** Each outdoor unit serves any rooms in any number of systems, and costs once that it is different from the others. */
function bestSplit(
  options: number,
  costOf: (option: number) => (mask: number) => number,
  items: readonly Item[],
  different: number,
): Split {
  const full = 1 << items.length
  const ofOption = Array.from({ length: options }, (_, option) => leastOf(full, costOf(option)))
  const bestOption = new Int32Array(full).fill(-1)
  const cheapest = new Float64Array(full).fill(Infinity)
  for (const [option, { cost }] of ofOption.entries()) {
    for (let mask = 1; mask < full; mask++) {
      const own = (cost[mask] ?? Infinity) + different
      if (own >= (cheapest[mask] ?? Infinity)) continue
      cheapest[mask] = own
      bestOption[mask] = option
    }
  }
  const all = leastOf(full, (mask) => cheapest[mask] ?? Infinity)
  const parts: Part[] = []
  for (const served of partsOf(mostCovered(all.cost, items), all.first)) {
    const option = bestOption[served] ?? -1
    for (const mask of partsOf(served, ofOption[option]?.first ?? new Int32Array())) parts.push({ items: placesOf(mask), option })
  }
  return parts
}

/** Computes for every set of rooms the least sum over its partitions. */
function leastOf(full: number, costOf: (mask: number) => number): Table {
  const cost = new Float64Array(full).fill(Infinity)
  const first = new Int32Array(full)
  const own = new Float64Array(full)
  for (let mask = 1; mask < full; mask++) own[mask] = costOf(mask)
  cost[0] = 0
  for (let mask = 1; mask < full; mask++) {
    const lowest = mask & -mask
    for (let part = mask; part > 0; part = (part - 1) & mask) {
      if ((part & lowest) === 0) continue
      const sum = (own[part] ?? Infinity) + (cost[mask ^ part] ?? Infinity)
      if (sum >= (cost[mask] ?? Infinity)) continue
      cost[mask] = sum
      first[mask] = part
    }
  }
  return { cost, first }
}

/** Returns the set of rooms with the largest load that can be served; of equal ones the cheapest. */
function mostCovered(cost: Float64Array, items: readonly Item[]): number {
  let best = 0
  let bestKw = 0
  for (let mask = 1; mask < cost.length; mask++) {
    if (cost[mask] === Infinity) continue
    const kw = itemsOf(mask, items).reduce((sum, { loadKw }) => sum + loadKw, 0)
    if (kw < bestKw || (kw === bestKw && (cost[mask] ?? 0) >= (cost[best] ?? 0))) continue
    best = mask
    bestKw = kw
  }
  return best
}

function partsOf(mask: number, first: Int32Array): number[] {
  const parts: number[] = []
  for (let rest = mask; rest > 0;) {
    const part = first[rest] ?? 0
    if (part === 0) break
    parts.push(part)
    rest ^= part
  }
  return parts
}

function itemsOf(mask: number, items: readonly Item[]): Item[] {
  return items.filter((_, place) => (mask & (1 << place)) !== 0)
}

function placesOf(mask: number): number[] {
  return Array.from({ length: EXACT_ROOMS }, (_, place) => place).filter((place) => (mask & (1 << place)) !== 0)
}
