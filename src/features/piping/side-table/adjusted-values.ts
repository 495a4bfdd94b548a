/** How many values are changed at once. */
export type Adjustment = 'set' | 'add' | 'subtract' | 'multiply'

/**
 * Values after one adjustment; a missing value counts as `fallback`. null where one of them would not be allowed.
 * @param amount in the values' measure, a plain factor where it multiplies
 * @param rule whole numbers are rounded, `least` is the smallest that may result
 */
export function adjustedValues(
  values: readonly number[],
  how: Adjustment,
  amount: number,
  rule: { fallback: number; least: number; isWhole: boolean },
): number[] | null {
  // The same few values stand at thousands of pipes.
  const known = new Map<number, number>()
  const adjustedOf = (value: number): number => {
    const from = Number.isNaN(value) ? rule.fallback : value
    const to = how === 'set' ? amount : how === 'add' ? from + amount : how === 'subtract' ? from - amount : from * amount
    // Ten decimals are finer than any length and take off the noise of binary addition.
    return rule.isWhole ? Math.round(to) : Number(to.toFixed(10))
  }
  const adjusted = values.map((value) => {
    const found = known.get(value) ?? adjustedOf(value)
    known.set(value, found)
    return found
  })
  return adjusted.every((value) => Number.isFinite(value) && value >= rule.least) ? adjusted : null
}
