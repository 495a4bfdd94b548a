import { useTranslation } from 'react-i18next'
import { NavLink, Outlet } from 'react-router-dom'
import { AREAS, isPathOpen, type Area } from '../../platform/areas'
import { useAreaUser } from '../../ui/hooks/use-area-user'
import classes from './center.module.css'

/** Renders the user centre with a tab for each of its pages that the user may see. */
export function CenterScreen({ area }: { area: Area }) {
  const { t } = useTranslation('center')
  const user = useAreaUser()
  const pages = AREAS.filter(({ parent, path }) => parent === area.id && isPathOpen(user, path))
  return (
    <div className={classes.screen}>
      <div className={classes.head}>
        <h1 className={classes.title}>{t('title')}</h1>
        <nav className={classes.tabs} aria-label={t('title')}>
          {pages.map(({ id, path, label }) => (
            <NavLink key={id} to={path} className={classes.tab ?? ''}>
              {t(label)}
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
