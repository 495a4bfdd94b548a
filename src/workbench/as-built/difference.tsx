import { fromMetric } from '../../engine/measure/measure'
import type { Quantity } from '../../model/project/quantity'
import { useFormat } from '../../ui/words/format'
import { useUnitSettings } from '../../ui/words/unit-settings'
import classes from './as-built.module.css'

/** Smaller differences are rounding errors. */
const NOTHING = 5e-7

/** Shows the installed difference with its sign; a dash for none. */
export function Difference({ value, quantity, decimals = 2 }: { value: number | null; quantity: Quantity | null; decimals?: number }) {
  const format = useFormat()
  const settings = useUnitSettings()
  if (value === null || Math.abs(value) < NOTHING) return <span className={classes.same}>–</span>
  const shown = quantity ? fromMetric(Math.abs(value), quantity, settings[quantity]) : Math.abs(value)
  return (
    <span className={classes.difference}>
      {value > 0 ? '+' : '−'}
      {format.number(shown, decimals)}
    </span>
  )
}
