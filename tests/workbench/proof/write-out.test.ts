import { expect, it } from 'vitest'
import { FORMULAS } from '../../../src/engine/proof/formulas'
import type { ProofInput } from '../../../src/engine/proof/proof'
import { writeOut } from '../../../src/workbench/proof/formula/write-out'

const input = (symbol: string, value: number | null, unit = ''): ProofInput => ({ symbol, name: symbol, value, unit, from: { step: 0 } })
const out = (formula: string, inputs: readonly ProofInput[]): string | null =>
  writeOut(formula, {
    inputs,
    write: (value, unit) => `${String(Number(value.toPrecision(4)))} ${unit}`.trim(),
    more: (count) => `… ${count} more`,
  })

it('a product is written out with the value and unit of each factor', () => {
  expect(out('product(x)', [input('x', 41.84567, 'kW'), input('x', 0.911111)])).toBe('41.85 kW × 0.9111')
})

it('a long sum is cut after five values, with the count of the rest', () => {
  const all = [1, 2, 3, 4, 5, 6, 7].map((value) => input('x', value, 'm'))
  expect(out('sum(x)', all)).toBe('1 m + 2 m + 3 m + 4 m + 5 m + … 2 more')
})

it('brackets stand where the order needs them, and only there', () => {
  const inputs = [input('L', 20), input('f', 7.5), input('k', 0.05)]
  expect(out('(L - f) * k', inputs)).toBe('(20 − 7.5) × 0.05')
  expect(out('L + f * k', inputs)).toBe('20 + 7.5 × 0.05')
  expect(out('L - (f - k)', inputs)).toBe('20 − (7.5 − 0.05)')
})

it('of cases only the one that holds is written', () => {
  const formula = 'q > d ? d / q : 1'
  expect(out(formula, [input('q', 50), input('d', 40)])).toBe('40 ÷ 50')
  expect(out(formula, [input('q', 30), input('d', 40)])).toBe('1')
})

it('nothing is written where a value is missing, or where the formula looks something up or has a single value', () => {
  expect(out('a / b', [input('a', 1), input('b', null)])).toBeNull()
  expect(out('x', [input('x', 1)])).toBeNull()
  expect(out('sum(x)', [input('x', 2.497)])).toBeNull()
  expect(out('model(i)', [input('i', 1)])).toBeNull()
})

it('every formula of the core can be written out with values', () => {
  for (const { text, operands } of FORMULAS)
    expect(
      () =>
        out(
          text,
          operands.map(([symbol, , unit]) => input(symbol, 2, unit)),
        ),
      text,
    ).not.toThrow()
})
