import { describe, expect, it } from 'vitest'
import { accessoryCatalogue } from '../../../server/device/accessories/accessory-catalogue'
import { controllerCatalog } from '../../../server/device/accessories/controller-rules'
import { brandSide } from '../../../src/contract/account/brand'
import { defaultPack as pack } from '../../engine/core-record'

const LANGUAGES = ['en', 'zh', 'es', 'id', 'ru', 'vi', 'my', 'it', 'de', 'fr', 'hr', 'pt']
const listsIn = (language: string, side: 'house' | 'guest' = 'guest', of = pack) => accessoryCatalogue(of, {}, { side, language })

describe('the catalogue of controllers and accessories', () => {
  it.each(LANGUAGES)('has in %s a name, a kind and a description of everything, each its own in this language', (language) => {
    const { controllerList, iduPanelList, controllerAccessoryDescList } = listsIn(language)
    const all = [...controllerList, ...iduPanelList]
    expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
    expect(all.filter(({ title, nodeTypeName, desc }) => title === '' || nodeTypeName === '' || desc === '')).toEqual([])
    const described = new Map(controllerAccessoryDescList.map(({ id, desc }) => [id, desc]))
    expect(all.map(({ id, desc }) => [id, desc])).toEqual(all.map(({ id }) => [id, described.get(id)]))
    const english = new Map(listsIn('en').controllerAccessoryDescList.map(({ id, desc }) => [id, desc]))
    if (language !== 'en') expect([...described].filter(([id, desc]) => desc === english.get(id))).toEqual([])
  })

  it('has the fields of the specification, and controllers ahead of accessories in their groups', () => {
    const { controllerList, iduPanelList } = listsIn('en')
    const fields = ['id', 'nodeType', 'nodeTypeName', 'url', 'num', 'max', 'title', 'label', 'desc', 'show', 'canConnectGroup']
    for (const entry of [...controllerList, ...iduPanelList]) expect(Object.keys(entry)).toEqual(expect.arrayContaining(fields))
    expect([...new Set(controllerList.map(({ nodeType, type }) => type ?? nodeType))]).toEqual([
      ...['remoteController', 'wiredController', 'groupController', 'centralController', 'gateway'],
      ...['rearMountedComponents', 'controlAccessory', 'V8Accessories', 'electricityMeter', 'FilterMesh'],
    ])
    expect([...new Set(iduPanelList.map(({ type }) => type))]).toEqual(['panel'])
  })

  it('allows two group controllers and two energy meters, and one of anything that the pack says nothing about', () => {
    const bare = <T extends { max?: number }>(items: readonly T[]): T[] => {
      const copies = items.map((item) => ({ ...item }))
      for (const copy of copies) delete copy.max
      return copies
    }
    const { accessories, controllers } = pack
    const silent = {
      ...pack,
      ...(accessories && { accessories: { items: bare(accessories.items) } }),
      ...(controllers && { controllers: { items: bare(controllers.items) } }),
    }
    const { controllerList, iduPanelList } = listsIn('en', 'guest', silent)
    const two = controllerList.filter(({ nodeType, type }) => nodeType === 'groupController' || type === 'electricityMeter')
    expect(two.map(({ max }) => max)).toEqual([2, 2, 2])
    const others = [...controllerList, ...iduPanelList].filter((entry) => !two.includes(entry))
    expect(others.filter(({ max }) => max !== 1)).toEqual([])
  })

  it('offers an account what its brand sees: controllers, accessories and panels alike', () => {
    const ids = (side: 'house' | 'guest', of = pack): string[] => {
      const { controllerList, iduPanelList, controllerAccessoryDescList } = listsIn('en', side, of)
      const listed = [...controllerList, ...iduPanelList].map(({ id }) => id)
      expect(controllerAccessoryDescList.every(({ id }) => listed.includes(id))).toBe(true)
      return listed
    }
    expect(ids('guest').filter((id) => !ids('house').includes(id))).toEqual(['CC-CLOUD'])
    const [panel, ...panels] = pack.panels?.items ?? []
    if (!panel) throw new Error('The default pack has no panel.')
    const own = { ...pack, panels: { items: [{ ...panel, brands: ['house' as const] }, ...panels] } }
    expect(ids('house', own).filter((id) => !ids('guest', own).includes(id))).toEqual([panel.id])
  })

  it('names the same controllers as the map of sub-catalogues does for each side', () => {
    const { masterSubCatalog, guestSubCatalog } = controllerCatalog(pack, 'en')
    for (const [side, catalog] of [
      ['house', masterSubCatalog],
      ['guest', guestSubCatalog],
    ] as const) {
      const controllers = listsIn('en', side).controllerList.filter(({ nodeType }) => nodeType !== 'accessories')
      expect(catalog.flatMap(({ models }) => models).sort()).toEqual(controllers.map(({ id }) => id).sort())
    }
  })

  it.each([
    ['', 'house'],
    ['master', 'house'],
    ['Midea Group', 'house'],
    ['clivet', 'guest'],
  ])('takes an account of brand "%s" as %s', (brand, side) => {
    expect(brandSide(brand, ['midea'])).toBe(side)
  })
})
