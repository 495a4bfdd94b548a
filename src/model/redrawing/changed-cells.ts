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

/** What of a column differs from the rows before, bit for bit; `from` says where each row stood, -1 for a new one. Null where nothing does. */
export function changedCells(now: Column, before: Column, from: Int32Array): ChangedCells | null {
  const rows =
    now instanceof Float64Array ? pairsThatDiffer(bitsOf(now), bitsOf(before), from) : cellsThatDiffer(now, before as typeof now, from)
  if (!rows) return { all: now.slice(0, from.length) }
  if (rows.length === 0) return null
  const values = now.slice(0, rows.length)
  for (let place = 0; place < rows.length; place++) values[place] = now[rows[place] ?? 0] ?? 0
  return { rows: Int32Array.from(rows), values }
}

/** Numbers as the bits that they are: NaN is like itself, and nothing is unpacked to be compared. */
function bitsOf({ buffer, byteOffset, length }: Column): Int32Array {
  return new Int32Array(buffer, byteOffset, 2 * length)
}

/** Null where they are more than are worth telling one by one. */
function cellsThatDiffer(now: Uint8Array | Int32Array, before: Uint8Array | Int32Array, from: Int32Array): number[] | null {
  const rows: number[] = []
  const most = from.length / ONE_IN
  for (let row = 0; row < from.length; row++) {
    const then = from[row] ?? -1
    if (then >= 0 && now[row] === before[then]) continue
    if (rows.length >= most) return null
    rows.push(row)
  }
  return rows
}

function pairsThatDiffer(now: Int32Array, before: Int32Array, from: Int32Array): number[] | null {
  const rows: number[] = []
  const most = from.length / ONE_IN
  for (let row = 0; row < from.length; row++) {
    const then = from[row] ?? -1
    if (then >= 0 && now[2 * row] === before[2 * then] && now[2 * row + 1] === before[2 * then + 1]) continue
    if (rows.length >= most) return null
    rows.push(row)
  }
  return rows
}

/** The same of a list; entries are compared by identity, for nobody ever writes into one. */
export function changedEntries<T>(now: readonly T[], before: readonly T[], from: Int32Array): ChangedEntries<T> | null {
  const [rows, places]: number[][] = [[], []]
  const values: T[] = []
  for (let row = 0; row < from.length; row++) {
    const then = from[row] ?? -1
    const value = now[row] as T
    if (then >= 0 && value === before[then]) continue
    if (values.length === 0 || values[values.length - 1] !== value) values.push(value)
    rows?.push(row)
    places?.push(values.length - 1)
  }
  return rows && places && rows.length > 0 ? { rows: Int32Array.from(rows), places: Int32Array.from(places), values } : null
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
