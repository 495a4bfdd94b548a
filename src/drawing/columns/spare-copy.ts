type Column = Float64Array | Float32Array | Uint16Array | Uint8Array | Int8Array

const spares = new WeakMap<Column, Column>()

/**
 * Makes a speculative copy of a column while idle, for the next edit to write to: allocating memory for a hundred thousand rows takes longer than
 * the edit.
 */
export function readyCopy(column: Column): void {
  if (!spares.has(column)) spares.set(column, column.slice())
}

/**
 * Returns a copy of a column to write to, the speculative one if there is one. A column that was passed to `readyCopy` must not be written to
 * afterwards.
 */
export function copyColumn<T extends Column>(column: T): T {
  const spare = spares.get(column) ?? column.slice()
  spares.delete(column)
  return spare as T
}
