import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isSame } from '../../../src/engine/measure/measure'
import { shownValue } from '../../../src/engine/measure/shown-value'
import { IMPERIAL, METRIC, QUANTITIES, type Quantity } from '../../../src/model/project/quantity'

describe('a shown value', () => {
  it.each(['', 'abc', NaN, Infinity, null, undefined])('a shown value of %j stays as it is', (value) => {
    expect(shownValue(value, 'length', METRIC, IMPERIAL)).toBe(value)
  })

  it('a shown value stays as it is where a setting is missing', () => {
    expect(shownValue(1.23456, 'length', undefined, IMPERIAL)).toBe(1.23456)
    expect(shownValue(1.23456, 'length', METRIC, null)).toBe(1.23456)
    expect(shownValue(1.23456, 'length', METRIC, { weight: 'lbs' })).toBe(1.23456)
  })

  it('a shown value is rounded to 2 decimals, or to as many as are asked for', () => {
    expect(shownValue(12, 'length', METRIC, IMPERIAL)).toBe(39.37)
    expect(shownValue(12, 'length', METRIC, IMPERIAL, 4)).toBe(39.3696)
    expect(shownValue(39.37, 'length', IMPERIAL, METRIC)).toBe(12)
  })

  it('a shown value comes back to the number shown for every quantity, within its last decimal', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...(Object.keys(QUANTITIES) as Quantity[])),
        fc.integer({ min: -1e6, max: 1e6 }),
        (quantity, hundredths) => {
          const value = hundredths / 100
          const there = shownValue(value, quantity, METRIC, IMPERIAL, 9)
          return isSame(shownValue(there, quantity, IMPERIAL, METRIC), value)
        },
      ),
    )
  })

  it.each([
    [0, true],
    [2 ** -20, true],
    [2 ** -20 * 1.01, false],
    [-(2 ** -20), true],
  ])('a shown value equals another that differs by %d: %s', (difference, isEqual) => {
    expect(isSame(1, 1 + difference)).toBe(isEqual)
    expect(isSame(0, difference)).toBe(isEqual)
  })
})
