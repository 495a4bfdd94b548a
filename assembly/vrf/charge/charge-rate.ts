import * as P from '../../common/layout/layout-pack'
import { cell, constant, rowsOf, tableOf } from '../pack'

/** kg of charge for each metre of a liquid pipe; NaN where the pack has no rates for the refrigerant. */
export function chargePerMetre(packAt: usize, refrigerant: i32, mm: f64): f64 {
  const row = chargeRow(packAt, refrigerant, mm)
  return row < 0 ? NaN : cell(tableOf(packAt, P.PACK_CHARGE), P.CHARGE_WIDTH, row, P.CHARGE_KG)
}

/** Row of the refrigerant's charge for a liquid pipe: between sizes the next smaller, below the smallest that one; -1 where it has none. */
export function chargeRow(packAt: usize, refrigerant: i32, mm: f64): i32 {
  const at = tableOf(packAt, P.PACK_CHARGE)
  const rows = rowsOf(packAt, P.PACK_CHARGE)
  let best = -1
  let from: f64 = -1
  let smallest = -1
  let least: f64 = Infinity
  for (let row = 0; row < rows; row++) {
    if ((cell(at, P.CHARGE_WIDTH, row, P.CHARGE_REFRIGERANT) as i32) != refrigerant) continue
    const size = cell(at, P.CHARGE_WIDTH, row, P.CHARGE_MM)
    if (size <= mm + 0.015 && size > from) {
      from = size
      best = row
    }
    if (size < least) {
      least = size
      smallest = row
    }
  }
  return best < 0 ? smallest : best
}

/** Charge factor for two or three pipes. */
export function pipeFactor(packAt: usize, three: bool): f64 {
  return constant(packAt, three ? P.CONST_THREE_PIPE_FACTOR : P.CONST_TWO_PIPE_FACTOR)
}
