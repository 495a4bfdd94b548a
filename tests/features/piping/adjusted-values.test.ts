import { describe, expect, it } from 'vitest'
import { frameIn, placeOverview, seesAll } from '../../../src/workbench/overview/overview'
import { adjustedValues } from '../../../src/features/piping/side-table/adjusted-values'

const lengths = { fallback: 3, least: 0, most: Infinity, isWhole: false }

describe('changing many values at once', () => {
  it('changing many values at once sets, adds, subtracts and multiplies; a missing value counts as the default', () => {
    expect(adjustedValues([2, NaN], 'set', 7, lengths)).toEqual([7, 7])
    expect(adjustedValues([0.1, NaN], 'add', 0.2, lengths)).toEqual([0.3, 3.2])
    expect(adjustedValues([5, 4], 'subtract', 4, lengths)).toEqual([1, 0])
    expect(adjustedValues([5, NaN], 'multiply', 1.1, lengths)).toEqual([5.5, 3.3])
  })

  it('changing many values at once refuses the whole change where one value would not be allowed', () => {
    expect(adjustedValues([5, 3], 'subtract', 4, lengths)).toBe('tooSmall')
    expect(adjustedValues([5, 3], 'subtract', 4, { ...lengths, least: -Infinity })).toEqual([1, -1])
    expect(adjustedValues([5], 'multiply', Infinity, lengths)).toBe('notANumber')
    expect(adjustedValues([500, 499], 'multiply', 2, { ...lengths, most: 999 })).toBe('tooLarge')
  })

  it('changing many values at once keeps whole numbers whole', () => {
    expect(adjustedValues([3, 5], 'multiply', 0.5, { fallback: 0, least: 0, most: 999, isWhole: true })).toEqual([2, 3])
  })
})

describe('the overview of a drawing', () => {
  const extent = { minX: -100, minY: 0, maxX: 900, maxY: 500 }

  it('the overview of a drawing shows the whole drawing in its middle', () => {
    const place = placeOverview(extent, 208, 136)
    expect(place.x + extent.minX * place.scale).toBeCloseTo(6)
    expect(place.x + extent.maxX * place.scale).toBeCloseTo(202)
    expect(place.y + 250 * place.scale).toBeCloseTo(68)
  })

  it('the overview of a drawing frames what is on screen', () => {
    const place = placeOverview(extent, 208, 136)
    // The window shows x from 100 to 500 and y from 50 to 250.
    const frame = frameIn(place, { x: -200, y: -100, scale: 2, width: 800, height: 400 })
    expect(frame.left).toBeCloseTo(place.x + 100 * place.scale)
    expect(frame.top).toBeCloseTo(place.y + 50 * place.scale)
    expect(frame.width / place.scale).toBeCloseTo(400)
    expect(frame.height / place.scale).toBeCloseTo(200)
  })

  it('the overview of a drawing says nothing more where everything is on screen', () => {
    expect(seesAll(extent, { x: 200, y: 50, scale: 0.5, width: 1000, height: 400 })).toBe(true)
    expect(seesAll(extent, { x: 0, y: 50, scale: 0.5, width: 1000, height: 400 })).toBe(false)
  })
})
