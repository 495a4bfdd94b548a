import * as T from '../../../assembly/common/layout/layout-select'
import type { Usual } from './criteria'
import { Group } from './group'
import type { Item } from './item'
import type { Pace } from './pace'
import type { Rater } from './rating'
import type { Split } from './split'

/** Cost of leaving out one kW: more than any outdoor unit. */
const LEFT_OUT = 1e6
/** Most rooms of one system: more than any outdoor unit takes units. */
const MOST_GROUPS = 256
/** Rows of one question to the core. */
const ROWS = 4_096

/** Groups of neighbouring rooms that start in one stretch of the list. */
interface Stretch {
  cells: Float64Array
  /** First room of each group, and the first room behind it. */
  from: number[]
  to: number[]
  scatter: number[]
}

/** The least cost of the rooms before each place in one weighting, and how it is reached. */
interface Path {
  cost: Float64Array
  from: Int32Array
  option: Int32Array
}

/**
 * Splits the ordered list of rooms into groups of neighbours, at the least cost of all such splits for each weighting. `report` is given the part that is done.
 */
export async function neighbourSplits(rater: Rater, items: readonly Item[], usual: Usual, hours: number, pace: Pace): Promise<Split[]> {
  const most = boundsOf(rater)
  const paths = rater.sets.map((): Path => pathOf(items.length))
  for (let from = 0; from < items.length;) {
    const begun = from
    const stretch: Stretch = { cells: new Float64Array((ROWS + MOST_GROUPS) * T.GROUP_OPTION), from: [], to: [], scatter: [] }
    for (; from < items.length && stretch.from.length < ROWS; from++) {
      addGroups(stretch, items, from, most, usual, hours)
      await pace.rest()
    }
    const rated = await rater.choose({
      count: stretch.from.length,
      write: (cells, at, row) => {
        cells.set(stretch.cells.subarray(row * T.GROUP_OPTION, (row + 1) * T.GROUP_OPTION), at)
      },
    })
    for (const [set, path] of paths.entries()) {
      const factor = rater.sets[set]?.scatter ?? 1
      const costAt = (row: number): number => rated.cost(row, set) + (stretch.scatter[row] ?? 0) * factor
      follow(path, items, begun, from, stretch, (row) => [costAt(row), rated.option(row, set)])
    }
    pace.report(from / items.length)
    await pace.rest()
  }
  return paths.map(splitOf)
}

/** Largest and smallest index that any outdoor unit takes, and most addresses. */
function boundsOf({ options }: Rater): { index: number; least: number; addresses: number } {
  return options.reduce(
    (most, { coolKw, maxCrPct, minCrPct, maxUnits }) => ({
      index: Math.max(most.index, (coolKw * maxCrPct) / 10),
      least: Math.min(most.least, (coolKw * minCrPct) / 10),
      addresses: Math.max(most.addresses, maxUnits),
    }),
    { index: 0, least: Infinity, addresses: 0 },
  )
}

// Packs that weigh indices or count a share of the loads shift the ratio: twice the bounds is never too narrow for them.
const WIDER = 2

function addGroups(
  stretch: Stretch,
  items: readonly Item[],
  from: number,
  most: { index: number; least: number; addresses: number },
  usual: Usual,
  hours: number,
): void {
  const group = new Group(usual, hours)
  for (let to = from; to < items.length; to++) {
    const item = items[to]
    if (!item) return
    group.add(item)
    if (group.index() > most.index * WIDER || group.addresses() > most.addresses || to - from >= MOST_GROUPS) return
    if (group.index() * WIDER < most.least) continue
    group.write(stretch.cells, stretch.from.length * T.GROUP_OPTION)
    stretch.from.push(from)
    stretch.to.push(to + 1)
    stretch.scatter.push(group.scatter())
  }
}

function pathOf(rooms: number): Path {
  const cost = new Float64Array(rooms + 1).fill(Infinity)
  cost[0] = 0
  return { cost, from: new Int32Array(rooms + 1).fill(-1), option: new Int32Array(rooms + 1).fill(-1) }
}

/** Carries the least costs forward over the groups that start from `begun` to before `end`. */
function follow(
  path: Path,
  items: readonly Item[],
  begun: number,
  end: number,
  { from, to }: Stretch,
  ratedAt: (row: number) => [cost: number, option: number],
): void {
  let row = 0
  const reach = (place: number, start: number, cost: number, option: number): void => {
    if (cost >= (path.cost[place] ?? Infinity)) return
    path.cost[place] = cost
    path.from[place] = start
    path.option[place] = option
  }
  for (let start = begun; start < end; start++) {
    const before = path.cost[start] ?? Infinity
    reach(start + 1, start, before + LEFT_OUT * (items[start]?.loadKw ?? 0), -1)
    for (; row < from.length && from[row] === start; row++) {
      const [cost, option] = ratedAt(row)
      if (option >= 0) reach(to[row] ?? 0, start, before + cost, option)
    }
  }
}

function splitOf({ from, option }: Path): Split {
  const parts: Split = []
  for (let to = from.length - 1; to > 0; to = from[to] ?? 0) {
    const start = from[to] ?? -1
    if (start < 0) break
    const chosen = option[to] ?? -1
    if (chosen >= 0) parts.push({ items: Array.from({ length: to - start }, (_, place) => start + place), option: chosen })
  }
  return parts.reverse()
}
