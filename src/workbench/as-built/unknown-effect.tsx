import { useTranslation } from 'react-i18next'
import classes from './as-built.module.css'

/** Stands where the effect of a difference was not asked of the core: a dash that is not "no effect". */
export function UnknownEffect() {
  const { t } = useTranslation('as-built')
  return (
    <span className={classes.effects} title={t('notWorkedOut')}>
      <span aria-hidden="true">–</span>
      <span className={classes.spoken}>{t('notWorkedOut')}</span>
    </span>
  )
}
