import * as T from '../../../assembly/common/layout/layout-select'
import type { Usual } from './criteria'
import { groupOf } from './group'
import type { Item } from './item'
import type { Rater } from './rating'
import type { Split } from './split'

/** Gains below this come from rounding. */
const LEAST_GAIN = 1e-9

/** Chooses the outdoor units of a split anew so that a project has fewer different ones, where that costs less by the weights of `set`. */
export async function harmonised(
  rater: Rater,
  set: number,
  items: readonly Item[],
  split: Split,
  usual: Usual,
  hours: number,
): Promise<Split> {
  const different = rater.sets[set]?.different ?? 0
  if (different <= 0 || split.length < 2) return split
  const groups = split.map((part) =>
    groupOf(
      part.items.flatMap((place) => items[place] ?? []),
      usual,
      hours,
    ),
  )
  const rated = await rater.rate({
    count: split.length * rater.options.length,
    write: (cells, at, row) => {
      groups[row % split.length]?.write(cells, at)
      cells[at + T.GROUP_OPTION] = Math.floor(row / split.length)
    },
  })
  const costs = rater.options.map((_, option) => Float64Array.from(split, (_part, group) => rated.cost(option * split.length + group, set)))
  const chosen = fewerOptions(costs, split, different)
  const { option } = nearestOf(costs, chosen, split.length)
  return split.map((part, group) => ({ items: part.items, option: option[group] ?? -1 }))
}

/** The cheapest of the chosen outdoor units for each group, and the cost of the next. */
interface Nearest {
  option: Int32Array
  cost: Float64Array
  next: Float64Array
}

/** Opens, closes and exchanges outdoor units while that lowers the sum of the systems' costs and of the different units. */
function fewerOptions(costs: readonly Float64Array[], split: Split, different: number): Set<number> {
  let chosen = new Set(split.map(({ option }) => option))
  for (;;) {
    const near = nearestOf(costs, chosen, split.length)
    const best = { chosen, sum: near.cost.reduce((sum, cost) => sum + cost, chosen.size * different) - LEAST_GAIN }
    const consider = (out: number, into: number): void => {
      const size = chosen.size - (out < 0 ? 0 : 1) + (into < 0 ? 0 : 1)
      const sum = sumWith(near, out, costs[into], size * different, best.sum)
      if (sum >= best.sum) return
      best.sum = sum
      best.chosen = new Set([...chosen].filter((option) => option !== out))
      if (into >= 0) best.chosen.add(into)
    }
    for (const out of chosen) consider(out, -1)
    for (let into = 0; into < costs.length; into++) {
      if (chosen.has(into)) continue
      consider(-1, into)
      for (const out of chosen) consider(out, into)
    }
    if (best.chosen === chosen) return chosen
    chosen = best.chosen
  }
}

function nearestOf(costs: readonly Float64Array[], chosen: ReadonlySet<number>, groups: number): Nearest {
  const near: Nearest = {
    option: new Int32Array(groups).fill(-1),
    cost: new Float64Array(groups).fill(Infinity),
    next: new Float64Array(groups).fill(Infinity),
  }
  for (const option of [...chosen].sort((a, b) => a - b)) {
    for (let group = 0; group < groups; group++) {
      const cost = costs[option]?.[group] ?? Infinity
      if (cost < (near.cost[group] ?? Infinity)) {
        near.next[group] = near.cost[group] ?? Infinity
        near.cost[group] = cost
        near.option[group] = option
      } else near.next[group] = Math.min(near.next[group] ?? Infinity, cost)
    }
  }
  return near
}

/** Sums the cheapest costs without one unit and with another; stops above `most`. */
function sumWith({ option, cost, next }: Nearest, out: number, into: Float64Array | undefined, from: number, most: number): number {
  let sum = from
  for (let group = 0; group < cost.length && sum < most; group++) {
    const kept = (option[group] === out ? next[group] : cost[group]) ?? Infinity
    sum += Math.min(kept, into?.[group] ?? Infinity)
  }
  return sum
}
