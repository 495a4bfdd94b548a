import * as L from '../common/layout/layout'
import * as H from '../common/layout/layout-humidity'
import { mark, reset } from '../common/memory'
import { loaded } from '../common/stages'
import { relativeHumidity } from '../formulas/psychrometrics'
import { cell } from './pack'
import { pressureAt } from './piping/pressure'

const PASCALS: f64 = 1000

/**
 * Writes the relative humidity of every pair of the table at the pack's barometric pressure of its elevation.
 *
 * @verb
 */
export function relativeHumidities(pack: usize, table: usize): void {
  const from = mark()
  loaded(from)
  const pressurePa = pressureAt(pack, load<f64>(table + H.HUMIDITY_ELEVATION)) * PASCALS
  const rows = table + H.HUMIDITY_ROWS
  const pairs = load<i32>(table + L.HEAD_NODES)
  for (let row = 0; row < pairs; row++) {
    const dryBulb = cell(rows, H.PAIR_WIDTH, row, H.PAIR_DRY_BULB)
    const wetBulb = cell(rows, H.PAIR_WIDTH, row, H.PAIR_WET_BULB)
    const at = rows + (((row * H.PAIR_WIDTH + H.PAIR_HUMIDITY) as usize) << 3)
    store<f64>(at, isNaN(dryBulb) || isNaN(wetBulb) ? NaN : Math.min(100, relativeHumidity(dryBulb, wetBulb, pressurePa) * 100))
  }
  reset(from)
}
