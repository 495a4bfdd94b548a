/**
 * Returns whether an answer equals the source's. Numbers: within the tolerance, or without one equal once rounded to the printed digits. Lists entry by entry, everything
 * else exactly.
 */
export function isSameAnswer(expected: unknown, got: unknown, tolerance: number | undefined): boolean {
  if (typeof expected === 'number') return typeof got === 'number' && isSameNumber(expected, got, tolerance)
  if (Array.isArray(expected)) {
    return (
      Array.isArray(got) &&
      got.length === expected.length &&
      expected.every((value, place) => isSameAnswer(value, got[place] as unknown, tolerance))
    )
  }
  return expected === got
}

function isSameNumber(expected: number, got: number, tolerance: number | undefined): boolean {
  if (tolerance !== undefined) return Math.abs(got - expected) <= tolerance
  return Number.isFinite(got) && Number(got.toFixed(decimalsOf(expected))) === expected
}

/** Returns the decimals of a number as JSON prints it; an exponent counts too. */
function decimalsOf(value: number): number {
  const [mantissa = '', exponent = '0'] = String(value).split('e')
  return Math.min(100, Math.max(0, (mantissa.split('.')[1]?.length ?? 0) - Number(exponent)))
}
