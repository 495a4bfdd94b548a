import { describe, expect, test } from 'vitest'
import * as T from '../../../assembly/common/layout/layout-select'
import type { EngineVerb, PackedCore } from '../../../src/engine/host/packed-core'
import { costsOf, usualOf, type Costs } from '../../../src/engine/select/criteria'
import { wished } from '../../../src/engine/select/directions'
import type { RoomDemand } from '../../../src/engine/select/demand'
import type { Weights } from '../../../src/model/project/weights'
import { groupOf } from '../../../src/engine/select/group'
import { familiesOf, type Family } from '../../../src/engine/select/option'
import { pickUnits } from '../../../src/engine/select/pick-units'
import { raterOf } from '../../../src/engine/select/rating'
import { orderedRooms } from '../../../src/engine/select/room-order'
import { selectSystems } from '../../../src/engine/select/select-systems'
import { RATING_CONDITIONS } from '../../../src/model/project/defaults'
import { engine } from '../core-record'
import { exhaustive } from './exhaustive'
import { demandOf, randomRooms, randomWeights } from './random-rooms'

const WEIGHTINGS = 100
const design = RATING_CONDITIONS

/** Returns the cost of every set of some rooms with every outdoor unit of one family. */
interface Costed {
  family: Family
  costs: Costs
  ids: string[]
  costOf: (rooms: number, option: number) => number
}

/** Asks the core about every set of rooms with every outdoor unit: what the search minimises, computed without the search. */
const costed: EngineVerb<[rooms: readonly RoomDemand[], weights: Weights], Costed> = async (packed: PackedCore, rooms, weights) => {
  const ordered = orderedRooms(rooms)
  const [family] = familiesOf(packed.pack, packed.rows, { family: 'HP', refrigerant: 'R410A' })
  if (!family) throw new Error('The pack has no such family')
  const loadKw = ordered.reduce((sum, { coolKw, heatKw }) => sum + Math.max(coolKw, heatKw), 0)
  const usual = usualOf(packed.pack, [family], loadKw, () => null)
  const costs = costsOf(wished(weights), usual, family, () => null)
  const { items } = await pickUnits(packed, design, family, ordered)
  const rater = raterOf(packed, design, family.options, [costs])
  const sets = (1 << items.length) - 1
  const groups = Array.from({ length: sets }, (_, place) =>
    groupOf(
      items.filter((_item, at) => ((place + 1) & (1 << at)) !== 0),
      usual,
      0,
    ),
  )
  const rated = await rater.rate({
    count: sets * family.options.length,
    write: (cells, at, row) => {
      groups[row % sets]?.write(cells, at)
      cells[at + T.GROUP_OPTION] = Math.floor(row / sets)
    },
  })
  return {
    family,
    costs,
    ids: items.map(({ room }) => room.id),
    costOf: (mask, option) => rated.cost(option * sets + mask - 1, 0) + (groups[mask - 1]?.scatter() ?? 0),
  }
}

describe('a selection for at most eight rooms', () => {
  test('a selection for at most eight rooms costs what the best of all partitions costs, for 100 random weightings', async () => {
    const running = await engine
    for (let seed = 1; seed <= WEIGHTINGS; seed++) {
      // Every twentieth case has eight rooms: 4,140 partitions.
      const count = seed % 20 === 0 ? 8 : 3 + (seed % 4)
      const rooms = randomRooms(count, seed)
      const weights = randomWeights(seed)
      const { family, costs, ids, costOf } = await running.run(costed, rooms, weights)
      const twin = exhaustive(ids.length, family.options.length, costOf, costs.different)
      const { candidates } = await running.run(selectSystems, demandOf(rooms, { weights, family: 'HP', refrigerant: 'R410A' }))
      const best = candidates[0]
      expect(best?.unmet.length === 0).toBe(twin.cost < Infinity)
      if (!best || twin.cost === Infinity) continue
      const chosen = best.systems.map(({ models, units }) => ({
        option: family.options.findIndex((option) => option.models.join() === models.join()),
        mask: units.reduce((bits, { room }) => bits | (1 << ids.indexOf(room)), 0),
      }))
      const cost =
        chosen.reduce((sum, { option, mask }) => sum + costOf(mask, option), 0) +
        costs.different * new Set(chosen.map(({ option }) => option)).size
      expect(cost, `seed ${seed}`).toBeCloseTo(twin.cost, 9)
    }
  }, 120_000)
})
