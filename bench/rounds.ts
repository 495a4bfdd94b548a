const IS_SHORT = process.env['BRANCHLINE_BENCH'] === 'short'

/** How often a measure is taken: as often as asked, or an eighth of it where BRANCHLINE_BENCH=short asks for a run that only shows the table. */
export function rounds(asked: number): number {
  return IS_SHORT ? Math.max(1, Math.round(asked / 8)) : asked
}

/** How often a contender runs unmeasured before: as often as asked, or once in a short run. */
export function warmUps(asked: number): number {
  return IS_SHORT ? Math.min(1, asked) : asked
}
