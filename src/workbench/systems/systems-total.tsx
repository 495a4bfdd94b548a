import { useTranslation } from 'react-i18next'
import { results } from '../../state/core/results'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { useLaterSnapshot } from '../../ui/hooks/use-later-snapshot'
import { severityCounts } from './severity-counts'
import type { SystemFacts } from './system-facts'
import classes from './systems.module.css'

/** Shows below the tree the number of systems and units, of picked ones, and of all findings. */
export function SystemsTotal({ systems, picked }: { systems: readonly SystemFacts[]; picked: ReadonlySet<string> }) {
  const { t } = useTranslation('systems')
  const { bySystem } = useLaterSnapshot(results)
  const units = systems.reduce((sum, system) => sum + system.units, 0)
  const chosen = systems.filter((system) => picked.has(system.id)).length
  let errors = 0
  let advices = 0
  for (const { id } of systems) {
    const counts = severityCounts(bySystem[id])
    errors += counts.errors
    advices += counts.advices
  }
  return (
    <div className={classes.total}>
      <span>
        {chosen > 1 ? t('pickedCount', { count: chosen }) : t('systemCount', { count: systems.length })}
        {' · '}
        {t('unitCount', { count: units })}
      </span>
      <span className={classes.badges}>
        {errors > 0 ? <SeverityBadge severity="error" count={errors} /> : null}
        {advices > 0 ? <SeverityBadge severity="advice" count={advices} /> : null}
      </span>
    </div>
  )
}
