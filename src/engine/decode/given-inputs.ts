import * as L from '../../../assembly/common/layout/layout'
import { MISSING_FIELDS, type GivenInputs } from '../../model/finding/missing-input'

/** Reads the counts of default lengths and missing inputs from the outdoor slots of an answer. */
export function givenInputs(slots: Float64Array): GivenInputs {
  return {
    pipeCount: slots[L.OUT_PIPES] ?? NaN,
    defaultLengthCount: slots[L.OUT_DEFAULT_PIPES] ?? NaN,
    notChecked: MISSING_FIELDS.flatMap((missing, place) => {
      const count = slots[L.OUT_MISSING + place] ?? 0
      return count > 0 ? [{ missing, count }] : []
    }),
  }
}
