import { describe, expect, it } from 'vitest'
import json from '../../../packs/default.json'
import { readPack } from '../../../src/contract/pack'
import { asDelivered, lineTargets, offersFor, outdoorTarget, panelGroups, withDraft } from '../../../src/workbench/parts/part-targets'
import { newIndoorUnit, newSystem } from '../../../src/model/project/defaults'
import type { UnitPart } from '../../../src/model/project/unit-part'
import { findKitLayout } from '../../helpers/kit-layout'

const pack = { ...readPack(json), findKitLayout }
const STRANGE: UnitPart = { id: 'of another pack', type: 'FilterMesh', count: 3 }
const system = newSystem({
  outdoorModels: ['X4P-10'],
  indoorUnits: [
    newIndoorUnit({ id: 'a', type: 'idu', model: 'C4-056', name: 'Lobby' }),
    newIndoorUnit({
      id: 'b',
      type: 'idu',
      model: 'C4-071',
      parts: [
        { id: 'PN-C4-950K', type: 'panel', count: 1 },
        { id: 'EM-1', type: 'electricityMeter', count: 2 },
      ],
    }),
    newIndoorUnit({ id: 'c', type: 'idu', model: 'WM-036', parts: [STRANGE] }),
  ],
})
const all = lineTargets(pack, system, ['a', 'b', 'c'])
const none = { panels: new Map<string, string | null>(), counts: new Map<string, number>() }
const FOUR_WAY = 'PN-C4-950 PN-C4-950K PN-C4-950S PN-C4-950L'
const withPanel = (panel: string | null) => ({ ...none, panels: new Map([[FOUR_WAY, panel]]) })
const after = (draft: Parameters<typeof withDraft>[2]) =>
  all.map((target) => withDraft(pack, target, draft).map(({ id, count }) => `${count} ${id}`))

describe('panels and accessories of several entries', () => {
  it('nothing touched leaves every entry as it is', () => {
    expect(after(none)).toEqual([['1 PN-C4-950'], ['1 PN-C4-950K', '2 EM-1'], ['3 of another pack']])
  })

  it('a panel goes to the entries that it fits, and none takes it from all', () => {
    expect(after(withPanel('PN-C4-950S'))).toEqual([['1 PN-C4-950S'], ['1 PN-C4-950S', '2 EM-1'], ['3 of another pack']])
    expect(after(withPanel(null))).toEqual([[], ['2 EM-1'], ['3 of another pack']])
  })

  it('a number goes to the entries that the part fits, in the order of the pack, and 0 takes it away', () => {
    const counts = new Map([
      ['EM-1', 1],
      ['AC-CONTACT', 1],
      ['FM-EPM1', 1],
      [STRANGE.id, 0],
    ])
    expect(after({ ...none, counts })).toEqual([
      ['1 PN-C4-950', '1 AC-CONTACT', '1 EM-1'],
      ['1 PN-C4-950K', '1 AC-CONTACT', '1 EM-1'],
      ['1 AC-CONTACT', '1 EM-1'],
    ])
  })

  it('offers what some entry takes, with the numbers where they agree, and what does not fit last', () => {
    const offers = offersFor(pack, all, none)
    const of = (id: string) => offers.find((offer) => offer.id === id)
    expect(of('EM-1')).toMatchObject({ fits: 3, count: null, max: 2, isMisfit: false })
    expect(of('AC-KEYCARD')).toMatchObject({ fits: 3, count: 0 })
    expect(of('RM-INTAKE')).toMatchObject({ fits: 2, count: 0 })
    expect(of('FM-EPM1')).toBeUndefined()
    expect(offers.at(-1)).toMatchObject({ id: STRANGE.id, count: 3, isMisfit: true })
  })

  it('entries that take the same panels choose one together, others another', () => {
    const several = lineTargets(
      pack,
      newSystem({ indoorUnits: [...system.indoorUnits, newIndoorUnit({ id: 'd', type: 'idu', model: 'C4C-036' })] }),
      ['a', 'b', 'c', 'd'],
    )
    const shown = (draft: typeof none) => panelGroups(pack, several, draft).map(({ models, targets, value }) => [models, targets, value])
    expect(shown(none)).toEqual([
      [['C4-056', 'C4-071'], 2, undefined],
      [['C4C-036'], 1, 'PN-C4C-620'],
    ])
    expect(shown(withPanel('PN-C4-950L')).map(([, , value]) => value)).toEqual(['PN-C4-950L', 'PN-C4C-620'])
    expect(shown(withPanel(null)).map(([, , value]) => value)).toEqual([null, 'PN-C4C-620'])
  })

  it('what a brand is not offered is hidden from it, unless an entry has it or comes with it', () => {
    const houseOnly = <T extends { id: string }>(part: T) =>
      ['EM-1', 'AC-CONTACT', 'PN-C4-950', 'PN-C4-950K', 'PN-C4-950S'].includes(part.id) ? { ...part, brands: ['house' as const] } : part
    const marked = {
      ...pack,
      panels: { ...pack.panels, items: (pack.panels?.items ?? []).map(houseOnly) },
      accessories: { ...pack.accessories, items: (pack.accessories?.items ?? []).map(houseOnly) },
    }
    const seen = (side: 'house' | 'guest', targets: typeof all) => {
      const whole = { ...marked, side } as typeof pack & { side: typeof side }
      const ids = new Set(offersFor(whole, targets, none).map(({ id }) => id))
      return [
        ['EM-1', 'AC-CONTACT'].filter((id) => ids.has(id)),
        panelGroups(whole, targets, none).map(({ panels }) => panels.map(({ id }) => id).join(' ')),
      ]
    }
    expect(seen('house', all)).toEqual([['EM-1', 'AC-CONTACT'], [FOUR_WAY]])
    expect(seen('guest', all)).toEqual([['EM-1'], ['PN-C4-950 PN-C4-950K PN-C4-950L']])
    expect(seen('guest', all.slice(0, 1))).toEqual([[], ['PN-C4-950 PN-C4-950L']])
    // The panel that is hidden does not change what a choice means.
    expect(
      withDraft({ ...marked, side: 'guest' } as typeof pack, all[0] as (typeof all)[number], withPanel('PN-C4-950L')).map(({ id }) => id),
    ).toEqual(['PN-C4-950L'])
  })

  it('as delivered is the panel alone, and the outdoor unit has its modules', () => {
    expect(asDelivered(pack, all).map(({ parts }) => parts.map(({ id }) => id))).toEqual([['PN-C4-950'], ['PN-C4-950'], []])
    expect(outdoorTarget(pack, { ...system, outdoorModels: ['X4P-10', 'X4P-08'] })).toMatchObject({
      name: 'X4P-10 + X4P-08',
      units: 2,
      parts: [],
    })
  })
})
