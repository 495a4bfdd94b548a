import { fromMetric, pipeLabel } from '../../engine/measure/measure'
import type { Quantity } from '../../model/project/quantity'
import { THIN_SPACE } from '../../platform/words/locale'
import { useFormat } from '../words/format'
import classes from './quantity-text.module.css'
import { useUnitSettings } from '../words/unit-settings'

export interface QuantityTextProps {
  quantity: Quantity
  /** Metric; null and NaN show a dash. */
  value: number | null | undefined
  decimals?: number
  /** Shows exactly that many decimals, for columns of numbers. */
  isFixed?: boolean
  /** Whether the column's head shows the unit instead. */
  isUnitHidden?: boolean
}

/** Shows a derived number in the user's measure, followed by its muted unit. */
export function QuantityText({ quantity, value, decimals = 2, isFixed = false, isUnitHidden = false }: QuantityTextProps) {
  const format = useFormat()
  const measure = useUnitSettings()[quantity]
  if (value === null || value === undefined || !Number.isFinite(value)) return <span className={classes.none}>–</span>
  const label = quantity === 'pipingDimension' && measure === 'inch' ? pipeLabel(value) : null
  return (
    <span className={classes.text}>
      {label ?? format.number(fromMetric(value, quantity, measure), decimals, isFixed)}
      {isUnitHidden ? null : <span className={classes.unit}>{`${THIN_SPACE}${measure}`}</span>}
    </span>
  )
}
