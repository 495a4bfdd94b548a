export type Column = Uint8Array | Int32Array | Float64Array

/** Cells of a column that differ from the same rows before; the whole column where many differ. */
export type ChangedCells = { all: Column } | { rows: Int32Array<ArrayBuffer>; values: Column }

/** Entries of a list that differ from the same rows before; consecutive rows with the same value store it once. */
export interface ChangedEntries<T> {
  rows: Int32Array<ArrayBuffer>
  /** Index of each row's entry in `values`. */
  places: Int32Array<ArrayBuffer>
  values: T[]
}

/** The whole column is smaller to send once more than one row in this many differs. */
const ONE_IN = 4

/** Returns the cells of a column that differ bit for bit from before; rows in no stretch of `stretches` are new. Null where none differ. */
export function changedCells(now: Column, before: Column, stretches: Int32Array, count: number): ChangedCells | null {
  const rows =
    now instanceof Float64Array
      ? rowsThatDiffer(bitsOf(now), bitsOf(before), stretches, count, 2)
      : rowsThatDiffer(now, before as typeof now, stretches, count, 1)
  if (!rows) return { all: now.slice(0, count) }
  if (rows.length === 0) return null
  const values = now.slice(0, rows.length)
  for (let place = 0; place < rows.length; place++) values[place] = now[rows[place] ?? 0] ?? 0
  return { rows: Int32Array.from(rows), values }
}

/** Views a column as 32-bit words, so that NaN equals NaN and comparing needs no conversion. */
function bitsOf({ buffer, byteOffset, length }: Column): Int32Array {
  return new Int32Array(buffer, byteOffset, 2 * length)
}

/** Extends both sets of cells to the rows of either: a node moved along one axis sends both coordinates. */
export function movedTogether(
  x: ChangedCells | null,
  y: ChangedCells | null,
  nowX: Column,
  nowY: Column,
  count: number,
): [ChangedCells | null, ChangedCells | null] {
  if (!x && !y) return [null, null]
  if ((x && 'all' in x) || (y && 'all' in y)) return [{ all: nowX.slice(0, count) }, { all: nowY.slice(0, count) }]
  const rows = Int32Array.from(new Set([...(x?.rows ?? []), ...(y?.rows ?? [])]))
  const of = (now: Column): ChangedCells => {
    const values = now.slice(0, rows.length)
    for (let place = 0; place < rows.length; place++) values[place] = now[rows[place] ?? 0] ?? 0
    return { rows, values }
  }
  return [of(nowX), of(nowY)]
}

/** Returns the rows that differ, each of this many words, and new rows; null where they are too many to list one by one. */
function rowsThatDiffer(
  now: Uint8Array | Int32Array,
  before: Uint8Array | Int32Array,
  stretches: Int32Array,
  count: number,
  words: number,
): number[] | null {
  const rows: number[] = []
  const most = count / ONE_IN
  let row = 0
  for (let at = 0; at <= stretches.length; at += 3) {
    for (const first = stretches[at] ?? count; row < first; row++) rows.push(row)
    const shift = words * ((stretches[at + 1] ?? 0) - row)
    const end = words * (row + (stretches[at + 2] ?? 0))
    for (let word = words * row; word < end; word++) {
      if (now[word] === before[word + shift]) continue
      const differing = (word / words) | 0
      if (rows[rows.length - 1] !== differing) rows.push(differing)
    }
    row = end / words
    if (rows.length > most) return null
  }
  return rows
}

/** Returns the changed entries of a list. Entries are immutable; `isSame` compares entries that may have been recreated with equal fields. */
export function changedEntries<T>(
  now: readonly T[],
  before: readonly T[],
  stretches: Int32Array,
  count: number,
  isSame: (one: T, other: T) => boolean = Object.is,
): ChangedEntries<T> | null {
  const [rows, places]: [number[], number[]] = [[], []]
  const values: T[] = []
  const tell = (row: number): void => {
    const value = now[row] as T
    if (values.length === 0 || values[values.length - 1] !== value) values.push(value)
    rows.push(row)
    places.push(values.length - 1)
  }
  let row = 0
  for (let at = 0; at <= stretches.length; at += 3) {
    for (const first = stretches[at] ?? count; row < first; row++) tell(row)
    const shift = (stretches[at + 1] ?? 0) - row
    for (const end = row + (stretches[at + 2] ?? 0); row < end; row++) if (!isSame(now[row] as T, before[row + shift] as T)) tell(row)
  }
  return rows.length > 0 ? { rows: Int32Array.from(rows), places: Int32Array.from(places), values } : null
}

/** Returns the column with its changed cells applied; `from` holds the earlier row of each row, -1 for a new one. */
export function withCells<C extends Column>(before: C, changed: ChangedCells | null, from: Int32Array, empty: C): C {
  if (changed && 'all' in changed) {
    empty.set(changed.all)
    return empty
  }
  for (let row = 0; row < from.length; row++) empty[row] = before[from[row] ?? -1] ?? 0
  if (changed) for (let place = 0; place < changed.rows.length; place++) empty[changed.rows[place] ?? 0] = changed.values[place] ?? 0
  return empty
}

/** Returns the list with its changed entries applied. */
export function withEntries<T>(before: readonly T[], changed: ChangedEntries<T> | null, from: Int32Array): T[] {
  const list = Array.from(from, (row) => before[row] as T)
  changed?.rows.forEach((row, place) => (list[row] = changed.values[changed.places[place] ?? 0] as T))
  return list
}
