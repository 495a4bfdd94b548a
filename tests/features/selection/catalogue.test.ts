import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import json from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { catalogueEntries, catalogueEntry, catalogueTypes } from '../../../src/features/selection/catalogue/catalogue-entry'
import { NO_FILTER, filterCatalogue, smallestThatFits } from '../../../src/features/selection/catalogue/filter-catalogue'
import words from '../../../src/locales/en/catalogue.json'

const pack = readPack(json)
const entries = catalogueEntries(pack)
const typeName = (type: string) => Object.entries(words.type).find(([code]) => code === type)?.[1] ?? type
const filtered = (filter: Partial<typeof NO_FILTER>) => filterCatalogue(entries, { ...NO_FILTER, ...filter }, typeName)

describe('the catalogue', () => {
  it('the catalogue lists every model of the pack that hangs on refrigerant pipes, once', () => {
    const { iduModels, freshAirUnits, hydroModules, ahuKits } = pack
    const ids = [iduModels, freshAirUnits, hydroModules, ahuKits].flatMap((group) => group.items.map((item) => item.id))
    expect(entries.map((entry) => entry.id)).toEqual(ids)
    expect(new Set(ids).size).toBe(ids.length)
  })

  it('the catalogue has a name in English for every type', () => {
    expect(catalogueTypes(pack).filter((type) => typeName(type) === type)).toEqual([])
  })

  it('the catalogue marks estimates as such', () => {
    expect(catalogueEntry(pack, 'C4-056')?.basis).toBe(pack.iduModels.provenance?.cls)
  })

  it('the catalogue shows all without a filter and only the chosen types with one', () => {
    expect(filtered({})).toHaveLength(entries.length)
    expect(new Set(filtered({ types: ['C4', 'FA'] }).map((entry) => entry.type))).toEqual(new Set(['C4', 'FA']))
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
    const shown = filtered({ types: ['C4'], minCoolingKw: 5.6, maxCoolingKw: 9 }).map((entry) => entry.coolKw)
    expect(shown).toEqual([5.6, 7.1, 8, 9])
  })

  it('the catalogue judges a unit that only heats by its heating capacity', () => {
    expect(filtered({ types: ['HDO'], minCoolingKw: 14, maxCoolingKw: 14 }).map((entry) => entry.id)).toEqual(['HDO-L140', 'HDO-H140'])
  })

  it('the catalogue finds words of the model and of its type in any order', () => {
    expect(filtered({ text: 'cassette 056' }).map((entry) => entry.id)).toEqual(['C1-056', 'C2-056', 'C4-056'])
    expect(filtered({ text: 'no such thing' })).toEqual([])
  })
})

const ALL = { cooling: 1, heating: 1 }

describe('the smallest model that fits', () => {
  it('the smallest model that fits reaches what is required in both modes', () => {
    expect(smallestThatFits(filtered({ types: ['C4'] }), 5, null, ALL, 0)?.id).toBe('C4-056')
    expect(smallestThatFits(filtered({ types: ['C4'] }), 5.6, 7, ALL, 0)?.id).toBe('C4-071')
  })

  it('the smallest model that fits delivers the required capacity at design conditions, with the reserve above it', () => {
    const type = filtered({ types: ['C4'] })
    expect(smallestThatFits(type, 5.6, null, ALL, 0)?.id).toBe('C4-056')
    expect(smallestThatFits(type, 5.6, null, { cooling: 0.9995, heating: 1 }, 0)?.id).toBe('C4-071')
    expect(smallestThatFits(type, 5.6, null, ALL, 5)?.id).toBe('C4-071')
    expect(smallestThatFits(type, null, 6.3, { cooling: 1, heating: 0.8 }, 0)?.heatKw).toBeGreaterThanOrEqual(6.3 / 0.8)
  })

  it('the smallest model that fits is none where nothing is required or nothing reaches it', () => {
    expect(smallestThatFits(entries, null, null, ALL, 5)).toBeNull()
    expect(smallestThatFits(entries, 1000, null, ALL, 5)).toBeNull()
  })

  it('the smallest model that fits is never beaten by another model', () => {
    fc.assert(
      fc.property(fc.double({ min: 0.1, max: 60, noNaN: true }), fc.double({ min: 0.1, max: 60, noNaN: true }), (cooling, heating) => {
        const fitting = entries.filter((entry) => entry.coolKw >= cooling && entry.heatKw >= heating)
        const chosen = smallestThatFits(entries, cooling, heating, ALL, 0)
        expect(chosen === null).toBe(fitting.length === 0)
        if (chosen) {
          expect(fitting).toContain(chosen)
          expect(chosen.coolKw).toBe(Math.min(...fitting.map((entry) => entry.coolKw)))
        }
      }),
    )
  })
})
