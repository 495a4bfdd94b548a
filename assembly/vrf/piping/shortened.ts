import * as P from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-rules'
import { cell, rowsOf, tableOf } from '../pack'
import { grownFromGas, grownFromLiquid, isGasEnlarged, isLiquidEnlarged, mainGas, mainLiquid } from './pipe-size'
import { mmOf } from './sizes'

/** Tolerance for inch sizes, which makers round differently. */
const SAME_SIZE_MM: f64 = 0.1 + 1e-9

/** Returns the row of the weight for the step that a line of the main pipe has grown; -1 where it has not, or where the pack has no such step. */
export function shortenedRow(pack: usize, isLiquid: bool): i32 {
  if (isLiquid ? !isLiquidEnlarged : !isGasEnlarged) return -1
  return stepRow(pack, isLiquid, mmOf(isLiquid ? grownFromLiquid : grownFromGas), mmOf(isLiquid ? mainLiquid : mainGas))
}

/** Returns the row of the weight for a step from one diameter in mm to another, -1 where the pack has none. */
export function stepRow(pack: usize, isLiquid: bool, from: f64, to: f64): i32 {
  const at = tableOf(pack, P.PACK_SHORTENED)
  const rows = rowsOf(pack, P.PACK_SHORTENED)
  for (let row = 0; row < rows; row++) {
    if ((cell(at, R.SHORTENED_WIDTH, row, R.SHORTENED_LIQUID) == 1) != isLiquid) continue
    if (Math.abs(cell(at, R.SHORTENED_WIDTH, row, R.SHORTENED_FROM) - from) > SAME_SIZE_MM) continue
    if (Math.abs(cell(at, R.SHORTENED_WIDTH, row, R.SHORTENED_TO) - to) <= SAME_SIZE_MM) return row
  }
  return -1
}

/** Returns the weight of the main pipe's length, `otherwise` where the pack has none for its step. */
export function shortenedWeight(pack: usize, isLiquid: bool, otherwise: f64): f64 {
  return weightAt(pack, shortenedRow(pack, isLiquid), otherwise)
}

/** Returns the weight in a row, `otherwise` where there is none. */
export function weightAt(pack: usize, row: i32, otherwise: f64): f64 {
  return row < 0 ? otherwise : cell(tableOf(pack, P.PACK_SHORTENED), R.SHORTENED_WIDTH, row, R.SHORTENED_WEIGHT)
}

/** Returns whether the maker's own tables use the shortened length: where the pack gives weights for it. */
export function shortensTables(pack: usize): bool {
  return rowsOf(pack, P.PACK_SHORTENED) > 0
}
