import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import json from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { catalogueEntries, catalogueEntry, catalogueTypes } from '../../../src/features/selection/catalogue/catalogue-entry'
import { NO_FILTER, filterCatalogue } from '../../../src/features/selection/catalogue/filter-catalogue'
import {
  smallestOfEachType,
  smallestThatFits,
  type PickBasis,
  type Requirement,
} from '../../../src/features/selection/catalogue/pick-model'
import { UNSIZED } from '../../../src/model/project/sizing'
import { ventilatorAirflow } from '../../../src/engine/formulas/ventilator-airflow'
import { nodeCore } from '../../../src/engine/host/node-core'
import words from '../../../src/locales/en/catalogue.json'

const pack = readPack(json)
const entries = catalogueEntries(pack)
const typeName = (type: string) => Object.entries(words.type).find(([code]) => code === type)?.[1] ?? type
const filtered = (filter: Partial<typeof NO_FILTER>) => filterCatalogue(entries, { ...NO_FILTER, ...filter }, typeName)

describe('the catalogue', () => {
  it('the catalogue lists every model of the pack that a system can have, ventilators too, once', () => {
    const { iduModels, freshAirUnits, hrv, hydroModules, ahuKits } = pack
    const ids = [iduModels, freshAirUnits, hrv, hydroModules, ahuKits].flatMap((group) => group.items.map((item) => item.id))
    expect(entries.map((entry) => entry.id)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('the catalogue has a name in English for every type', () => {
    expect(catalogueTypes(pack).filter((type) => typeName(type) === type)).toEqual([])
  })

  it('the catalogue marks estimates as such', () => {
    expect(catalogueEntry(pack, 'C4-056')?.basis).toBe(pack.iduModels.provenance?.cls)
  })

  it('the catalogue shows all without a filter and only the chosen type with one', () => {
    expect(filtered({})).toHaveLength(entries.length)
    expect(filtered({ type: 'FA' }).map(({ id }) => id)).toEqual(pack.freshAirUnits.items.map(({ id }) => id))
  })

  it('the catalogue is searched by words in any order, whatever the accents', () => {
    const [entry] = entries
    const shown = filtered({
      text: `${typeName(entry?.type ?? '')
        .normalize('NFD')
        .replace(/e/, 'é')} ${entry?.id ?? ''}`,
    })
    expect(shown.map(({ id }) => id)).toContain(entry?.id)
    expect(shown.length).toBeLessThan(entries.length)
  })

  it('the catalogue keeps both ends of a capacity range', () => {
    const shown = filtered({ type: 'C4', minCoolingKw: 5.6, maxCoolingKw: 9 }).map((entry) => entry.coolKw)
    expect(shown).toEqual([5.6, 7.1, 8, 9])
  })

  it('the catalogue judges a unit that only heats by its heating capacity', () => {
    expect(filtered({ type: 'HDO', minCoolingKw: 14, maxCoolingKw: 14 }).map((entry) => entry.id)).toEqual(['HDO-L140', 'HDO-H140'])
  })

  it('the catalogue finds words of the model and of its type in any order', () => {
    expect(filtered({ text: 'cassette 056' }).map((entry) => entry.id)).toEqual(['C1-056', 'C2-056', 'C4-056'])
    expect(filtered({ text: 'no such thing' })).toEqual([])
  })
})

const ALL = { cooling: 1, heating: 1 }
const NOTHING: Requirement = { requiredCoolingKw: null, requiredHeatingKw: null, requiredAirflowM3h: null, requiredPressurePa: null }
const load = (requiredCoolingKw: number | null, requiredHeatingKw: number | null = null): Requirement => ({
  ...NOTHING,
  requiredCoolingKw,
  requiredHeatingKw,
})
const air = (requiredAirflowM3h: number | null, requiredPressurePa: number | null = null): Requirement => ({
  ...NOTHING,
  requiredAirflowM3h,
  requiredPressurePa,
})
const at = (basis: Partial<PickBasis> = {}): PickBasis => ({
  shares: ALL,
  reservePct: 0,
  sizing: UNSIZED,
  airflowAt: (fan, pressurePa) => ventilatorAirflow(fan, pressurePa).airflowM3h,
  ...basis,
})

describe('the smallest model that fits', () => {
  const cassettes = filtered({ type: 'C4' })

  it('the smallest model that fits reaches what is required in both modes', () => {
    expect(smallestThatFits(cassettes, load(5), at())?.id).toBe('C4-056')
    expect(smallestThatFits(cassettes, load(5.6, 7), at())?.id).toBe('C4-071')
  })

  it('the smallest model that fits delivers the required capacity at design conditions, with the reserve above it', () => {
    expect(smallestThatFits(cassettes, load(5.6), at())?.id).toBe('C4-056')
    expect(smallestThatFits(cassettes, load(5.6), at({ shares: { cooling: 0.9995, heating: 1 } }))?.id).toBe('C4-071')
    expect(smallestThatFits(cassettes, load(5.6), at({ reservePct: 5 }))?.id).toBe('C4-071')
    const shares = { cooling: 1, heating: 0.8 }
    expect(smallestThatFits(cassettes, load(null, 6.3), at({ shares }))?.heatKw).toBeGreaterThanOrEqual(6.3 / 0.8)
  })

  it('the smallest model that fits delivers the required capacity times the sizing factor', () => {
    const at12 = at({ sizing: { cooling: 1.2, heating: 1 } })
    expect(smallestThatFits(cassettes, load(5), at12)?.id).toBe('C4-071')
    expect(smallestThatFits(cassettes, load(null, 5), at12)).toBe(smallestThatFits(cassettes, load(null, 5), at()))
    const less = at({ sizing: { cooling: 1, heating: 0.5 } })
    expect(smallestThatFits(cassettes, load(null, 8), less)).toBe(smallestThatFits(cassettes, load(null, 4), at()))
  })

  it('the smallest model that fits is none where nothing is required or nothing reaches it', () => {
    expect(smallestThatFits(entries, NOTHING, at())).toBeNull()
    expect(smallestThatFits(entries, load(1000), at({ reservePct: 5 }))).toBeNull()
  })

  it('the smallest model that fits is never beaten by another model', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 60, noNaN: true }), fc.double({ min: 0.1, max: 60, noNaN: true }), (cooling, heating) => {
        const fitting = entries.filter((entry) => entry.coolKw >= cooling && entry.heatKw >= heating)
        const chosen = smallestThatFits(entries, load(cooling, heating), at())
        expect(chosen === null).toBe(fitting.length === 0)
        if (chosen) {
          expect(fitting).toContain(chosen)
          expect(chosen.coolKw).toBe(Math.min(...fitting.map((entry) => entry.coolKw)))
        }
      }),
    )
  })

  it('the smallest model of each type is the one that is picked when only this type is shown', () => {
    const basis = at({ shares: { cooling: 0.93, heating: 0.9 }, reservePct: 5 })
    const smallest = smallestOfEachType(entries, load(6, 5), basis)
    for (const type of catalogueTypes(pack))
      expect(smallest.get(type)).toBe(smallestThatFits(filtered({ type }), load(6, 5), basis) ?? undefined)
    expect(smallest.get('C4')?.id).toBe('C4-071')
    expect([smallest.has('C4C'), smallest.has('HRV')]).toEqual([false, false])
  })
})

describe('a ventilator', () => {
  const ventilators = filtered({ type: 'HRV' })

  it('a ventilator without a fan curve is picked by the single point that the pack has', () => {
    const [smallest] = ventilators
    expect(smallestThatFits(ventilators, air(500), at())?.id).toBe('HRV-050')
    expect(smallestThatFits(ventilators, air(500, 84), at())?.id).toBe('HRV-050')
    expect(smallestThatFits(ventilators, air(500, 85), at())?.espPa).toBeGreaterThanOrEqual(85)
    expect(smallestThatFits(ventilators, air(null, 10), at())).toBe(smallest)
  })

  it('a ventilator with a fan curve is picked by its air flow at the required pressure', async () => {
    await nodeCore()
    const fanCurve = [
      { airflowM3h: 100, espPa: 200 },
      { airflowM3h: 900, espPa: 40 },
    ]
    const curved = ventilators.map((entry) => ({ ...entry, fan: { airflowM3h: 500, espPa: 120, fanCurve } }))
    expect(smallestThatFits(curved, air(500, 120), at())?.id).toBe('HRV-015')
    expect(smallestThatFits(curved, air(501, 120), at())).toBeNull()
    expect(smallestThatFits(curved, air(900, 40), at())?.id).toBe('HRV-015')
  })

  it('a ventilator is not picked for a capacity, and an indoor unit not for its air', () => {
    expect(smallestThatFits(ventilators, load(0), at())).toBeNull()
    expect(smallestThatFits(filtered({ type: 'C4' }), air(100), at())).toBeNull()
    expect(smallestThatFits(filtered({ type: 'FA' }), air(900), at())?.airflowM3h).toBeGreaterThanOrEqual(900)
  })
})
