/** The rows of ids, −1 where there is none; most stand where they are guessed, and only for others a table is made. */
export function rowsById(ids: readonly string[]): (id: string, guess?: number) => number {
  let rows: Map<string, number> | null = null
  return (id, guess = -1) => {
    if (ids[guess] === id) return guess
    rows ??= new Map(ids.map((each, row) => [each, row]))
    return rows.get(id) ?? -1
  }
}
