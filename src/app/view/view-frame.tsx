import { Button, Group } from '@mantine/core'
import { IconEye, IconLinkOff, IconPlugConnectedX } from '@tabler/icons-react'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, Outlet, useLocation } from 'react-router-dom'
import type { View } from '../../contract/view'
import { pathOf } from '../../platform/areas'
import { EmptyState } from '../../ui/feedback/empty-state'
import { TipLayer } from '../../ui/feedback/tip-layer'
import { MENU_ICON_PX } from '../../ui/frame/icon-sizes'
import { LanguageMenu } from '../../ui/frame/language-menu'
import { Mark } from '../../ui/frame/mark'
import { ThemeMenu } from '../../ui/frame/theme-menu'
import { useFormat } from '../../ui/words/format'
import { LoadingScreen } from '../routes/loading-screen'
import shell from '../shell/shell.module.css'
import { useUnlisted } from './use-unlisted'
import { useView, type Visit } from './use-view'
import classes from './view-frame.module.css'

const SaveReportButton = lazy(async () => ({ default: (await import('../../features/report')).SaveReportButton }))

const STATE_ICON_PX = 36

/** The frame of a view link: who shares which project, its PDF, and the read-only board. It needs no session. */
export function ViewFrame() {
  const { pathname } = useLocation()
  const token = pathname.slice(pathOf('view').length + 1)
  const { visit, retry } = useView(token)
  useUnlisted()
  return (
    <div className={shell.shell}>
      <ViewBar view={visit.state === 'shown' ? visit.view : null} token={token} />
      <div className={shell.middle}>
        <main className={shell.screen} id="screen" tabIndex={-1}>
          {visit.state === 'shown' ? (
            <Suspense fallback={<LoadingScreen />}>
              <Outlet />
            </Suspense>
          ) : (
            <NothingShown visit={visit} onRetry={retry} />
          )}
          <TipLayer />
        </main>
      </div>
    </div>
  )
}

function ViewBar({ view, token }: { view: View | null; token: string }) {
  const { t } = useTranslation('share')
  const format = useFormat()
  const until = view?.endsAt ? t('view.until', { when: format.date(view.endsAt) }) : ''
  return (
    <section className={shell.bar} aria-label={t('view.label')}>
      <span className={classes.mark}>
        <Mark />
      </span>
      {view === null ? (
        <span className={classes.name}>Branchline</span>
      ) : (
        <div className={classes.what} title={until}>
          <span className={classes.name}>{view.projectName}</span>
          <span className={classes.from}>
            <IconEye size={MENU_ICON_PX} aria-hidden="true" />
            <span className={classes.cut}>{t('view.sharedBy', { name: view.userName })}</span>
          </span>
        </div>
      )}
      <span className={shell.push} />
      {view === null ? null : (
        <>
          <Button component={Link} to={`${pathOf('share')}/${token}`} variant="default" className={classes.account ?? ''}>
            {t('view.withAccount')}
          </Button>
          <Suspense>
            <SaveReportButton />
          </Suspense>
        </>
      )}
      <div className={shell.group}>
        <LanguageMenu />
        <ThemeMenu />
      </div>
    </section>
  )
}

function NothingShown({ visit, onRetry }: { visit: Exclude<Visit, { state: 'shown' }>; onRetry: () => void }) {
  const { t } = useTranslation('share')
  if (visit.state === 'opening') return <EmptyState isPage title={t('view.opening')} />
  const isOver = visit.state === 'over'
  const Icon = isOver ? IconLinkOff : IconPlugConnectedX
  return (
    <EmptyState
      isPage
      icon={<Icon size={STATE_ICON_PX} stroke={1.4} />}
      title={t(isOver ? 'view.over.title' : 'view.failed')}
      text={visit.state === 'failed' ? visit.reason : t('view.over.text')}
      action={
        <Group justify="center">
          <Button variant={isOver ? 'default' : 'filled'} onClick={onRetry}>
            {t('retry')}
          </Button>
          <Button variant="default" component={Link} to={pathOf('login')}>
            {t('view.signIn')}
          </Button>
        </Group>
      }
    />
  )
}
