/** Chance that can be had again: the same seed and number give the same throws. */
export interface Dice {
  /** A whole number from 0 to `count` - 1. */
  below(count: number): number
  pick<T>(list: readonly [T, ...T[]]): T
  /** True once in so many times. */
  onceIn(times: number): boolean
}

/** The dice of one input: mixed well enough that neighbours have nothing in common (splitmix32). */
export function diceFor(seed: number, input: number): Dice {
  let state = (Math.imul(seed ^ 0x9e3779b9, 0x85ebca6b) ^ Math.imul(input + 1, 0xc2b2ae35)) >>> 0
  const next = (): number => {
    state = (state + 0x9e3779b9) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 16), 0x21f0aaad)
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97)
    return (mixed ^ (mixed >>> 15)) >>> 0
  }
  const below = (count: number): number => next() % count
  return { below, pick: ([first, ...others]) => others[below(others.length + 1) - 1] ?? first, onceIn: (times) => below(times) === 0 }
}
