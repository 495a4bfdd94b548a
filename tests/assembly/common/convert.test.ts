import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { convert, fromMetric, isSame, pipeLabel, pipeMm, round, toMetric } from '../../../src/engine/measure/measure'
import { QUANTITIES, type Quantity } from '../../../src/model/project/quantity'

describe('conversion', () => {
  it.each([
    [12, 'm', 'ft', 39.37],
    [1, 'kg', 'lbs', 2.2],
    [2, 'kW', 'Btu/h', 6824.28],
    [28, 'kW', 'kBtu/h', 95.54],
    [360, 'm³/h', 'L/s', 100],
    [1000, 'm³/h', 'CFM', 590],
    [498.1778, 'Pa', 'In.w.g', 2],
    [1, 'L/s', 'GPM', 15.85],
    [-40, '℃', '℉', -40],
    [35, '℃', '℉', 95],
    [95, '℉', '℃', 35],
    [25.4, 'mm', 'inch', 1],
    [1, 'dm³', 'inch³', 61.02],
    [1500, 'dm³', 'm³', 1.5],
    [12000, 'Btu/h', 'kBtu/h', 12],
  ])('conversion shows %d %s in %s as the specification factors say', (value, from, to, expected) => {
    expect(round(convert(value, from, to))).toBe(expected)
  })

  it.each([
    ['m', 'ft', 3.2808],
    ['inch', 'mm', 25.4],
    ['kg', 'lbs', 2.2046],
    ['kW', 'Btu/h', 3412.142],
    ['kW', 'kBtu/h', 3.412142],
    ['m³/h', 'CFM', 0.59],
    ['In.w.g', 'Pa', 249.0889],
    ['L/s', 'GPM', 15.852],
  ])('section 9, conversion factors: one %s is so many %s, with every digit', (from, to, factor) => {
    expect(convert(1, from, to)).toBeCloseTo(factor, 9)
  })

  it('section 9, conversion factors: air is 5/18, water 3.6, ℉ = ℃ × 1.8 + 32', () => {
    expect(convert(18, 'm³/h', 'L/s', 'airFlowRate')).toBeCloseTo(5, 12)
    expect(convert(1, 'L/s', 'm³/h', 'waterFlowRate')).toBeCloseTo(3.6, 12)
    expect([0, 100].map((celsius) => convert(celsius, '℃', '℉'))).toEqual([32, 212])
  })

  it('conversion tells water from air where the quantity is named', () => {
    expect(round(convert(2, 'L/s', 'm³/h', 'waterFlowRate'))).toBe(7.2)
    expect(round(convert(7.2, 'm³/h', 'L/s', 'airFlowRate'))).toBe(2)
  })

  it('conversion leaves what is no number alone and refuses measures of different quantities', () => {
    expect(convert(Number.NaN, 'm', 'ft')).toBeNaN()
    expect(() => convert(1, 'm', 'kg')).toThrow(RangeError)
    expect(() => convert(1, 'm', 'ft', 'weight')).toThrow(RangeError)
  })

  it('conversion comes back within the bound of equality for every quantity and measure', () => {
    const pairs = (Object.keys(QUANTITIES) as Quantity[]).flatMap((q) => QUANTITIES[q].map((m) => [q, m] as const))
    fc.assert(
      fc.property(fc.constantFrom(...pairs), fc.double({ min: -1e6, max: 1e6, noNaN: true }), ([q, m], value) => {
        const back = toMetric(fromMetric(value, q, m), q, m)
        return isSame(back, value)
      }),
      { seed: 7, numRuns: 2000 },
    )
  })
})

describe('rounding', () => {
  it.each([
    [1.005, 2, 1.01],
    [-1.005, 2, -1.01],
    [2.5, 0, 3],
    [-2.5, 0, -3],
    [1.45, 1, 1.5],
    [8.575, 2, 8.58],
    [39.3696, 2, 39.37],
    [1.0049999, 2, 1],
    [-0.001, 2, 0],
    [1e21, 2, 1e21],
  ])('rounding of %d to %d places is %d, half away from zero on the decimal shown', (value, decimals, expected) => {
    expect(Object.is(round(value, decimals), expected)).toBe(true)
  })
})

describe('pipe sizes', () => {
  it('section 9, piping diameters: map between millimetres and inch labels both ways', () => {
    for (const [mm, label] of [
      [6.35, '1/4'],
      [9.53, '3/8'],
      [12.7, '1/2'],
      [15.9, '5/8'],
      [19.1, '3/4'],
      [22.2, '7/8'],
      [25.4, '1'],
      [28.6, '1-1/8'],
      [31.8, '1-1/4'],
      [34.9, '1-3/8'],
      [38.1, '1-1/2'],
      [41.3, '1-5/8'],
      [44.5, '1-3/4'],
      [50.8, '2'],
      [54, '2-1/8'],
      [63.5, '2-1/2'],
      [67, '2-5/8'],
    ] as const) {
      expect(pipeLabel(mm)).toBe(label)
      expect(pipeMm(label)).toBe(mm)
    }
  })

  it('pipe sizes take 9.52 and 9.53 for the same pipe and know nothing outside the list', () => {
    expect(pipeLabel(9.52)).toBe('3/8')
    expect(pipeLabel(10)).toBeNull()
    expect(pipeMm('5/16')).toBeNull()
  })
})
