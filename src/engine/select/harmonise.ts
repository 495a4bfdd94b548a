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
  return split.map((part, group) => ({ items: part.items, option: cheapest(costs, chosen, group) }))
}

/** Opens, closes and exchanges outdoor units while that lowers the sum of the systems' costs and of the different units. */
function fewerOptions(costs: readonly Float64Array[], split: Split, different: number): Set<number> {
  let chosen = new Set(split.map(({ option }) => option))
  let sum = sumOf(costs, chosen, split.length, different)
  for (;;) {
    let best: Set<number> | null = null
    let bestSum = sum - LEAST_GAIN
    for (const next of changesOf(chosen, costs.length)) {
      const nextSum = sumOf(costs, next, split.length, different)
      if (nextSum >= bestSum) continue
      best = next
      bestSum = nextSum
    }
    if (!best) return chosen
    chosen = best
    sum = bestSum
  }
}

function* changesOf(chosen: ReadonlySet<number>, options: number): Generator<Set<number>> {
  for (const out of chosen) yield new Set([...chosen].filter((option) => option !== out))
  for (let option = 0; option < options; option++) {
    if (chosen.has(option)) continue
    yield new Set([...chosen, option])
    for (const out of chosen) yield new Set([...[...chosen].filter((one) => one !== out), option])
  }
}

function sumOf(costs: readonly Float64Array[], chosen: ReadonlySet<number>, groups: number, different: number): number {
  let sum = chosen.size * different
  for (let group = 0; group < groups; group++) {
    let least = Infinity
    for (const option of chosen) least = Math.min(least, costs[option]?.[group] ?? Infinity)
    sum += least
  }
  return sum
}

function cheapest(costs: readonly Float64Array[], chosen: ReadonlySet<number>, group: number): number {
  let best = -1
  let least = Infinity
  for (const option of [...chosen].sort((a, b) => a - b)) {
    const cost = costs[option]?.[group] ?? Infinity
    if (cost >= least) continue
    best = option
    least = cost
  }
  return best
}
