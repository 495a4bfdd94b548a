import * as W from '../common/layout/layout-wiring'
import { endOf } from './sum-loads'
import { addFlag, deviceA, devices, isBoard, line, setLine, slot } from './supply-table'

/** Part of a current that only rounding may cost. */
const ROUNDING: f64 = 1e-9

/** Sets the protective device of a circuit and marks what is wrong with it. */
export function chooseDevice(row: i32): void {
  const typed = line(row, W.LINE_OWN_DEVICE)
  const asked = line(row, W.LINE_MCA)
  const fuse = largestFuse(row)
  setLine(row, W.LINE_FUSE, fuse == Infinity ? NaN : fuse)
  const chosen = isNaN(typed) ? deviceBetween(asked, byFactor() ? Math.min(fuse, factorCurrent(row)) : fuse) : typed
  setLine(row, W.LINE_DEVICE, chosen)
  if (isNaN(chosen)) return addFlag(row, W.FLAG_NO_DEVICE)
  if (chosen < asked * (1 - ROUNDING)) addFlag(row, W.FLAG_DEVICE_UNDER_LOAD)
  if (chosen > fuse * (1 + ROUNDING)) addFlag(row, W.FLAG_DEVICE_OVER_FUSE)
}

/** Returns whether the cable follows the load and the device its factor (NEC), instead of load ≤ device ≤ cable. */
export function byFactor(): bool {
  return slot(W.SUPPLY_RULE) == 1
}

/**
 * Returns the largest device up to this current, because it trips least, but never less than the load asks: the smallest one of at least that where the current is infinite or the
 * table has no other. NaN where no device is large enough.
 */
function deviceBetween(asked: f64, most: f64): f64 {
  let chosen: f64 = NaN
  for (let row = 0; row < devices; row++) {
    const rated = deviceA(row)
    if (rated < asked * (1 - ROUNDING)) continue
    if (isNaN(chosen) || (most != Infinity && rated <= most * (1 + ROUNDING))) chosen = rated
  }
  return chosen
}

/** Returns factor × largest motor + others, which the device must not exceed (NEC 440.22(A)); the table then rounds down (240.6(A)). */
function factorCurrent(row: i32): f64 {
  const largest = line(row, W.LINE_LARGEST)
  const factor = startsHard(row) ? slot(W.SUPPLY_HARD_FACTOR) : slot(W.SUPPLY_DEVICE_FACTOR)
  return factor * largest + (line(row, W.LINE_CURRENT) - largest)
}

function startsHard(row: i32): bool {
  const end = endOf(row)
  for (let each = row; each < end; each = isBoard(each) ? endOf(each) : each + 1) if (line(each, W.LINE_STARTS_HARD) == 1) return true
  return false
}

/** Returns the least of the largest fuses that loads of this circuit allow; infinite where none names one. */
function largestFuse(row: i32): f64 {
  const end = endOf(row)
  let least: f64 = Infinity
  for (let each = row; each < end; each = isBoard(each) ? endOf(each) : each + 1) {
    const fuse = line(each, W.LINE_MAX_FUSE)
    if (fuse < least) least = fuse
  }
  return least
}
