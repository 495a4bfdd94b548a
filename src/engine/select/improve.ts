import type { Usual } from './criteria'
import { groupOf } from './group'
import type { Item } from './item'
import type { Pace } from './pace'
import type { Rater } from './rating'
import type { Split } from './split'

/** Systems near one, with which rooms are exchanged. */
const NEIGHBOURS = 6
const NEIGHBOURS_OF_MANY = 2
/** Rows of one question to the core. */
const ROWS = 2_048
/** Rounds for few and for many rooms; a round may change every system once. */
const ROUNDS = 10
const ROUNDS_OF_MANY = 2
const MANY_ROOMS = 300
/** Gains below this come from rounding. */
const LEAST_GAIN = 1e-9

interface Valued {
  items: readonly number[]
  option: number
  cost: number
}

/** A change of two systems: what they become. */
interface Move {
  gain: number
  systems: readonly [number, number]
  become: readonly Valued[]
}

/**
 * Improves a split in the weighting `set`: in each round rooms move to a system nearby and systems join, the most useful changes first and each system once, until
 * nothing is gained any more.
 */
export async function improved(
  rater: Rater,
  set: number,
  items: readonly Item[],
  split: Split,
  usual: Usual,
  hours: number,
  pace: Pace,
): Promise<Split> {
  const value = (groups: readonly (readonly number[])[]) => valued(rater, set, items, groups, usual, hours, pace)
  let systems = await value(split.map((part) => part.items))
  const rounds = items.length > MANY_ROOMS ? ROUNDS_OF_MANY : ROUNDS
  for (let round = 0; round < rounds; round++) {
    const moves = await movesOf(systems, items, value)
    const changed = new Set<number>()
    const made: Valued[] = []
    for (const { gain, systems: two, become } of moves.sort((a, b) => b.gain - a.gain)) {
      if (gain <= LEAST_GAIN || two.some((system) => changed.has(system))) continue
      two.forEach((system) => changed.add(system))
      made.push(...become)
    }
    pace.report((round + 1) / rounds)
    if (changed.size === 0) break
    systems = [...systems.filter((_, place) => !changed.has(place)), ...made].sort(byFirstRoom)
  }
  return systems.map(({ items: rooms, option }) => ({ items: rooms, option }))
}

const byFirstRoom = (a: Valued, b: Valued): number => (a.items[0] ?? 0) - (b.items[0] ?? 0)

async function valued(
  rater: Rater,
  set: number,
  items: readonly Item[],
  groups: readonly (readonly number[])[],
  usual: Usual,
  hours: number,
  pace: Pace,
): Promise<Valued[]> {
  const all: Valued[] = []
  const factor = rater.sets[set]?.scatter ?? 1
  for (let from = 0; from < groups.length; from += ROWS) {
    const some = groups.slice(from, from + ROWS)
    const sums = some.map((places) =>
      groupOf(
        places.flatMap((place) => items[place] ?? []),
        usual,
        hours,
      ),
    )
    await pace.rest()
    const rated = await rater.choose({ count: some.length, write: (cells, at, row) => sums[row]?.write(cells, at) })
    for (const [row, places] of some.entries())
      all.push({ items: places, option: rated.option(row, set), cost: rated.cost(row, set) + (sums[row]?.scatter() ?? 0) * factor })
    await pace.rest()
  }
  return all
}

async function movesOf(
  systems: readonly Valued[],
  items: readonly Item[],
  value: (groups: readonly (readonly number[])[]) => Promise<Valued[]>,
): Promise<Move[]> {
  const pairs = systems.flatMap((_, place) => neighboursOf(systems, items, place).map((other) => [place, other] as const))
  const groups: (readonly number[])[] = []
  /** Rows of what a pair becomes. */
  const planned: { pair: readonly [number, number]; rows: number[] }[] = []
  const rowOf = (places: readonly number[]): number => groups.push(places) - 1
  const without = new Map<string, number>()
  for (const pair of pairs) {
    const [from, to] = pair.map((place) => systems[place]?.items ?? []) as [readonly number[], readonly number[]]
    if (pair[0] < pair[1]) planned.push({ pair, rows: [rowOf(sorted([...from, ...to]))] })
    if (from.length < 2) continue
    for (const room of from) {
      const key = `${pair[0]}-${room}`
      const rest = without.get(key) ?? rowOf(from.filter((place) => place !== room))
      without.set(key, rest)
      planned.push({ pair, rows: [rest, rowOf(sorted([...to, room]))] })
    }
  }
  const values = await value(groups)
  return planned.flatMap(({ pair, rows }) => {
    const become = rows.flatMap((row) => values[row] ?? [])
    const before = (systems[pair[0]]?.cost ?? 0) + (systems[pair[1]]?.cost ?? 0)
    const gain = before - become.reduce((sum, { cost }) => sum + cost, 0)
    return gain > LEAST_GAIN ? [{ gain, systems: pair, become }] : []
  })
}

function sorted(places: number[]): number[] {
  return places.sort((a, b) => a - b)
}

/** Returns the systems whose floors are nearest, in the order of their rooms where several are as near. */
function neighboursOf(systems: readonly Valued[], items: readonly Item[], place: number): number[] {
  const floorOf = ({ items: rooms }: Valued): number => items[rooms[Math.floor(rooms.length / 2)] ?? 0]?.floor ?? 0
  const own = systems[place]
  if (!own) return []
  const floor = floorOf(own)
  return systems
    .map((system, other) => ({ other, away: Math.abs(floorOf(system) - floor) * systems.length + Math.abs(other - place) }))
    .filter(({ other }) => other !== place)
    .sort((a, b) => a.away - b.away || a.other - b.other)
    .slice(0, items.length > MANY_ROOMS ? NEIGHBOURS_OF_MANY : NEIGHBOURS)
    .map(({ other }) => other)
}
