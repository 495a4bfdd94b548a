import { expect, test } from 'vitest'
import { exhaustiveSplit, type PeerRoom } from '../../../bench/peers/select-rooms'
import type { SelectedSystem } from '../../../src/engine/select/selection'
import { selectSystems } from '../../../src/engine/select/select-systems'
import { defaultPack, engine } from '../core-record'
import { demandOf, randomRooms } from './random-rooms'

const SERIES = ['X4P', 'S4P']
const weights = new Map([...defaultPack.oduModules.items, ...defaultPack.oduCombinations.items].map(({ id, weightKg }) => [id, weightKg]))

function kgOf(models: readonly string[]): number {
  return models.reduce((sum, model) => sum + (weights.get(model) ?? 0), 0)
}

/** Returns the weight of the lightest split into neighbours of the same units, floor by floor, without corrections: a plain twin that compares all of them. */
function kgOfNeighbours(systems: readonly SelectedSystem[], floors: ReadonlyMap<string, string>): number {
  const rooms = systems.flatMap(({ units }) =>
    units.map(({ room, modelName, count }): PeerRoom => ({
      index: count * Number(modelName.split('-')[1]),
      floor: floors.get(room) ?? '',
    })),
  )
  return kgOf(exhaustiveSplit(defaultPack, SERIES, rooms).map(({ model }) => model))
}

test.each([
  { count: 12, floors: 3, seeds: 12 },
  { count: 40, floors: 8, seeds: 8 },
  { count: 64, floors: 4, seeds: 6 },
  { count: 100, floors: 50, seeds: 3 },
  { count: 320, floors: 20, seeds: 2 },
])('the lightest candidate for $count rooms is never heavier than the lightest split into neighbours', async ({ count, floors, seeds }) => {
  for (let seed = 1; seed <= seeds; seed++) {
    const rooms = randomRooms(count, seed, floors)
    const { candidates } = await (await engine).run(selectSystems, demandOf(rooms, { family: 'HP', refrigerant: 'R410A' }))
    const ours = Math.min(...candidates.map(({ systems }) => kgOf(systems.flatMap(({ models }) => models))))
    const neighbours = kgOfNeighbours(candidates[0]?.systems ?? [], new Map(rooms.map(({ id, floor }) => [id, floor])))
    expect(neighbours).toBeGreaterThan(0)
    expect(ours, `seed ${seed}`).toBeLessThanOrEqual(neighbours)
  }
})
