export type Column = Uint8Array | Int32Array | Float64Array

/** Cells of a column that are not what the same rows held before: the whole column where they are many. */
export type ChangedCells = { all: Column } | { rows: Int32Array<ArrayBuffer>; values: Column }

/** Entries of a list that are not what the same rows held before; rows behind each other that share one value name it once. */
export interface ChangedEntries<T> {
  rows: Int32Array<ArrayBuffer>
  /** Place of each row's entry in `values`. */
  places: Int32Array<ArrayBuffer>
  values: T[]
}

/** Of so many rows one may differ before the whole column is the smaller thing to send. */
const ONE_IN = 4

/** What of a column differs from the rows before, bit for bit; `stretches` say where the rows stood, those in none are new. Null where nothing does. */
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

/** Numbers as the bits that they are: NaN is like itself, and nothing is unpacked to be compared. */
function bitsOf({ buffer, byteOffset, length }: Column): Int32Array {
  return new Int32Array(buffer, byteOffset, 2 * length)
}

/** Both with the rows of either: who moves a node in one direction says where it stands. */
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

/** Rows of so many words each that differ, and those in no stretch; null where they are more than are worth telling one by one. */
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

/** The same of a list. Nobody ever writes into an entry; whose entries may be made anew with what they had says with `isSame` which are the same. */
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

/** The column of these rows with its changed cells; `from` says where each row stood, -1 for a new one. */
export function withCells<C extends Column>(before: C, changed: ChangedCells | null, from: Int32Array, empty: C): C {
  if (changed && 'all' in changed) {
    empty.set(changed.all)
    return empty
  }
  for (let row = 0; row < from.length; row++) empty[row] = before[from[row] ?? -1] ?? 0
  if (changed) for (let place = 0; place < changed.rows.length; place++) empty[changed.rows[place] ?? 0] = changed.values[place] ?? 0
  return empty
}

/** The list of these rows with its changed entries. */
export function withEntries<T>(before: readonly T[], changed: ChangedEntries<T> | null, from: Int32Array): T[] {
  const list = Array.from(from, (row) => before[row] as T)
  changed?.rows.forEach((row, place) => (list[row] = changed.values[changed.places[place] ?? 0] as T))
  return list
}
