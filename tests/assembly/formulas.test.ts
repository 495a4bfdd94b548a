import { beforeAll, describe, expect, it } from 'vitest'
import catalogue from '../../packs/default.json'
import { readPack } from '../../src/contract/pack'
import { readCore } from '../../src/engine/host/core-file'
import { curveAt, curvePowerKw } from '../../src/engine/formulas/curves'
import { startFormulas } from '../../src/engine/host/page-core'

const pack = readPack(catalogue)
beforeAll(async () => startFormulas(await WebAssembly.compile(readCore())))

describe('curves', () => {
  const cubic = { form: 'cubic' as const, coef: [1, 2, 3, 4], xRange: [0, 2] as [number, number], outRange: [0, 30] as [number, number] }

  it('curves hold their input and output in their ranges', () => {
    expect(curveAt(cubic, 1)).toBe(10)
    expect(curveAt(cubic, 9)).toBe(30)
    expect(curveAt({ ...cubic, outRange: null }, 9)).toBe(49)
    expect(curveAt(cubic, -5)).toBe(1)
  })

  it('cycle below the least part load', () => {
    const set = pack.capacityCorrection.energyPlusSets?.[0]
    if (!set) throw new Error('No curve set')
    const atLeast = curvePowerKw(set, 'cool', 30, 19, 35, 0.25)
    expect(curvePowerKw(set, 'cool', 30, 19, 35, 0.125)).toBeCloseTo(atLeast * (0.5 / (0.85 + 0.15 * 0.5)), 12)
  })
})
