/** Rows between two pauses. */
const STRETCH = 5_000
/** After so many rows behind one another that are new it is worth looking only now and then whether one is not: every question makes a number of a text. */
const NEW_IN_A_ROW = 256
const ONE_IN = 16

/**
 * Where the rows of a list stood in the list before, by their ids, as stretches of three numbers each: first row now, first row then, how many. Rows in no stretch
 * are told as new; among very many new ones so are a few that are not. `rowBefore` finds an id that is not where the stretch goes on. Pauses now and then.
 */
export function* stretchesOf(
  now: readonly string[],
  count: number,
  before: readonly string[],
  countBefore: number,
  rowBefore: (id: string) => number,
): Generator<void, Int32Array<ArrayBuffer>> {
  const stretches: number[] = []
  let row = 0
  let then = 0
  let fresh = 0
  let pauseAt = STRETCH
  while (row < count) {
    if (row >= pauseAt) {
      pauseAt = row + STRETCH
      yield
    }
    const id = now[row] ?? ''
    if (then >= countBefore || before[then] !== id) then = fresh > NEW_IN_A_ROW && row % ONE_IN !== 0 ? -1 : rowBefore(id)
    if (then < 0) {
      then = countBefore
      fresh++
      row++
      continue
    }
    fresh = 0
    const first = row
    while (row < count && then < countBefore && before[then] === now[row]) {
      row++
      then++
    }
    stretches.push(first, then - (row - first), row - first)
  }
  return Int32Array.from(stretches)
}

/** The row before for each row, -1 for a new one. */
export function rowsBefore(stretches: Int32Array, count: number): Int32Array {
  const rows = new Int32Array(count).fill(-1)
  eachStretch(stretches, (now, then, length) => {
    for (let step = 0; step < length; step++) rows[now + step] = then + step
  })
  return rows
}

/** The row now for each row before, -1 for one that is gone. */
export function rowsNow(stretches: Int32Array, countBefore: number): Int32Array {
  const rows = new Int32Array(countBefore).fill(-1)
  eachStretch(stretches, (now, then, length) => {
    for (let step = 0; step < length; step++) rows[then + step] = now + step
  })
  return rows
}

function eachStretch(stretches: Int32Array, work: (now: number, then: number, length: number) => void): void {
  for (let at = 0; at < stretches.length; at += 3) work(stretches[at] ?? 0, stretches[at + 1] ?? 0, stretches[at + 2] ?? 0)
}
