import * as L from '../../common/layout/layout'
import * as Q from '../../common/layout/layout-proof'
import * as R from '../../common/layout/layout-rules'
import * as C from '../piping/correction'
import { out } from '../state'
import { pressureAt } from '../piping/pressure'
import { shortensTables } from '../piping/shortened'
import { design, pack } from '../system'
import { provePressure } from './lookup'
import { noRest, ofRest, proveWeighted } from './weighted'
import { ofDesign, ofFigure, ofOut, ofStep, step } from './note'

/** Returns the value by which a maker's table is read in one mode. */
export function axisValue(by: i32, isHeating: bool): f64 {
  if (by < 0) return 0
  if (by == R.BY_EQUIVALENT_M && shortensTables(pack)) return isHeating ? C.heatWeightedM : C.coolWeightedM
  if (by == R.BY_EQUIVALENT_M) return C.mainEquivalentM + C.restEquivalentM
  if (by == R.BY_LEVEL_M) return -out(L.OUT_HEIGHT_OUTDOOR)
  if (by == R.BY_PRESSURE) return pressureAt(pack, C.elevation)
  return by == R.BY_RATIO ? C.ratio * 100 : design(designSlot(by, isHeating))
}

/** Writes the step of a value on the axis and returns it; -1 where the value is a plain design condition. */
export function openAxis(by: i32, isHeating: bool): i32 {
  const value = axisValue(by, isHeating)
  if (by == R.BY_EQUIVALENT_M && shortensTables(pack)) return proveWeighted(isHeating)
  if (by == R.BY_EQUIVALENT_M) {
    const none = noRest()
    const place = step(Q.FORMULA_SUM, value)
    ofFigure(Q.SUBJECT_OUTDOOR, -1, Q.FIGURE_TO_FIRST_M, C.mainEquivalentM)
    ofRest(none)
    return place
  }
  if (by == R.BY_LEVEL_M) {
    const place = step(Q.FORMULA_NEGATED, value)
    ofOut(L.OUT_HEIGHT_OUTDOOR, out(L.OUT_HEIGHT_OUTDOOR))
    return place
  }
  if (by == R.BY_PRESSURE) return provePressure()
  if (by != R.BY_RATIO) return -1
  const place = step(Q.FORMULA_RATIO_IN_PCT, value)
  ofOut(L.OUT_RATED_CR, out(L.OUT_RATED_CR))
  return place
}

/** Writes the value on the axis as an operand. */
export function ofAxis(by: i32, place: i32, isHeating: bool): void {
  if (place >= 0) ofStep(place, axisValue(by, isHeating))
  else ofDesign(designSlot(by, isHeating), axisValue(by, isHeating))
}

/** Cooling has no outdoor wet bulb: the pack's reader rejects such tables. */
function designSlot(by: i32, isHeating: bool): i32 {
  if (by == R.BY_OUTDOOR_DB) return isHeating ? L.DESIGN_HEAT_OUTDOOR_DB : L.DESIGN_COOL_OUTDOOR_DB
  if (by == R.BY_OUTDOOR_WB) return L.DESIGN_HEAT_OUTDOOR_WB
  if (by == R.BY_INDOOR_DB) return isHeating ? L.DESIGN_HEAT_INDOOR_DB : L.DESIGN_COOL_INDOOR_DB
  return by == R.BY_INDOOR_WB ? L.DESIGN_COOL_INDOOR_WB : L.DESIGN_ELEVATION
}
