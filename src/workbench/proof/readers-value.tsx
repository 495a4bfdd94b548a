import { fromMetric } from '../../engine/measure/measure'
import type { Quantity } from '../../model/project/quantity'
import { withUnit } from '../../platform/words/locale'
import { useFormat } from '../../ui/words/format'
import type { OpenSystem } from '../open-system/use-open-system'
import classes from './proof.module.css'

const QUANTITY_OF: Readonly<Record<string, Quantity | undefined>> = {
  m: 'length',
  mm: 'pipingDimension',
  kW: 'loadCapacity',
  kg: 'weight',
  '℃': 'temperature',
}

/** Shows a proven value in the reader's measure, where that differs from the proof's metric one. */
export function ReadersValue({ open, value, unit }: { open: OpenSystem; value: number | string; unit: string }) {
  const format = useFormat()
  const quantity = QUANTITY_OF[unit]
  const measure = quantity && open.unitSettings[quantity]
  if (typeof value === 'string' || !quantity || !measure || measure === unit) return null
  return <span className={classes.readers}>{withUnit(format.number(fromMetric(value, quantity, measure), 2), measure)}</span>
}
