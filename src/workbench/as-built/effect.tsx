import { useTranslation } from 'react-i18next'
import { fromMetric } from '../../engine/measure/measure'
import { THIN_SPACE } from '../../platform/words/locale'
import { useFormat } from '../../ui/words/format'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { useUnitSettings } from '../../ui/words/unit-settings'
import classes from './as-built.module.css'
import type { LineEffect } from './line-effect'
import { UnknownEffect } from './unknown-effect'

/** Smaller differences of the charge are not shown: half a gram cannot be weighed. */
const LEAST_KG = 5e-4

/** Shows the effect of a difference: more or less charge, the number of broken limits and rules, and new advice. */
export function Effect({ effect }: { effect: LineEffect }) {
  const { t } = useTranslation('as-built')
  const format = useFormat()
  const measure = useUnitSettings().weight
  const { limits, rules, advice } = effect
  const chargeKg = effect.chargeKg ?? 0
  const hasCharge = Math.abs(chargeKg) >= LEAST_KG
  const isNothing = !hasCharge && limits.length + rules.length + advice.length === 0
  // Without a charge, the absence of an effect cannot be claimed.
  if (isNothing && effect.chargeKg === null) return <UnknownEffect />
  return (
    <span className={classes.effects}>
      {hasCharge ? (
        <span>
          {t('charge', {
            value: `${chargeKg > 0 ? '+' : '−'}${format.number(fromMetric(Math.abs(chargeKg), 'weight', measure), 3)}${THIN_SPACE}${measure}`,
          })}
        </span>
      ) : null}
      {limits.length > 0 ? <SeverityBadge severity="error" label={t('broken', { count: limits.length })} /> : null}
      {rules.length > 0 ? <SeverityBadge severity="error" count={rules.length} /> : null}
      {advice.length > 0 ? <SeverityBadge severity="advice" count={advice.length} /> : null}
      {isNothing ? <span>{t('noEffect')}</span> : null}
    </span>
  )
}
