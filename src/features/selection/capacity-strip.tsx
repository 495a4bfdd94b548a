import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { results } from '../../state/core/results'
import { useFormat } from '../../ui/words/format'
import { QuantityText } from '../../ui/fields/quantity-text'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { UncheckedBadge } from '../../ui/badges/unchecked-badge'
import { severityCounts } from '../../workbench/systems/severity-counts'
import { useSystemResult } from '../../ui/hooks/use-system-result'
import type { SystemView } from './picked-system'
import { RatioMeter } from './ratio-meter'
import classes from './selection.module.css'
import { sumLines } from './system-sums'
import { usePack } from './use-pack'

/** Limits of the rated ratio. The actual ratio has none. */
const RATIO_LIMITS = new Set(['limit.minCrPct', 'limit.maxCrPct', 'limit.maxCrSpecialPct', 'limit.crLimitTallPct'])

/** Shows sums of the list, both ratios with their limits, the number of units, and findings below the table. */
export function CapacityStrip({ system }: { system: SystemView }) {
  const { t } = useTranslation('selection')
  const format = useFormat()
  const pack = usePack()
  const result = useSystemResult(system.id)
  const { computing } = useSnapshot(results)
  if (!pack) return null
  const sums = sumLines(system.indoorUnits, pack)
  const outdoor = result?.outdoor ?? null
  const { errors, advices } = severityCounts(result)
  return (
    <>
      <span className={classes.stripItem}>
        {t('strip.cooling')} <QuantityText quantity="loadCapacity" value={sums.nominalCoolingKw} decimals={1} isFixed />
      </span>
      <span className={classes.stripItem}>
        {t('strip.heating')} <QuantityText quantity="loadCapacity" value={sums.nominalHeatingKw} decimals={1} isFixed />
      </span>
      <span className={classes.stripItem}>
        {outdoor
          ? t('strip.unitsOf', { units: format.number(outdoor.unitCount, 0), most: format.number(outdoor.maxUnitCount, 0) })
          : t('strip.units', { count: sums.units })}
      </span>
      <RatioMeter
        label={t('ratio.rated')}
        ratioPct={outdoor?.ratedCR ?? null}
        minPct={pack.connectionRatio.minPct}
        maxPct={pack.connectionRatio.maxPct}
        isOutside={result?.findings.some(({ code }) => RATIO_LIMITS.has(code)) ?? false}
      />
      <RatioMeter
        label={t('ratio.actual')}
        ratioPct={outdoor?.actualCR ?? null}
        minPct={pack.connectionRatio.minPct}
        maxPct={pack.connectionRatio.maxPct}
        isOutside={false}
      />
      {errors > 0 ? <SeverityBadge severity="error" count={errors} /> : null}
      {advices > 0 ? <SeverityBadge severity="advice" count={advices} /> : null}
      <UncheckedBadge inputs={result?.inputs?.notChecked} />
      {result?.inputs?.notChecked.length === 0 && errors + advices === 0 ? <SeverityBadge severity="good" label={t('strip.fine')} /> : null}
      <span className={classes.stripItem} role="status">
        {computing ? t('strip.computing') : ''}
      </span>
    </>
  )
}
