import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { Provable } from '../proof/provable'
import { meterSubject } from '../proof/meter-subject'
import type { ShownMeter } from './join-standards'
import classes from './limits.module.css'
import type { MeterWords } from './use-meter-words'
import { meterScale } from './meter-scale'

/** Draws the value against its limit, with the band between standard value and maximum hatched. The text beside it has the same content. */
function MeterBar({ meter }: { meter: ShownMeter }) {
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

interface MeterRowProps {
  meter: ShownMeter
  words: MeterWords
  placeName: string
  onGoTo: () => void
  /** The repair, shown below. */
  children?: ReactNode
}

/** Renders one limit: its name and bar lead to the tightest place, its numbers to their proof. */
export function MeterRow({ meter, words, placeName, onGoTo, children }: MeterRowProps) {
  const { t } = useTranslation('limits')
  const name = words.name(meter)
  const value = words.figure(meter, meter.value)
  const limit = words.bound(meter)
  const spoken = t('spoken', { name, value, limit, unit: words.unit(meter), left: words.left(meter), place: placeName })
  return (
    <li className={classes.meter} data-broken={meter.broken ?? undefined}>
      <button type="button" className={classes.go} data-meter={meter.name} aria-label={spoken} onClick={onGoTo}>
        <span className={classes.name}>
          {meter.broken ? <SeverityBadge severity={meter.broken} /> : null}
          {name}
        </span>
        <MeterBar meter={meter} />
        <span className={classes.place}>{placeName}</span>
      </button>
      <span className={classes.numbers}>
        <span className={classes.figures}>
          <Provable subject={meterSubject(meter)} label={t('prove', { name })}>
            {value}
          </Provable>
          <span className={classes.bound}>{limit}</span>
          <span className={classes.unit}>{words.unit(meter)}</span>
        </span>
        <span className={classes.left}>{words.left(meter)}</span>
      </span>
      {children ? <div className={classes.repair}>{children}</div> : null}
    </li>
  )
}
