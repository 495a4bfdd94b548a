import { useTranslation } from 'react-i18next'
import classes from './as-built.module.css'

/** Marks an effect that was not computed: a dash that differs from "no effect". */
export function UnknownEffect() {
  const { t } = useTranslation('as-built')
  return (
    <span className={classes.effects} title={t('notWorkedOut')}>
      <span aria-hidden="true">–</span>
      <span className={classes.spoken}>{t('notWorkedOut')}</span>
    </span>
  )
}
