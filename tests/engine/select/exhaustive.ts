/** Returns the cost of one partition of rooms into systems with the best outdoor units; a set of rooms is a number with one bit for each. */
export interface Exhaustive {
  cost: number
  /** Rooms of each system, with the place of its outdoor unit. */
  systems: { rooms: number; option: number }[]
}

/**
 * Compares all partitions of rooms into systems with all outdoor units, one after the other. `costOf` is what a system costs, infinite where it may not be; every
 * different outdoor unit costs `different` once.
 */
export function exhaustive(
  rooms: number,
  options: number,
  costOf: (rooms: number, option: number) => number,
  different: number,
): Exhaustive {
  let best: Exhaustive = { cost: Infinity, systems: [] }
  for (const partition of partitions(rooms)) {
    const cheapest = partition.map((group) => Math.min(...Array.from({ length: options }, (_, option) => costOf(group, option))))
    const choose = (place: number, cost: number, chosen: number[]): void => {
      const rest = cheapest.slice(place).reduce((sum, value) => sum + value, 0)
      if (cost + rest >= best.cost) return
      const group = partition[place]
      if (group === undefined) {
        best = { cost, systems: partition.map((served, at) => ({ rooms: served, option: chosen[at] ?? -1 })) }
        return
      }
      for (let option = 0; option < options; option++) {
        const own = costOf(group, option)
        if (own < Infinity) choose(place + 1, cost + own + (chosen.includes(option) ? 0 : different), [...chosen, option])
      }
    }
    choose(0, 0, [])
  }
  return best
}

/** Lists every way to put rooms into groups. */
function* partitions(rooms: number, place = 0, groups: number[] = []): Generator<number[]> {
  if (place === rooms) {
    yield groups
    return
  }
  for (let group = 0; group <= groups.length; group++) {
    const next = [...groups]
    next[group] = (next[group] ?? 0) | (1 << place)
    yield* partitions(rooms, place + 1, next)
  }
}
