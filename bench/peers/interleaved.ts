import { warmUps } from '../rounds'

/**
 * Returns the milliseconds of each contender, the median of `rounds` after `unmeasured` rounds. The contenders run alternately, so that a slow moment of the machine
 * affects them all.
 */
export async function interleaved<Name extends string>(
  contenders: Record<Name, () => unknown>,
  rounds: number,
  unmeasured = 5,
): Promise<Record<Name, number>> {
  const names = Object.keys(contenders) as Name[]
  const times = new Map<Name, number[]>(names.map((name) => [name, []]))
  for (let round = -warmUps(unmeasured); round < rounds; round++) {
    for (const name of names) {
      const start = performance.now()
      await contenders[name]()
      if (round >= 0) times.get(name)?.push(performance.now() - start)
    }
  }
  return Object.fromEntries(names.map((name) => [name, median(times.get(name) ?? [])])) as Record<Name, number>
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const middle = sorted.length >> 1
  const upper = sorted[middle] ?? NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? NaN) + upper) / 2
}
