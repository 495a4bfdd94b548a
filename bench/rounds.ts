/** How often a measure is taken: as often as asked, or a third of it where BRANCHLINE_BENCH=short asks for a run that only shows the table. */
export function rounds(asked: number): number {
  return process.env['BRANCHLINE_BENCH'] === 'short' ? Math.max(1, Math.round(asked / 3)) : asked
}
