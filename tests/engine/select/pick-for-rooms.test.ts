import { describe, expect, test } from 'vitest'
import { catalogueEntries, catalogueTypes, type CatalogueEntry } from '../../../src/features/selection/catalogue/catalogue-entry'
import { familiesOf } from '../../../src/engine/select/option'
import { pickForRooms, type TypedRoom } from '../../../src/engine/select/pick-for-rooms'
import { pickUnits } from '../../../src/engine/select/pick-units'
import type { EngineVerb } from '../../../src/engine/host/packed-core'
import { pickReserve } from '../../../src/model/pack-rules/pick-reserve'
import { RATING_CONDITIONS } from '../../../src/model/project/defaults'
import { UNSIZED } from '../../../src/model/project/sizing'
import { randomNumbers } from '../../helpers/random-numbers'
import { defaultPack, engine } from '../core-record'
import { demandOf, randomRooms } from './random-rooms'

const design = { ...RATING_CONDITIONS }
const NEEDED = 1 + pickReserve(defaultPack) / 100
const entries = catalogueEntries(defaultPack).filter(({ kind }) => kind !== 'hrv')

/** Picks as plainly as can be: every model of the type, one after the other, with one unit, two units and so on. Loads are total and heating only. */
function plainPick({ coolKw, heatKw, type }: TypedRoom, cooling: number, heating: number): { count: number; entry: CatalogueEntry } | null {
  for (let count = 1; count <= 64; count++) {
    const fitting = entries.filter(
      (entry) =>
        entry.type === type && count * entry.coolKw * cooling >= coolKw * NEEDED && count * entry.heatKw * heating >= heatKw * NEEDED,
    )
    const least = fitting.reduce<CatalogueEntry | null>((best, entry) => (best && best.coolKw <= entry.coolKw ? best : entry), null)
    if (least) return { count, entry: least }
  }
  return null
}

describe('units picked for rooms', () => {
  test('units picked for rooms of every type and size are those that a plain search over the catalogue finds', async () => {
    const random = randomNumbers(7)
    const types = catalogueTypes(defaultPack)
    const shares = { cooling: 0.93, heating: 0.81 }
    const rooms = Array.from({ length: 400 }, (): TypedRoom => {
      const coolKw = random() < 0.2 ? 0 : random() ** 3 * 150
      return {
        coolKw,
        sensibleKw: 0,
        heatKw: random() < 0.3 ? 0 : random() * coolKw,
        type: types[Math.floor(random() * types.length)] ?? '',
      }
    })
    const picks = await (await engine).run(pickForRooms, { rooms, design, shares, sizing: UNSIZED })
    for (const [place, room] of rooms.entries()) {
      const plain = room.coolKw > 0 || room.heatKw > 0 ? plainPick(room, shares.cooling, shares.heating) : null
      const found = picks[place]
      expect(found?.count, JSON.stringify(room)).toBe(plain?.count)
      expect(entries.find(({ id }) => id === found?.model)?.coolKw).toBe(plain?.entry.coolKw)
    }
    expect(picks.filter((pick) => pick !== null).length).toBeGreaterThan(150)
  })

  test('units picked for rooms deliver the sensible cooling too, and the loads times the sizing factors', async () => {
    const ask = async (room: Partial<TypedRoom>, sizing = UNSIZED) => {
      const rooms = [{ coolKw: 5, sensibleKw: 0, heatKw: 0, type: 'C4', ...room }]
      return (await (await engine).run(pickForRooms, { rooms, design, shares: { cooling: 1, heating: 1 }, sizing }))[0]
    }
    expect(await ask({})).toEqual({ model: 'C4-056', count: 1 })
    expect(await ask({ sensibleKw: 4.6 })).toEqual({ model: 'C4-071', count: 1 })
    expect(await ask({}, { cooling: 1.2, heating: 1 })).toEqual({ model: 'C4-071', count: 1 })
    expect(await ask({}, { cooling: 1, heating: 9 })).toEqual({ model: 'C4-056', count: 1 })
    expect(await ask({ type: '' })).toBeNull()
    expect(await ask({ type: 'none' })).toBeNull()
  })

  test('units picked for rooms by hand are those of the automatic selection where units deliver the same', async () => {
    const rooms = randomRooms(60, 5).map((room) => ({ ...room, type: room.type || 'DM' }))
    const both: EngineVerb<[], { byHand: unknown; automatic: unknown }> = async (packed) => {
      const [family] = familiesOf(packed.pack, packed.rows, { family: 'HP', refrigerant: 'R410A' })
      if (!family) throw new Error('The pack has no such family')
      const { items, coolShare, heatShare } = await pickUnits(packed, demandOf(rooms).design, family, rooms)
      const shares = { cooling: coolShare, heating: heatShare }
      const byHand = await pickForRooms(packed, { rooms, design, shares, sizing: UNSIZED })
      return { byHand, automatic: items.map(({ model, count }) => ({ model, count })) }
    }
    const { byHand, automatic } = await (await engine).run(both)
    expect(byHand).toEqual(automatic)
  })
})
