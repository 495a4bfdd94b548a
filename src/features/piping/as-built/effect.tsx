import { useTranslation } from 'react-i18next'
import { fromMetric } from '../../../engine/measure'
import { THIN_SPACE } from '../../../platform/locale'
import { useFormat } from '../../../ui/format'
import { SeverityBadge } from '../../../ui/severity-badge'
import { useUnitSettings } from '../../../ui/unit-settings'
import classes from './as-built.module.css'
import type { LineEffect } from './line-effect'

/** Below a gram nobody weighs. */
const LEAST_KG = 5e-4

/** What a difference does: more or less charge, and how many limits it breaks. */
export function Effect({ effect }: { effect: LineEffect }) {
  const { t } = useTranslation('as-built')
  const format = useFormat()
  const measure = useUnitSettings().weight
  const { chargeKg, broken } = effect
  const charge = chargeKg === null || Math.abs(chargeKg) < LEAST_KG ? null : fromMetric(Math.abs(chargeKg), 'weight', measure)
  return (
    <span className={classes.effects}>
      {charge === null ? null : (
        <span>{t('charge', { value: `${(chargeKg ?? 0) > 0 ? '+' : '−'}${format.number(charge, 3)}${THIN_SPACE}${measure}` })}</span>
      )}
      {broken.length > 0 ? <SeverityBadge severity="error" label={t('broken', { count: broken.length })} /> : null}
    </span>
  )
}
