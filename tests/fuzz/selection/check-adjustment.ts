import type { Pack } from '../../../src/contract/pack'
import type { Engine } from '../../../src/engine/engine'
import type { Adjustment, Capacities } from '../../../src/engine/adjust/adjusted-unit'
import { adjustmentWithoutOutdoor } from '../../reference/adjustment'
import type { PackTables } from '../../reference/pack-tables'
import type { Outcome } from '../check-project'
import type { Dice } from '../dice'
import { randomDesign, randomList } from './random-demand'

const NEAR = 1e-9

/**
 * Holds what the core says that a list delivers against the plain twin where no outdoor unit is chosen. Where one is, sums are those of the units, no unit delivers more
 * than the units of the list without an outdoor unit, and the order of the list makes no difference.
 */
export async function checkAdjustment(dice: Dice, engine: Engine, pack: Pack, tables: PackTables): Promise<Outcome> {
  const indoorUnits = randomList(dice, pack)
  const design = randomDesign(dice)
  const free = await engine.adjust({ design, indoorUnits, outdoorModels: [] })
  const plain = adjustmentWithoutOutdoor(indoorUnits, design, tables)
  const wrong = plain.findIndex((unit, place) => !isNear(free.units[place]?.delivered, unit))
  if (wrong >= 0)
    return { failure: 'the core adjusts a unit otherwise than the twin', detail: JSON.stringify({ unit: indoorUnits[wrong], design }) }
  const all = [...pack.oduModules.items, ...pack.oduCombinations.items]
  const outdoorModels = [all[dice.below(all.length)]?.id ?? '']
  const chosen = await engine.adjust({ design, indoorUnits, outdoorModels })
  const turned = await engine.adjust({ design, indoorUnits: [...indoorUnits].reverse(), outdoorModels })
  return faultOf(chosen, turned, indoorUnits.length) ?? 'accepted'
}

function faultOf(chosen: Adjustment, turned: Adjustment, count: number): Outcome | null {
  const { units, system } = chosen
  if (!system || units.length !== count) return { failure: 'a unit of a list is not adjusted', detail: `${units.length} of ${count}` }
  const sum = units.reduce<Capacities>(
    (all, { ofAll }) => ({
      coolKw: all.coolKw + ofAll.coolKw,
      sensibleKw: all.sensibleKw + ofAll.sensibleKw,
      heatKw: all.heatKw + ofAll.heatKw,
    }),
    { coolKw: 0, sensibleKw: 0, heatKw: 0 },
  )
  if (!isNear(sum, system.delivered)) return { failure: 'a sum is not that of the units', detail: JSON.stringify({ sum, system }) }
  const other = [...turned.units].reverse()
  const moved = units.findIndex((unit, place) => !isNear(unit.delivered, other[place]?.delivered))
  if (moved >= 0) return { failure: 'the order of a list makes a difference', detail: JSON.stringify([units[moved], other[moved]]) }
  const odd = units.find(
    ({ delivered: { coolKw, sensibleKw, heatKw } }) => !(coolKw >= 0 && sensibleKw >= 0 && sensibleKw <= coolKw + NEAR && heatKw >= 0),
  )
  return odd ? { failure: 'a unit delivers what no unit can', detail: JSON.stringify(odd) } : null
}

function isNear(one: Capacities | undefined, other: Capacities | undefined): boolean {
  if (!one || !other) return false
  const near = (a: number, b: number): boolean => Math.abs(a - b) <= NEAR * Math.max(1, Math.abs(b))
  return near(one.coolKw, other.coolKw) && near(one.sensibleKw, other.sensibleKw) && near(one.heatKw, other.heatKw)
}
