import * as W from '../common/layout/layout-wiring'
import { lineDrop } from '../formulas/electrical'
import { byFactor } from './choose-device'
import { endOf } from './sum-loads'
import { addFlag, cable, cables, isBoard, line, setLine, slot } from './supply-table'

const ROUNDING: f64 = 1e-9

/**
 * Sets the area of each line of a circuit: the smallest cable for its device (for the minimum circuit ampacity where the device follows a factor), then the first with which the
 * farthest unit is within the drop. A typed area stays. One cable serves the whole circuit.
 */
export function chooseCable(row: i32): void {
  const needed = byFactor() ? line(row, W.LINE_MCA) : line(row, W.LINE_DEVICE)
  const least = cableFor(row, needed)
  const chosen = least < 0 ? -1 : withinDrop(row, least)
  if (chosen < 0) addFlag(row, W.FLAG_NO_CABLE)
  else if (chosen > least) addFlag(row, W.FLAG_AREA_BY_DROP)
  const end = endOf(row)
  for (let each = row; each < end; each = isBoard(each) ? endOf(each) : each + 1) {
    const typed = line(each, W.LINE_OWN_AREA)
    const area = isNaN(typed) ? (chosen < 0 ? NaN : cable(chosen, W.CABLE_AREA)) : typed
    const ampacity = ampacityOf(each, area)
    setLine(each, W.LINE_CIRCUIT, row as f64)
    setLine(each, W.LINE_DEVICE, line(row, W.LINE_DEVICE))
    setLine(each, W.LINE_AREA, area)
    setLine(each, W.LINE_AMPACITY, ampacity)
    if (ampacity < needed * (1 - ROUNDING)) addFlag(each, W.FLAG_CABLE_UNDER_DEVICE)
    setDrop(each)
  }
}

/** Returns the row of the smallest cable that carries this current; -1 where none does. */
function cableFor(row: i32, current: f64): i32 {
  const column = line(row, W.LINE_PHASES) == 3 ? W.CABLE_THREE : W.CABLE_TWO
  for (let each = 0; each < cables; each++) if (cable(each, column) >= current * (1 - ROUNDING)) return each
  return -1
}

/** Returns the first cable from this one on with which no unit of the circuit is over its drop; the same one where not even the largest is enough. */
function withinDrop(row: i32, least: i32): i32 {
  const from = line(row, W.LINE_FROM) as i32
  const limit = isBoard(row) ? slot(W.SUPPLY_FEEDER_DROP) : slot(W.SUPPLY_MAX_DROP)
  for (let each = least; each < cables; each++) {
    const area = cable(each, W.CABLE_AREA)
    if (farthestDrop(row, area, line(from, W.LINE_DROP_PCT)) <= limit * (1 + ROUNDING)) return each
  }
  return least
}

/** Sets the drops of a circuit for this area and returns the largest, per cent from the origin. */
function farthestDrop(row: i32, area: f64, before: f64): f64 {
  const end = endOf(row)
  let most = before
  for (let each = row; each < end; each = isBoard(each) ? endOf(each) : each + 1) {
    const typed = line(each, W.LINE_OWN_AREA)
    setLine(each, W.LINE_AREA, isNaN(typed) ? area : typed)
    setDropPct(each)
    most = Math.max(most, line(each, W.LINE_DROP_PCT))
  }
  return most
}

function setDropPct(row: i32): void {
  const drop = lineDrop(
    line(row, W.LINE_CURRENT),
    line(row, W.LINE_LENGTH),
    line(row, W.LINE_AREA),
    line(row, W.LINE_PHASES),
    slot(W.SUPPLY_RESISTIVITY),
    slot(W.SUPPLY_REACTANCE),
    slot(W.SUPPLY_POWER_FACTOR),
  )
  setLine(row, W.LINE_DROP, drop)
  setLine(row, W.LINE_DROP_PCT, line(line(row, W.LINE_FROM) as i32, W.LINE_DROP_PCT) + (drop * 100) / line(row, W.LINE_VOLT))
}

function setDrop(row: i32): void {
  setDropPct(row)
  if (line(row, W.LINE_DROP_PCT) > slot(W.SUPPLY_MAX_DROP) * (1 + ROUNDING)) addFlag(row, W.FLAG_DROP_OVER)
}

/** Returns the ampacity of the largest listed cable that is not larger than this area; 0 below the smallest. */
function ampacityOf(row: i32, area: f64): f64 {
  const column = line(row, W.LINE_PHASES) == 3 ? W.CABLE_THREE : W.CABLE_TWO
  if (isNaN(area)) return NaN
  let ampacity: f64 = 0
  for (let each = 0; each < cables; each++) if (cable(each, W.CABLE_AREA) <= area * (1 + ROUNDING)) ampacity = cable(each, column)
  return ampacity
}
