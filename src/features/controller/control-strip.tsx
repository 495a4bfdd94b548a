import { useTranslation } from 'react-i18next'
import { useSnapshot } from 'valtio'
import { controlCheck } from '../../state/core/control-check'
import { SeverityBadge } from '../../ui/badges/severity-badge'
import { useFormat } from '../../ui/words/format'
import { useControl } from './control-context'
import classes from './control.module.css'

/** Renders the strip of counts: groups, controllers, central controllers, units without controller, findings. */
export function ControlStrip() {
  const { t } = useTranslation('control')
  const format = useFormat()
  const { view, checked } = useControl()
  const { isPresent } = useSnapshot(controlCheck)
  const controllers = view.groups.reduce((sum, group) => sum + group.controllers.length, 0)
  const open = checked.findings.filter(({ accepted }) => !accepted)
  const errors = open.filter(({ severity }) => severity === 'error').length
  const figures = [
    [t('strip.units'), view.units.size],
    [t('strip.groups'), view.groups.length],
    [t('strip.controllers'), controllers],
    [t('strip.centrals'), view.centrals.length],
    [t('strip.without'), view.without],
  ] as const
  return (
    <div className={classes.strip}>
      {figures.map(([name, count]) => (
        <span key={name} className={classes.entry}>
          {name} <b>{format.number(count, 0)}</b>
        </span>
      ))}
      {errors > 0 ? <SeverityBadge severity="error" count={errors} /> : null}
      {open.length > errors ? <SeverityBadge severity="advice" count={open.length - errors} /> : null}
      <span role="status" className={classes.entry}>
        {isPresent ? '' : t('strip.checking')}
      </span>
    </div>
  )
}
