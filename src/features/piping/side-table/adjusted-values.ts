/** The operation that changes many values. */
export type Adjustment = 'set' | 'add' | 'subtract' | 'multiply'

/** Reason why a value is invalid: not a number, or outside its range. */
export type Misfit = 'notANumber' | 'tooSmall' | 'tooLarge'

/**
 * Returns the values after one adjustment; a missing value counts as `fallback`. If one of them is invalid, returns the reason instead.
 * @param amount in the values' measure, a plain factor where it multiplies
 * @param rule whole numbers are rounded, `least` and `most` are the smallest and the largest that may result
 */
export function adjustedValues(
  values: readonly number[],
  how: Adjustment,
  amount: number,
  rule: { fallback: number; least: number; most: number; isWhole: boolean },
): number[] | Misfit {
  // Results are cached, because thousands of pipes share few values.
  const known = new Map<number, number>()
  const adjustedOf = (value: number): number => {
    const from = Number.isNaN(value) ? rule.fallback : value
    const to = how === 'set' ? amount : how === 'add' ? from + amount : how === 'subtract' ? from - amount : from * amount
    // Ten decimals are finer than any length and remove the rounding noise of binary addition.
    return rule.isWhole ? Math.round(to) : Number(to.toFixed(10))
  }
  const adjusted = values.map((value) => {
    const found = known.get(value) ?? adjustedOf(value)
    known.set(value, found)
    return found
  })
  if (!adjusted.every(Number.isFinite)) return 'notANumber'
  if (adjusted.some((value) => value < rule.least)) return 'tooSmall'
  return adjusted.some((value) => value > rule.most) ? 'tooLarge' : adjusted
}
