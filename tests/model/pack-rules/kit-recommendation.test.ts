import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { checkKits, type ChosenKits } from '../../../src/model/pack-rules/kit-check'
import { recommendKits } from '../../../src/model/pack-rules/kit-recommendation'
import { defaultPack } from '../../engine/core-record'

const kits = (model: string, count: number, ports = 1, coolingKw: number[] = []): ChosenKits => ({
  ...{ model, ports, coolingKw },
  kits: count,
  heatingKw: [],
})

describe('kits for an air handler', () => {
  it('kits for an air handler of 30 kW and one coil are the one whose range takes 30 kW, connected directly', () => {
    const [first] = recommendKits(defaultPack, { coils: 1, coolingKw: 30 })
    expect(first).toMatchObject({
      connection: 'direct',
      isRecommended: true,
      kits: 1,
      ports: 1,
      shares: [[30]],
      choice: { model: 'AK-335' },
    })
    expect(first?.reserveKw).toBeCloseTo(3.5, 10)
  })

  it('kits for an air handler of three coils feed all of them: one kit of three ports, or three kits of one', () => {
    const proposals = recommendKits(defaultPack, { coils: 3, coolingKw: 30 })
    const recommended = proposals.filter(({ isRecommended }) => isRecommended)
    expect(recommended.map(({ choice, ports }) => [choice.model, choice.kits, ports])).toEqual([
      ['AK-335', 1, 3],
      ['AK-160', 3, 3],
    ])
    expect(proposals.filter(({ kits: count }) => count === 2).map(({ connection }) => connection)).toEqual(['branching'])
  })

  it('kits with fixed ports are merged where there are as many kits as coils', () => {
    const proposals = recommendKits(defaultPack, { coils: 2, coolingKw: 60, portsPerKit: 2 })
    expect(proposals[0]).toMatchObject({ connection: 'merge', kits: 2, ports: 4, choice: { model: 'AK-335' } })
  })

  it('kits whose coil is too small or whose air is too little are listed behind, with value, bound and excess', () => {
    const [first] = recommendKits(defaultPack, { coils: 1, coolingKw: 50, coilVolumeDm3: 4, airflowM3h: 4000, heatingKw: 70 })
    expect(first?.fits).toBe(false)
    const broken = first?.limits.filter(({ state }) => state === 'broken')
    expect(broken).toEqual([
      { key: 'coilVolumeMinDm3', choice: 0, state: 'broken', value: 4, bound: 4.36, excess: expect.closeTo(0.36, 10) as number },
      { key: 'heatingKw', state: 'broken', value: 63, bound: 70, excess: 7 },
      { key: 'airflowMinM3hPerKw', state: 'broken', value: 80, bound: 85, excess: 5 },
    ])
  })

  it('kits of an air handler whose coil volume nobody knows are not checked for it, and say what is missing', () => {
    const [first] = recommendKits(defaultPack, { coils: 1, coolingKw: 50 })
    expect(first?.fits).toBe(true)
    expect(first?.limits.filter(({ state }) => state === 'notChecked').map(({ missing }) => missing)).toEqual([
      ...['coilVolumeDm3', 'coilVolumeDm3', 'onCoilCoolingC', 'onCoilCoolingC'],
      ...['onCoilHeatingC', 'onCoilHeatingC', 'airflowM3h', 'airflowM3h'],
    ])
  })

  it('kits for more than all kits of the pack carry are the nearest choice, with what is lacking', () => {
    const proposals = recommendKits(defaultPack, { coils: 4, coolingKw: 300 })
    expect(proposals).toHaveLength(1)
    expect(proposals[0]).toMatchObject({ fits: false, kits: 4, choice: { model: 'AK-560' } })
    expect(proposals[0]?.limits.find(({ key }) => key === 'maxKw')).toMatchObject({ value: 75, bound: 56, excess: 19 })
  })

  it('kits chosen by hand share the demand by their nominal cooling, unless their capacity is typed', () => {
    const demand = { coolingKw: 63 }
    const shared = checkKits(defaultPack, 2, [kits('AK-560', 1), kits('AK-160', 1)], demand)
    expect(shared.shares.map(([kw]) => kw)).toEqual([expect.closeTo(49, 10), expect.closeTo(14, 10)])
    expect(shared).toMatchObject({ connection: 'direct', coolingKw: 72, heatingKw: 81, fits: true })
    const typed = checkKits(defaultPack, 2, [kits('AK-560', 1, 1, [60]), kits('AK-160', 1, 1, [10])], demand)
    expect(typed.limits.filter(({ state }) => state === 'broken')).toMatchObject([{ key: 'maxKw', choice: 0, value: 60, excess: 4 }])
  })

  it('kits of a special coil are not looked up: their typed capacity counts, an unknown model does not fit', () => {
    const special = { ...kits('', 1, 1, [20]), isSpecial: true }
    expect(checkKits(defaultPack, 1, [special], { coolingKw: 20 })).toMatchObject({ coolingKw: 20, fits: true, unknown: [] })
    expect(checkKits(defaultPack, 1, [kits('AK-9', 1)], {})).toMatchObject({ fits: false, unknown: [0] })
  })

  it('kits recommended for any demand keep every limit, feed every coil, and stand in order', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 16 }), fc.double({ min: 2.2, max: 224, noNaN: true }), (coils, coolingKw) => {
        const proposals = recommendKits(defaultPack, { coils, coolingKw })
        const ranks = proposals.map(({ fits, isRecommended }) => (isRecommended ? 2 : fits ? 1 : 0))
        expect(ranks).toEqual([...ranks].sort((one, other) => other - one))
        for (const { choice, fits, isRecommended, ports, reserveKw } of proposals) {
          const kit = defaultPack.ahuKits.items.find(({ id }) => id === choice.model)
          if (!fits || !kit) continue
          expect(coolingKw / choice.kits).toBeGreaterThanOrEqual(kit.minKw - 1e-6)
          expect(reserveKw).toBeGreaterThanOrEqual(-1e-6)
          if (isRecommended) expect(ports === coils || choice.kits === coils).toBe(true)
        }
      }),
    )
  })
})
