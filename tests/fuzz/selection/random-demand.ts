import type { Pack } from '../../../src/contract/pack'
import type { RoomDemand, SelectionDemand } from '../../../src/engine/select/demand'
import type { DesignConditions, IndoorUnit } from '../../../src/model/project/project'
import { newIndoorUnit, RATING_CONDITIONS } from '../../../src/model/project/defaults'
import type { Sizing } from '../../../src/model/project/sizing'
import { WEIGHT_NAMES, type Weights } from '../../../src/model/project/weights'
import type { Dice } from '../dice'

/** A number between two bounds, in steps of a thousandth of their distance. */
export function between(dice: Dice, least: number, most: number): number {
  return least + ((most - least) * dice.below(1001)) / 1000
}

export function randomDesign(dice: Dice): DesignConditions {
  if (dice.onceIn(4)) return { ...RATING_CONDITIONS }
  return {
    ...RATING_CONDITIONS,
    coolingIndoorDryBulbC: between(dice, 22, 32),
    coolingIndoorWetBulbC: between(dice, 15, 22),
    coolingOutdoorDryBulbC: between(dice, 20, 46),
    heatingIndoorDryBulbC: between(dice, 16, 25),
    heatingOutdoorWetBulbC: between(dice, -18, 14),
    elevationM: dice.onceIn(3) ? between(dice, 0, 3000) : 0,
  }
}

export function randomSizing(dice: Dice): Sizing {
  return dice.onceIn(2) ? { cooling: 1, heating: 1 } : { cooling: between(dice, 0.5, 2), heating: between(dice, 0.5, 2) }
}

/** Rooms from nothing at all to more than any unit gives, on floors that have names and none. */
export function randomRooms(dice: Dice, count: number, types: readonly string[]): RoomDemand[] {
  return Array.from({ length: count }, (_, place): RoomDemand => {
    const coolKw = dice.onceIn(12) ? 0 : between(dice, 0.3, dice.pick([4, 9, 9, 9, 25, dice.onceIn(20) ? 700 : 9]))
    return {
      id: `r${place}`,
      name: dice.onceIn(5) ? 'Room' : `Room ${place}`,
      floor: dice.pick(['1F', '2F', '3F', 'B1', '', 'Roof']),
      zone: dice.pick(['', 'East', 'West']),
      use: dice.pick(['office', 'office', 'meeting', '']),
      type: dice.onceIn(2) ? '' : (types[dice.below(types.length)] ?? ''),
      coolKw,
      sensibleKw: dice.onceIn(2) ? 0 : coolKw * between(dice, 0.4, 1),
      heatKw: dice.onceIn(6) ? 0 : between(dice, 0, 1.2) * (coolKw || 5),
      areaM2: dice.onceIn(2) ? null : between(dice, 4, 120),
      heightM: dice.onceIn(2) ? null : between(dice, 2.2, 5),
    }
  })
}

export function randomDemand(dice: Dice, pack: Pack, mostRooms: number): SelectionDemand {
  const weights = Object.fromEntries(WEIGHT_NAMES.map((name) => [name, dice.onceIn(3) ? 50 : dice.below(101)])) as Weights
  const family = dice.pick([undefined, 'HP', 'HR', pack.series[dice.below(pack.series.length)]?.id])
  return {
    rooms: randomRooms(dice, 1 + dice.below(mostRooms), Object.keys(pack.iduTypes)),
    design: randomDesign(dice),
    weights,
    sizing: randomSizing(dice),
    ...(family !== undefined && { family }),
    ...(dice.onceIn(4) && { powerHz: dice.pick([50, 60]) }),
  }
}

/** A list of indoor, fresh-air and hydro units. */
export function randomList(dice: Dice, pack: Pack): IndoorUnit[] {
  const lists = { idu: pack.iduModels, fa: pack.freshAirUnits, hdo: pack.hydroModules }
  return Array.from({ length: 1 + dice.below(12) }, (_, place) => {
    const type = dice.pick(['idu', 'idu', 'idu', 'fa', 'hdo'] as const)
    const { items } = lists[type]
    const required = (): number | null => (dice.onceIn(2) ? null : between(dice, 0.5, 20))
    return newIndoorUnit({
      id: `u${place}`,
      type,
      model: items[dice.below(items.length)]?.id ?? '',
      count: 1 + dice.below(4),
      requiredCoolingKw: required(),
      requiredSensibleKw: required(),
      requiredHeatingKw: required(),
    })
  })
}
