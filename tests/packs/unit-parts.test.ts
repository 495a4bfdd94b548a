import { describe, expect, it } from 'vitest'
import catalogue from '../../packs/default.json'
import { InputError } from '../../src/contract/input-error'
import { readPack } from '../../src/contract/pack'
import { partWords } from '../../src/contract/pack/part-words'
import { readPack as readWithBases } from '../../src/engine/host/read-pack'
import { omit } from '../../src/model/change/omit'
import { packParts, partsThatFit } from '../../src/model/pack-rules/parts/fitting-parts'
import { LANGUAGES } from '../../src/platform/words/languages'

const pack = readPack(catalogue)
const bare = omit(catalogue, 'panels', 'rearMountedComponents', 'accessories')
const panel = { id: 'P', types: ['C4'] }
const accessory = { id: 'A', type: 'FilterMesh', types: ['DM'] }

const refusal = (sections: object): string => {
  try {
    readPack({ ...bare, ...sections })
  } catch (error) {
    if (error instanceof InputError) return error.path
    throw error
  }
  throw new Error('The broken pack was accepted')
}

describe('panels and accessories of a pack', () => {
  it('a pack without these sections opens, and no unit comes with anything', () => {
    expect(packParts(readPack(bare)).size).toBe(0)
    expect(partsThatFit(readPack(bare), ['C4-056'])).toEqual([])
  })

  it('every cassette of the default pack comes with exactly one panel, and no other unit with any', () => {
    for (const { id, type } of pack.iduModels.items) {
      const own = partsThatFit(pack, [id]).filter((part) => part.isDefault)
      expect([id, own.length]).toEqual([id, pack.iduTypes[type]?.panel ? 1 : 0])
    }
  })

  it('every model of every kind, and every outdoor module, takes some accessory', () => {
    const lists = [pack.iduModels, pack.freshAirUnits, pack.hydroModules, pack.ahuKits, pack.hrv, pack.oduModules]
    const without = lists.flatMap(({ items }) => items.filter(({ id }) => partsThatFit(pack, [id]).length === 0).map(({ id }) => id))
    expect(without).toEqual([])
  })

  it('every part of the default pack has a name in every language', () => {
    const nameless = [...packParts(pack).keys()].flatMap((id) =>
      Object.keys(LANGUAGES).filter((language) => language !== 'en' && partWords(pack, id, language).name === id),
    )
    expect(nameless).toEqual([])
    expect(partWords(pack, 'PN-C4-950K', 'de').name).toBe('Schwarze Blende')
    expect(partWords(pack, 'nobody', 'de')).toEqual({ name: 'nobody', text: '', weightKg: null, url: '' })
  })

  it('the most of a part is 2 for energy meters and 1 for others, unless the pack says more', () => {
    const parts = packParts(readPack({ ...bare, accessories: { items: [accessory, { ...accessory, id: 'M', type: 'electricityMeter' }, { ...accessory, id: 'N', max: 4 }] } }))
    expect([...parts.values()].map(({ id, max }) => [id, max])).toEqual([
      ['A', 1],
      ['M', 2],
      ['N', 4],
    ])
  })

  it.each([
    ['two parts with one id', { panels: { items: [panel] }, accessories: { items: [{ ...accessory, id: 'P' }] } }, '$.accessories.items[0].id'],
    ['a part that fits nothing', { accessories: { items: [{ id: 'A', type: 'FilterMesh' }] } }, '$.accessories.items[0].types'],
    ['a word that is no type of accessories', { accessories: { items: [{ ...accessory, type: 'lamp' }] } }, '$.accessories.items[0].type'],
    ['a type of units that the pack does not have', { accessories: { items: [{ ...accessory, types: ['DM', 'ZZ'] }] } }, '$.accessories.items[0].types[1]'],
    ['a series that the pack does not have', { accessories: { items: [{ ...accessory, series: ['X9'] }] } }, '$.accessories.items[0].series[0]'],
    ['a model that the pack does not have', { rearMountedComponents: { items: [{ id: 'R', models: ['DM-1'] }] } }, '$.rearMountedComponents.items[0].models[0]'],
    ['a panel for a unit that takes none', { panels: { items: [{ ...panel, types: ['DM'] }] } }, '$.panels.items[0].types[0]'],
    ['bounds that hold no capacity', { panels: { items: [{ ...panel, minKw: 5, maxKw: 4 }] } }, '$.panels.items[0].maxKw'],
    [
      'two panels that one unit comes with',
      { panels: { items: [{ ...panel, isDefault: true, maxKw: 5.6 }, { ...panel, id: 'Q', isDefault: true, minKw: 5.6 }] } },
      '$.panels.items[1].isDefault',
    ],
  ])('a pack is refused with %s', (_what, sections, path) => {
    expect(refusal(sections)).toBe(path)
  })

  it('a pack with units of its own takes no panels and accessories from its base, one without takes all', () => {
    const partial = { base: 'branchline-default', meta: { title: 'A maker', version: '1' } }
    expect(packParts(readWithBases(partial)).size).toBe(packParts(pack).size)
    const own = readWithBases({ ...partial, iduModels: catalogue.iduModels })
    expect([own.panels, own.accessories, own.rearMountedComponents]).toEqual([undefined, undefined, undefined])
    const outdoor = readWithBases({ ...partial, oduModules: catalogue.oduModules })
    expect([outdoor.panels?.items.length, outdoor.accessories]).toEqual([catalogue.panels.items.length, undefined])
  })
})
