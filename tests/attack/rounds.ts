/**
 * Chooses how often an attack is repeated: a few rounds with every change, the whole list with `BRANCHLINE_ATTACK=full npm test -- tests/attack`.
 */
export function attackRounds(few: number, full: number): number {
  return process.env['BRANCHLINE_ATTACK'] === 'full' ? full : few
}
