import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../ui/words/format'
import { QuantityText } from '../../../ui/fields/quantity-text'
import { SeverityBadge } from '../../../ui/badges/severity-badge'
import { useLaterSystemResult } from '../../../ui/hooks/use-system-result'
import { countFindings } from '../count-findings'
import type { SystemView } from '../picked-system'
import classes from '../selection.module.css'
import { sumLines } from '../system-sums'
import { usePack } from '../use-pack'

/** What the list tells of a system: name, findings, outdoor unit, capacity ratio, and what its indoor units sum up to. */
export function SystemLine({ system }: { system: SystemView }) {
  const { t } = useTranslation('selection')
  const format = useFormat()
  const pack = usePack()
  const result = useLaterSystemResult(system.id)
  const sums = pack ? sumLines(system.indoorUnits, pack) : null
  const { errors, advices } = countFindings(result)
  const ratio = result?.outdoor?.ratedCR
  return (
    <>
      <span className={classes.systemName}>
        <span>{system.name}</span>
        <span className={classes.systemBadges}>
          {errors > 0 ? <SeverityBadge severity="error" count={errors} /> : null}
          {advices > 0 ? <SeverityBadge severity="advice" count={advices} /> : null}
        </span>
      </span>
      <span className={classes.systemFacts}>
        <span>{system.outdoorModels.length > 0 ? system.outdoorModels.join(' + ') : t('systems.noOutdoorUnit')}</span>
        <span className="figure">{ratio === undefined ? '' : t('ui:percent', { value: format.number(ratio, 1) })}</span>
      </span>
      <span className={classes.systemFacts}>
        <span>{t('strip.units', { count: sums?.units ?? 0 })}</span>
        <QuantityText quantity="loadCapacity" value={sums?.nominalCoolingKw} decimals={1} isFixed />
      </span>
    </>
  )
}
