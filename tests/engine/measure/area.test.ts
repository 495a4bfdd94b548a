import { describe, expect, it } from 'vitest'
import { areaFromMetric, areaMeasure, areaToMetric } from '../../../src/engine/measure/area'

describe('an area', () => {
  it('an area follows the measure of lengths, squared', () => {
    expect([areaMeasure('m'), areaMeasure('ft')]).toEqual(['m²', 'ft²'])
    expect(areaFromMetric(20, 'm')).toBe(20)
    expect(areaFromMetric(20, 'ft')).toBeCloseTo(20 * 3.2808 ** 2, 9)
  })

  it('an area comes back as it was typed', () => {
    for (const typed of [1, 107.64, 2_000]) expect(areaFromMetric(areaToMetric(typed, 'ft'), 'ft')).toBeCloseTo(typed, 9)
  })
})
