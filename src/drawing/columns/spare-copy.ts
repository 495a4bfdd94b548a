type Column = Float64Array | Float32Array | Uint16Array | Uint8Array | Int8Array

const spares = new WeakMap<Column, Column>()

/** Copies a column ahead, while nobody waits for it, for the next edit to write to: fresh memory for a hundred thousand rows takes longer than the edit itself. */
export function readyCopy(column: Column): void {
  if (!spares.has(column)) spares.set(column, column.slice())
}

/** A copy of a column to write to: the one made ahead, where there is one. A column whose copy was readied must not be written to any more. */
export function copyColumn<T extends Column>(column: T): T {
  const spare = spares.get(column) ?? column.slice()
  spares.delete(column)
  return spare as T
}
