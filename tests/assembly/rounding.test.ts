import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCore } from '../../src/engine/host/core-file'
import { formula, startFormulas } from '../../src/engine/host/page-core'
import { rounded } from '../reference/rounding'

const MODES = ['', 'nearest', 'up', 'down'] as const

beforeAll(async () => startFormulas(await WebAssembly.compile(readCore())))

const roundToStep = formula('roundToStep')

describe('rounding to a step', () => {
  it('rounding to a step is what decimal arithmetic says, for every step and mode', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -50000, max: 50000 }),
        fc.constantFrom(1, 0.1, 0.05, 0.01, 0.5),
        fc.constantFrom(1, 2, 3),
        (thousandths, step, mode) => {
          const value = thousandths / 1000
          const name = MODES[mode]
          expect(roundToStep(value, step, mode)).toBeCloseTo(rounded(value, step, name), 9)
        },
      ),
    )
  })

  it.each([
    [22.52, 0.1, 2, 22.6],
    [22.6, 0.1, 2, 22.6],
    [22.59, 0.1, 3, 22.5],
    [14.25, 0.1, 1, 14.3],
    [14.249, 0.1, 1, 14.2],
  ])('%f by steps of %f in mode %i is %f to the last bit', (value, step, mode, result) => {
    expect(roundToStep(value, step, mode)).toBe(result)
  })
})
