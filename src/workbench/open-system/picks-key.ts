/** A name for what is picked, so that fields begin anew with other rows; short however many they are. */
export function picksKey(rows: readonly number[]): string {
  let hash = 0
  for (const row of rows) hash = (Math.imul(hash, 31) + row) | 0
  return `${rows.length} ${hash}`
}
