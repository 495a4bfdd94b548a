import * as L from '../../common/layout/layout'
import * as J from '../../common/layout/layout-adjust'
import * as P from '../../common/layout/layout-pack'
import { mark, reset } from '../../common/memory'
import { feedOf } from '../diagram/feeds'
import { inspect } from '../inspect'
import { cell, tableOf } from '../pack'
import { deliveredCooling, deliveredHeating, deliveredSensible } from '../piping/deliver'
import { afterActualOf, afterEquivalentOf } from '../piping/distance'
import { mmOf } from '../piping/sizes'
import { gasOf, highOf, liquidOf, out } from '../state'
import { FIRST_UNIT, listed, setListed, systemOfList } from './list-system'

/**
 * Computes what each unit of a list delivers before anything is drawn, by the check of a drawing in which every unit has a branch of its own behind the first
 * joint. Where no outdoor unit is chosen, one is supposed whose rated capacities are those of the units. Returns the status of that check.
 *
 * @verb
 */
export function adjust(pack: usize, list: usize): i32 {
  const before = mark()
  supposeRated(pack, list)
  const status = inspect(pack, systemOfList(list))
  const isCalculated = status == L.STATUS_CALCULATED
  setSlot(list, J.ADJUST_CALCULATED, isCalculated ? 1 : 0)
  if (isCalculated) answerList(list)
  reset(before)
  return status
}

function setSlot(list: usize, slot: i32, value: f64): void {
  store<f64>(list + J.ADJUST_START + (slot << 3), value)
}

/** Sets the rated capacities of the outdoor unit that is supposed where none is chosen: cooling by capacity index as in the ratio, heating nominal. */
function supposeRated(pack: usize, list: usize): void {
  const designAt = list + L.DESIGN_START
  if (load<f64>(designAt + (L.DESIGN_MODULE_COUNT << 3)) > 0) return
  const equipment = tableOf(pack, P.PACK_EQUIPMENT)
  let index: f64 = 0
  let heat: f64 = 0
  for (let row = 0; row < load<i32>(list + L.HEAD_NODES); row++) {
    const count = listed(list, row, J.LISTED_COUNT)
    const model = listed(list, row, J.LISTED_MODEL) as i32
    index += count * cell(equipment, P.EQUIPMENT_WIDTH, model, P.EQUIPMENT_INDEX)
    heat += count * cell(equipment, P.EQUIPMENT_WIDTH, model, P.EQUIPMENT_HEAT)
  }
  store<f64>(designAt + (L.DESIGN_SUPPOSED_COOL << 3), index / 10)
  store<f64>(designAt + (L.DESIGN_SUPPOSED_HEAT << 3), heat)
}

function answerList(list: usize): void {
  let cool: f64 = 0
  let sensible: f64 = 0
  let heat: f64 = 0
  let node = FIRST_UNIT
  for (let row = 0; row < load<i32>(list + L.HEAD_NODES); row++) {
    const count = listed(list, row, J.LISTED_COUNT)
    answerUnit(list, row, node)
    cool += count * deliveredCooling(node)
    sensible += count * deliveredSensible(node)
    heat += count * deliveredHeating(node)
    node += count as i32
  }
  for (let slot = 0; slot < J.ADJUST_OUTDOOR_SLOTS; slot++) setSlot(list, J.ADJUST_OUTDOOR + slot, out(L.OUT_RATED_CR + slot))
  setSlot(list, J.ADJUST_COOL, cool)
  setSlot(list, J.ADJUST_SENSIBLE, sensible)
  setSlot(list, J.ADJUST_HEAT, heat)
}

function answerUnit(list: usize, row: i32, node: i32): void {
  const pipe = feedOf(node)
  setListed(list, row, J.LISTED_OUT_COOL, deliveredCooling(node))
  setListed(list, row, J.LISTED_OUT_SENSIBLE, deliveredSensible(node))
  setListed(list, row, J.LISTED_OUT_HEAT, deliveredHeating(node))
  setListed(list, row, J.LISTED_OUT_ACTUAL, afterActualOf(node))
  setListed(list, row, J.LISTED_OUT_EQUIVALENT, afterEquivalentOf(node))
  setListed(list, row, J.LISTED_OUT_GAS, mmOf(gasOf(pipe)))
  setListed(list, row, J.LISTED_OUT_LIQUID, mmOf(liquidOf(pipe)))
  setListed(list, row, J.LISTED_OUT_HIGH, mmOf(highOf(pipe)))
}
