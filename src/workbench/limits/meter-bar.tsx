import type { ShownMeter } from './join-standards'
import { meterScale } from './meter-scale'
import classes from './limits.module.css'

/** Draws the value against its limit, with the band between standard value and maximum hatched. The text beside it has the same content. */
export function MeterBar({ meter }: { meter: ShownMeter }) {
  const { fill, limit, standard } = meterScale(meter)
  const pct = (part: number): string => `${100 * part}%`
  return (
    <span className={classes.track} aria-hidden="true">
      {standard === null ? null : <span className={classes.band} style={{ left: pct(standard), width: pct(limit - standard) }} />}
      <span className={classes.fill} style={{ width: pct(fill) }} />
      <span className={classes.mark} style={{ left: pct(limit) }} />
    </span>
  )
}
