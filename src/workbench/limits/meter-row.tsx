import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { Provable } from '../proof/provable'
import { meterSubject } from '../proof/meter-subject'
import type { ShownMeter } from './join-standards'
import { MeterBar } from './meter-bar'
import classes from './limits.module.css'
import type { MeterWords } from './use-meter-words'

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
