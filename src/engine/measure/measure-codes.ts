import { MEASURES_EACH } from '../../../assembly/common/layout/layout-measure'
import { QUANTITIES, type Measure, type Quantity } from '../../model/project/quantity'

const NAMES = Object.keys(QUANTITIES) as Quantity[]

/** Returns the core's code of a measure, -1 where the quantity has no such measure. */
export function measureCode(quantity: Quantity, measure: string): number {
  const place = (QUANTITIES[quantity] as readonly string[]).indexOf(measure)
  return place < 0 ? -1 : NAMES.indexOf(quantity) * MEASURES_EACH + place
}

/** Returns the first quantity that has both measures, in the order of QUANTITIES; undefined where none has. */
export function quantityOf(from: string, to: string): Quantity | undefined {
  return NAMES.find((name) => measureCode(name, from) >= 0 && measureCode(name, to) >= 0)
}

export function metricMeasure<Q extends Quantity>(quantity: Q): Measure<Q> {
  return QUANTITIES[quantity][0]
}
