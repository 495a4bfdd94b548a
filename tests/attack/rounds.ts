/**
 * Chooses how often an attack is repeated: a few rounds with every change, all of them with `npm run attack -- --long`.
 */
export function attackRounds(few: number, full: number): number {
  return process.env['BRANCHLINE_ATTACK'] === 'full' ? full : few
}
