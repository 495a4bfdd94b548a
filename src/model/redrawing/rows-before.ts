/** Rows processed between two pauses. */
const STRETCH = 5_000
/** After this many consecutive new rows only some are looked up, because every lookup hashes a string. */
const NEW_IN_A_ROW = 256
const ONE_IN = 16

/**
 * Matches the rows of a list with the list before by id, as stretches of three numbers each: first row now, first row before, count. Rows in
 * no stretch count as new; among very many new rows a few old ones may count as new too. `rowBefore` looks up an id. Pauses at intervals.
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

/** Returns the row before for each row, -1 for a new one. */
export function rowsBefore(stretches: Int32Array, count: number): Int32Array {
  const rows = new Int32Array(count).fill(-1)
  eachStretch(stretches, (now, then, length) => {
    for (let step = 0; step < length; step++) rows[now + step] = then + step
  })
  return rows
}

/** Returns the current row for each row before, -1 for a removed one. */
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
