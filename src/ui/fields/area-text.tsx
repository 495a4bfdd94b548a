import { areaFromMetric, areaMeasure } from '../../engine/measure/area'
import { THIN_SPACE } from '../../platform/words/locale'
import { useFormat } from '../words/format'
import { useUnitSettings } from '../words/unit-settings'
import classes from './quantity-text.module.css'

/** Shows an area in the square of the user's measure of lengths, followed by its muted unit unless the column's head shows it; null shows a dash. */
export function AreaText({ value, isUnitHidden = false }: { value: number | null; isUnitHidden?: boolean }) {
  const format = useFormat()
  const { length } = useUnitSettings()
  if (value === null) return <span className={classes.none}>–</span>
  return (
    <span className={classes.text}>
      {format.number(areaFromMetric(value, length), 2, true)}
      {isUnitHidden ? null : <span className={classes.unit}>{`${THIN_SPACE}${areaMeasure(length)}`}</span>}
    </span>
  )
}
