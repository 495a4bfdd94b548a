/** Returns the value that all rows have in common; undefined where they differ. */
export function sharedValue<T>(rows: readonly number[], valueOf: (row: number) => T): T | undefined {
  const first = valueOf(rows[0] ?? -1)
  for (const row of rows) if (!Object.is(valueOf(row), first)) return undefined
  return first
}

/** Returns the number that all rows of a column have in common: null where none has one, undefined where they differ. */
export function sharedNumber(column: Float64Array, rows: readonly number[]): number | null | undefined {
  const value = sharedValue(rows, (row) => column[row] ?? NaN)
  return value === undefined || !Number.isNaN(value) ? value : null
}
