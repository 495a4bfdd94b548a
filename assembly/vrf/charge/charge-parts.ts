import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import { ALLOWANCE } from '../findings'
import { constant } from '../pack'
import { pipeCharge } from '../../formulas/safety'
import { liquidMetres, units } from '../rules/survey'
import { root } from '../diagram/tree'
import { loadOf, out, setOut } from '../state'
import { pack } from '../system'
import { boxesKg, connectingKg, liquidM, pipesKg, unitsKg, unsettledKg } from './charge'
import { chargePerMetre, pipeFactor } from './charge-rate'
import { ownTerms } from './charge-terms'
import { extraCharge, isThreePipe, modelCharge, modules, seriesCell } from '../piping/outdoor'
import { mmOf, sizeCount } from '../piping/sizes'

/** Parts of the additional charge, kg, which add up to it; valid once the charge is known. */
export function answerChargeParts(): void {
  const perUnit = constant(pack, P.CONST_UNIT_KG) * (units() as f64)
  const extra = modules > 1 ? extraCharge : 0
  const isOver = out(L.OUT_RATED_CR) > 100 + ALLOWANCE
  const over = isOver ? constant(pack, P.CONST_MODULE_OVER_RATIO_KG) * (modules as f64) : 0
  setOut(L.OUT_CHARGE_FACTOR, pipeFactor(pack, isThreePipe()))
  setOut(L.OUT_CHARGE_PIPES, pipesKg)
  setOut(L.OUT_CHARGE_EXTRA, extra)
  setOut(L.OUT_CHARGE_BOXES, boxesKg)
  setOut(L.OUT_CHARGE_UNITS, perUnit + unitsKg)
  setOut(L.OUT_CHARGE_OVER, over)
  setOut(L.OUT_CHARGE_MAKER, modelCharge + ownTerms(pack, liquidM, loadOf(root), out(L.OUT_RATED_CR)) + connectingKg)
  setOut(L.OUT_CHARGE_SETTLED, out(L.OUT_ADDED_CHARGE) - unsettledKg)
  answerLines()
}

/** Metres, kg/m and kg of each liquid size, from the smallest up. Sizes beyond the number of rows are summed up in the last row. */
function answerLines(): void {
  const refrigerant = seriesCell(P.SERIES_REFRIGERANT) as i32
  const factor = pipeFactor(pack, isThreePipe())
  let line = 0
  for (let size = 1; size < sizeCount; size++) {
    const metres = liquidMetres(size)
    if (!(metres > 0)) continue
    const kgPerM = chargePerMetre(pack, refrigerant, mmOf(size))
    const kg = pipeCharge(metres, kgPerM, factor)
    if (line < L.CHARGE_LINES) putLine(line++, mmOf(size), metres, kgPerM, kg)
    else addToLast(metres, kg)
  }
  for (; line < L.CHARGE_LINES; line++) putLine(line, NaN, NaN, NaN, NaN)
}

function lineSlot(line: i32): i32 {
  return L.OUT_CHARGE_LINES + line * L.CHARGE_LINE_WIDTH
}

function putLine(line: i32, mm: f64, metres: f64, kgPerM: f64, kg: f64): void {
  setOut(lineSlot(line), mm)
  setOut(lineSlot(line) + 1, metres)
  setOut(lineSlot(line) + 2, kgPerM)
  setOut(lineSlot(line) + 3, kg)
}

function addToLast(metres: f64, kg: f64): void {
  const at = lineSlot(L.CHARGE_LINES - 1)
  putLine(L.CHARGE_LINES - 1, NaN, out(at + 1) + metres, NaN, out(at + 3) + kg)
}
