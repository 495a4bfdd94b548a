import type { RoomDemand, SelectionDemand } from '../../../src/engine/select/demand'
import { DEFAULT_WEIGHT, WEIGHT_NAMES, type Weights } from '../../../src/model/project/weights'
import { RATING_CONDITIONS } from '../../../src/model/project/defaults'
import { randomNumbers } from '../../helpers/random-numbers'

/** Returns rooms of a building from a seed: small and large, on a few floors, in two zones, with and without a wanted type. */
export function randomRooms(count: number, seed: number, floors = 3): RoomDemand[] {
  const random = randomNumbers(seed)
  const between = (least: number, most: number): number => Math.round((least + random() * (most - least)) * 10) / 10
  return Array.from({ length: count }, (_, place): RoomDemand => {
    const coolKw = between(1.2, random() < 0.1 ? 24 : 9)
    return {
      id: `r${place}`,
      name: `Room ${place}`,
      floor: `${1 + Math.floor(random() * floors)}F`,
      zone: random() < 0.5 ? 'East' : 'West',
      use: random() < 0.8 ? 'office' : 'meeting',
      type: random() < 0.6 ? '' : random() < 0.5 ? 'DM' : 'C4',
      coolKw,
      sensibleKw: random() < 0.5 ? Math.round(coolKw * 72) / 100 : 0,
      heatKw: Math.round(coolKw * (60 + random() * 40)) / 100,
    }
  })
}

export function randomWeights(seed: number): Weights {
  const random = randomNumbers(seed)
  return Object.fromEntries(WEIGHT_NAMES.map((name) => [name, Math.round(random() * 100)])) as Weights
}

export function demandOf(rooms: readonly RoomDemand[], given: Partial<SelectionDemand> = {}): SelectionDemand {
  const weights = Object.fromEntries(WEIGHT_NAMES.map((name) => [name, DEFAULT_WEIGHT])) as Weights
  return { rooms, design: { ...RATING_CONDITIONS }, weights, ...given }
}
