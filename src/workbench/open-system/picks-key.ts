/** Returns a React key for the picked rows, so that fields are reset for other rows; its length is bounded. */
export function picksKey(rows: readonly number[]): string {
  let hash = 0
  for (const row of rows) hash = (Math.imul(hash, 31) + row) | 0
  return `${rows.length} ${hash}`
}
