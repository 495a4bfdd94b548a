import type { Formula } from '../../proof/formulas'
import type { ProofSource, ProofStep } from '../../proof/proof'

/** A value of a formula with its source, in the formula's order; null where it does not apply. */
export type Given = readonly [value: number, from: ProofSource]

/** Makes a step of a formula. Further values than the formula has operands are those of the last one. */
export function stepOf(formula: Formula, value: number, given: readonly (Given | null)[]): ProofStep {
  const { text, operands } = formula
  const inputs = given.flatMap((each, place) => {
    if (!each) return []
    const [symbol, name, unit] = operands[place] ?? operands.at(-1) ?? ['x', 'value', '']
    return [{ symbol, name, value: each[0], unit, from: each[1] }]
  })
  return { value, formula: text, inputs }
}
