import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { readCore } from '../../src/engine/host/core-file'
import { formula, startFormulas } from '../../src/engine/host/page-core'
import { moistAir } from '../../src/engine/formulas/psychrometrics'

beforeAll(async () => startFormulas(await WebAssembly.compile(readCore())))

const wetBulbOf = formula('wetBulbOf')

const tenths = (min: number, max: number) => fc.integer({ min: min * 10, max: max * 10 }).map((value) => value / 10)

describe('moist air', () => {
  it('moist air has the wet bulb that its humidity was made from', () => {
    fc.assert(
      fc.property(tenths(0, 50), tenths(0, 15), tenths(70, 105), (dryBulbC, depression, kPa) => {
        const wetBulbC = dryBulbC - depression
        const air = moistAir(dryBulbC, { wetBulbC }, kPa * 1000)
        if (air.humidityRatio <= 1e-7) return
        expect(wetBulbOf(dryBulbC, air.humidityRatio, kPa * 1000)).toBeCloseTo(wetBulbC, 5)
      }),
    )
  })

  it('moist air is saturated where both bulbs agree, and at 100 % alike', () => {
    fc.assert(
      fc.property(tenths(-20, 50), (celsius) => {
        const byBulb = moistAir(celsius, { wetBulbC: celsius }).humidityRatio
        expect(byBulb / moistAir(celsius, { relative: 1 }).humidityRatio).toBeCloseTo(1, 9)
      }),
    )
  })

  it('moist air carries no heat of vapour where it is dry', () => {
    expect(moistAir(20, {}).enthalpyJKg).toBeCloseTo(20120, 9)
  })
})
