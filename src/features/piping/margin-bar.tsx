import { useTranslation } from 'react-i18next'
import { useFormat } from '../../ui/format'
import classes from './piping.module.css'

/** The bar's end: twice what is required. */
const FULL_PCT = 200

/** What is delivered in per cent of what is required, as a small bar with the mark of 100 % in its middle. */
export function MarginBar({ required, delivered }: { required: number | null; delivered: number | null }) {
  const { t } = useTranslation('piping')
  const format = useFormat()
  if (required === null || required <= 0 || delivered === null || Number.isNaN(delivered)) return <span className={classes.none}>–</span>
  const percent = (delivered / required) * 100
  return (
    <span
      className={classes.margin}
      role="img"
      aria-label={t('unit.marginSpoken', { margin: format.number(percent, 0) })}
      data-short={percent < 100}
    >
      <span style={{ width: `${Math.min(100, (percent / FULL_PCT) * 100)}%` }} />
    </span>
  )
}
