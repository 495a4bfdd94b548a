const IS_SHORT = process.env['BRANCHLINE_BENCH'] === 'short'

/** Returns the number of measured rounds: the given one, or an eighth of it where BRANCHLINE_BENCH=short requests a run that only shows the table. */
export function rounds(asked: number): number {
  return IS_SHORT ? Math.max(1, Math.round(asked / 8)) : asked
}

/** Returns the number of unmeasured rounds before: the given one, or one in a short run. */
export function warmUps(asked: number): number {
  return IS_SHORT ? Math.min(1, asked) : asked
}
