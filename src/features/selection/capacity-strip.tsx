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
import classes from './selection.module.css'
import { useAdjustment } from './use-adjustment'
import { sumLines } from './system-sums'
import { usePack } from '../../ui/hooks/use-pack'
import { RatioHelp } from '../../workbench/frame/ratio-help'

interface RatioMeterProps {
  label: string
  /** Ratio in per cent; null while it is unknown. */
  ratioPct: number | null
  minPct: number
  maxPct: number
  /** True where a finding reports the ratio as outside its limits. */
  isOutside: boolean
}

const SCALE_PCT = 200

/** Shows a connection ratio on a scale to 200 % with the allowed range. */
function RatioMeter({ label, ratioPct, minPct, maxPct, isOutside }: RatioMeterProps) {
  const { t } = useTranslation('selection')
  const format = useFormat()
  const place = (pct: number) => `${(100 * Math.max(0, Math.min(pct, SCALE_PCT))) / SCALE_PCT}%`
  const figure = ratioPct === null ? '–' : t('ui:percent', { value: format.number(ratioPct, 1) })
  return (
    <span
      className={classes.meter}
      data-outside={isOutside}
      title={t('ratio.window', { min: format.number(minPct, 0), max: format.number(maxPct, 0) })}
    >
      <span className={classes.meterLabel}>{label}</span>
      <span className={classes.meterTrack} aria-hidden="true">
        <span className={classes.meterWindow} style={{ left: place(minPct), width: place(maxPct - minPct) }} />
        {ratioPct === null ? null : <span className={classes.meterNeedle} style={{ left: place(ratioPct) }} />}
      </span>
      <span className={classes.meterFigure}>{figure}</span>
    </span>
  )
}

/** Limits of the rated ratio. The actual ratio has none. */
const RATIO_LIMITS = new Set(['limit.minCrPct', 'limit.maxCrPct', 'limit.maxCrSpecialPct', 'limit.crLimitTallPct'])

/** Shows sums of the list, both ratios with their limits, the number of units, and findings below the table. */
export function CapacityStrip({ system }: { system: SystemView }) {
  const { t } = useTranslation('selection')
  const format = useFormat()
  const pack = usePack()
  const result = useSystemResult(system.id)
  const { computing } = useSnapshot(results)
  const adjusted = useAdjustment(system)?.system
  if (!pack) return null
  const sums = sumLines(system.indoorUnits, pack)
  const outdoor = result?.outdoor ?? null
  // Before anything is drawn, the ratios are those of the list and the chosen outdoor unit.
  const undrawn = adjusted && !adjusted.isSupposed ? adjusted : null
  const { errors, advices } = severityCounts(result)
  return (
    <div className={classes.strip}>
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
        ratioPct={outdoor?.ratedCR ?? undrawn?.ratedCrPct ?? null}
        minPct={pack.connectionRatio.minPct}
        maxPct={pack.connectionRatio.maxPct}
        isOutside={result?.findings.some(({ code }) => RATIO_LIMITS.has(code)) ?? false}
      />
      <RatioMeter
        label={t('ratio.actual')}
        ratioPct={outdoor?.actualCR ?? undrawn?.actualCrPct ?? null}
        minPct={pack.connectionRatio.minPct}
        maxPct={pack.connectionRatio.maxPct}
        isOutside={false}
      />
      <RatioHelp />
      {errors > 0 ? <SeverityBadge severity="error" count={errors} /> : null}
      {advices > 0 ? <SeverityBadge severity="advice" count={advices} /> : null}
      <UncheckedBadge inputs={result?.inputs?.notChecked} />
      {result?.inputs?.notChecked.length === 0 && errors + advices === 0 ? <SeverityBadge severity="good" label={t('strip.fine')} /> : null}
      <span className={classes.stripItem} role="status">
        {computing ? t('strip.computing') : ''}
      </span>
    </div>
  )
}
