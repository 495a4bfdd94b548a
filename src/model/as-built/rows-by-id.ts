/** Returns a lookup of rows by id, −1 where there is none. Most guesses are right; a table is built for the first wrong one. */
export function rowsById(ids: readonly string[]): (id: string, guess?: number) => number {
  let rows: Map<string, number> | null = null
  return (id, guess = -1) => {
    if (ids[guess] === id) return guess
    rows ??= new Map(ids.map((each, row) => [each, row]))
    return rows.get(id) ?? -1
  }
}
