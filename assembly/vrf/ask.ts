import * as L from '../common/layout/layout'
import * as P from '../common/layout/layout-pack'
import * as Q from '../common/layout/layout-question'
import { mark, reset } from '../common/memory'
import { cell, constant, rowsOf, tableOf } from './pack'
import { chargePerMetre, pipeFactor } from './charge/charge-rate'
import { connectingCharge } from './charge/connecting-charge'
import { boundedUnitCharge, roundCharge, settleCharge, sumCharge, unitCharge } from './charge/charge-terms'
import * as W from './piping/connected'
import * as C from './piping/correction'
import { MEMO_JOINT2, MEMO_JOINT3, openRowMemo, rowBelow } from './piping/memo'
import * as O from './piping/outdoor'
import { gas, high, limitByMain, liquid, openTables, sizeBranch, sizeMain, sizeStub, takeMain } from './piping/pipe-size'
import { airDensityAt, pressureAt } from './piping/pressure'
import { pipeCharge } from '../formulas/safety'
import { stepRow, weightAt } from './piping/shortened'
import { bendMetres, mmOf, openSizes, stepUp } from './piping/sizes'
import { lookUp } from '../common/span'
import { loaded } from '../common/stages'

let at: usize = 0

/**
 * Answers one question about a pack's tables with the routines of every calculation: charge, rounding, pipe sizes, equivalent length, capacity, look-up. The answer
 * is written to the question's own slots.
 *
 * @verb
 */
export function ask(pack: usize, question: usize): void {
  const from = mark()
  loaded(from)
  at = question
  const what = load<i32>(question + L.HEAD_NODES)
  openSizes(pack)
  takeOutdoor(pack)
  if (what == Q.ASK_CHARGE) askCharge(pack)
  else if (what == Q.ASK_ROUND) answer(0, roundCharge(pack, given(Q.IN_VALUE)))
  else if (what == Q.ASK_PIPE) askPipe(pack)
  else if (what == Q.ASK_SIZE_STEP) answer(0, stepUp(pack, given(Q.IN_VALUE)))
  else if (what == Q.ASK_EQUIVALENT) askEquivalent(pack)
  else if (what == Q.ASK_CAPACITY) askCapacity(pack)
  else if (what == Q.ASK_LOOKUP) askLookup(pack)
  else if (what == Q.ASK_RATIO) askRatio(pack)
  reset(from)
}

function given(slot: i32): f64 {
  return load<f64>(at + Q.QUESTION_IN + ((slot as usize) << 3))
}

function answer(slot: i32, value: f64): void {
  store<f64>(at + Q.QUESTION_OUT + ((slot as usize) << 3), value)
}

function items(): i32 {
  return load<i32>(at + L.HEAD_EDGES)
}

function item(row: i32, column: i32): f64 {
  return cell(at + Q.QUESTION_ITEMS, Q.ITEM_WIDTH, row, column)
}

function takeOutdoor(pack: usize): void {
  O.supposeOutdoor(pack, given(Q.IN_HP), given(Q.IN_COOL), given(Q.IN_HEAT), given(Q.IN_MODULES) as i32, given(Q.IN_SERIES) as i32)
  let first = -1
  let count = 0
  for (let row = 0; row < items(); row++) {
    if (item(row, Q.ITEM_WHAT) != Q.ITEM_MODULE) continue
    if (first < 0) first = item(row, Q.ITEM_A) as i32
    O.setModuleRow(count, item(row, Q.ITEM_A) as i32)
    count++
  }
  if (first < 0) return
  const combination = given(Q.IN_COMBINATION) as i32
  if (combination >= 0) return O.takeCombination(pack, combination, first)
  if (count == 1) return O.takeModule(pack, first)
  O.noOutdoor(pack)
  for (let row = 0; row < items(); row++) {
    if (item(row, Q.ITEM_WHAT) == Q.ITEM_MODULE) O.addModule(pack, item(row, Q.ITEM_A) as i32)
  }
  O.closeModules()
}

function askCharge(pack: usize): void {
  const refrigerant = given(Q.IN_REFRIGERANT) as i32
  const factor = pipeFactor(pack, given(Q.IN_THREE) == 1)
  let pipes: f64 = 0
  let metres: f64 = 0
  let ofUnits: f64 = 0
  let boxes: f64 = 0
  let units = 0
  for (let row = 0; row < items(); row++) {
    const what = item(row, Q.ITEM_WHAT) as i32
    const a = item(row, Q.ITEM_A)
    const b = item(row, Q.ITEM_B)
    const count = item(row, Q.ITEM_COUNT)
    if (what == Q.ITEM_PIPE || what == Q.ITEM_RATE) {
      pipes += pipeCharge(b, what == Q.ITEM_RATE ? a : chargePerMetre(pack, refrigerant, a), factor)
      metres += b
    } else if (what == Q.ITEM_UNIT) {
      ofUnits += count * unitCharge(pack, a as i32, b as i32)
      units += count as i32
    } else if (what == Q.ITEM_BOX) boxes += count * cell(tableOf(pack, P.PACK_BOX), P.BOX_WIDTH, a as i32, P.BOX_CHARGE)
  }
  ofUnits = boundedUnitCharge(pack, ofUnits)
  const connecting = connectingCharge(pack, refrigerant, given(Q.IN_THREE) == 1)
  const sum =
    sumCharge(pack, pipes, metres, boxes, ofUnits, units, given(Q.IN_INDEX) as i32, given(Q.IN_RATIO)) + connecting + given(Q.IN_VALUE)
  answer(Q.OUT_PIPES_KG, pipes)
  answer(Q.OUT_UNITS_KG, ofUnits)
  answer(Q.OUT_BOXES_KG, boxes)
  answer(Q.OUT_CONNECTING_KG, connecting)
  answer(Q.OUT_SUM_KG, sum)
  answer(Q.OUT_CHARGE_KG, settleCharge(pack, sum))
}

function askPipe(pack: usize): void {
  openRowMemo()
  openTables(pack)
  const index = given(Q.IN_INDEX) as i32
  const table = given(Q.IN_TABLE) as i32
  sizeMain(pack, index, given(Q.IN_LONG) == 1, given(Q.IN_DEEP) == 1)
  if (table == Q.TABLE_MAIN) takeMain()
  else if (table == Q.TABLE_STUB) sizeStub(pack, index, given(Q.IN_LENGTH))
  else sizeBranch(pack, index, table == Q.TABLE_BRANCH3)
  // In a 3-pipe series only pipes leaving a box have two lines, and the main pipe does not bound these.
  const isBehindBox = given(Q.IN_BEHIND_BOX) == 1 || (O.isThreePipe() && table != Q.TABLE_BRANCH3)
  if (table != Q.TABLE_MAIN && !isBehindBox) limitByMain()
  answer(Q.OUT_GAS, mmOf(gas))
  answer(Q.OUT_LIQUID, mmOf(liquid))
  answer(Q.OUT_HIGH, mmOf(high))
  const isThree = table == Q.TABLE_BRANCH3
  const joint = rowBelow(isThree ? MEMO_JOINT3 : MEMO_JOINT2, pack, isThree ? P.PACK_JOINT3 : P.PACK_JOINT2, P.JOINT_WIDTH, index)
  answer(Q.OUT_JOINT, constant(pack, isThree ? P.CONST_FITTINGS_JOINT3 : P.CONST_FITTINGS_JOINT2) + (joint as f64))
}

function askEquivalent(pack: usize): void {
  const metres = equivalent(pack)
  const row = stepRow(pack, given(Q.IN_TABLE) == 1, given(Q.IN_VALUE), given(Q.IN_GROWN_MM))
  answer(0, metres)
  answer(1, metres * weightAt(pack, row, 1))
}

function equivalent(pack: usize): f64 {
  const bends = given(Q.IN_BENDS)
  const joints = given(Q.IN_JOINTS) * constant(pack, P.CONST_JOINT_EQUIVALENT)
  const headers = given(Q.IN_HEADERS) * constant(pack, P.CONST_HEADER_EQUIVALENT)
  return given(Q.IN_LENGTH) + bends * bendMetres(pack, given(Q.IN_VALUE)) + joints + headers
}

function askCapacity(pack: usize): void {
  const inputs = at + Q.QUESTION_IN
  C.readDesign(inputs + ((Q.IN_DESIGN as usize) << 3), inputs + ((Q.IN_HEAT_OUTDOOR_DB as usize) << 3))
  sizeMain(pack, given(Q.IN_INDEX) as i32, given(Q.IN_LONG) == 1, given(Q.IN_DEEP) == 1)
  const main = given(Q.IN_MAIN_M)
  C.correctOutdoor(pack, given(Q.IN_RATIO) / 100, main, given(Q.IN_LENGTH) - main, given(Q.IN_LEVEL), given(Q.IN_LEVEL))
  answer(Q.OUT_COOL_KW, C.deliveredCool)
  answer(Q.OUT_HEAT_KW, C.deliveredHeat)
  answer(Q.OUT_ACTUAL_RATIO_KW, C.capableCool)
  answer(Q.OUT_PRESSURE_KPA, pressureAt(pack, C.elevation))
  answer(Q.OUT_COOL_COUNTED_M, C.coolWeightedM)
  answer(Q.OUT_HEAT_COUNTED_M, C.heatWeightedM)
  answer(Q.OUT_AIR_RATIO, airDensityAt(pack, C.elevation))
  answerChain(Q.OUT_COOL_CHAIN, C.coolRatio, C.coolIndoor, C.coolOutdoor, C.coolLength, C.coolLevel, 1)
  answerChain(Q.OUT_HEAT_CHAIN, C.heatRatio, C.heatIndoor, C.heatOutdoor, C.heatLength, C.heatLevel, C.defrost)
}

function answerChain(first: i32, ratio: f64, indoor: f64, outdoor: f64, length: f64, level: f64, defrost: f64): void {
  answer(first + L.FACTOR_RATIO, ratio)
  answer(first + L.FACTOR_INDOOR, indoor)
  answer(first + L.FACTOR_OUTDOOR, outdoor)
  answer(first + L.FACTOR_LENGTH, length)
  answer(first + L.FACTOR_LEVEL, level)
  answer(first + L.FACTOR_DEFROST, defrost)
  answer(first + L.FACTOR_ALTITUDE, C.altitude)
}

function askRatio(pack: usize): void {
  let sum: f64 = 0
  for (let kind = L.KIND_INDOOR; kind < L.KIND_INDOOR + W.KINDS; kind++) {
    let index: f64 = 0
    let units: f64 = 0
    for (let row = 0; row < items(); row++) {
      if (item(row, Q.ITEM_WHAT) != Q.ITEM_KIND || (item(row, Q.ITEM_A) as i32) != kind) continue
      index += item(row, Q.ITEM_B) * item(row, Q.ITEM_COUNT)
      units += item(row, Q.ITEM_COUNT)
    }
    W.setKind(kind, index, units)
    sum += index
  }
  answer(Q.OUT_INDEX, sum)
  answer(Q.OUT_CONNECTED, W.connectedIndex(pack))
  answer(Q.OUT_RATIO, (W.connectedIndex(pack) * 10) / O.cool)
  answer(Q.OUT_BLOCK_SHARE, W.blockShare(pack, W.unitsOfKinds()))
}

function askLookup(pack: usize): void {
  const table = given(Q.IN_TABLE) as i32
  const isKnown = table >= 0 && table < rowsOf(pack, P.PACK_LOOKUP)
  answer(0, isKnown ? (lookUp(pack, table, given(Q.IN_VALUE)) as f64) : -1)
}
