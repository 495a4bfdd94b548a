import { useTranslation } from 'react-i18next'
import { NavLink, Outlet } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { mayUse } from '../../platform/permissions'
import { session } from '../../state/page/session'
import classes from './center.module.css'

const ROOT = '/navbar/center'
const TABS = [
  { name: 'visitors', permission: 'center:users' },
  { name: 'users', permission: 'center:users' },
  { name: 'role', permission: 'center:role' },
  { name: 'dbm', permission: 'center:dbm' },
  { name: 'bug', permission: 'center:bug' },
] as const

/** The user centre: one tab for each of its pages that the user may see. */
export function CenterScreen() {
  const { t } = useTranslation('center')
  const { permissions } = useSnapshot(session)
  return (
    <div className={classes.screen}>
      <div className={classes.head}>
        <h1 className={classes.title}>{t('title')}</h1>
        <nav className={classes.tabs} aria-label={t('title')}>
          {TABS.filter(({ permission }) => mayUse(permissions, permission)).map(({ name }) => (
            <NavLink key={name} to={`${ROOT}/${name}`} className={classes.tab ?? ''}>
              {t(`tab.${name}`)}
            </NavLink>
          ))}
        </nav>
      </div>
      <div className={classes.body}>
        <Outlet />
      </div>
    </div>
  )
}
