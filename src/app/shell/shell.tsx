import { useDisclosure } from '@mantine/hooks'
import { Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useTranslation } from 'react-i18next'
import { TipLayer } from '../../ui/feedback/tip-layer'
import { ForeignNotice } from '../notices/foreign-notice'
import { focusScreen } from './focus-screen'
import { LoadingScreen } from '../routes/loading-screen'
import { UnreadableWorkNotice } from '../notices/unreadable-work-notice'
import { OfflineNotice } from '../notices/offline-notice'
import { Rail } from './rail'
import classes from './shell.module.css'
import { TopBar } from './top-bar'

/** The frame of every page but the sign-in: bar at the top, rail at the left, the screen. */
export function Shell() {
  const { t } = useTranslation('app')
  const { pathname } = useLocation()
  const [isRailOpen, rail] = useDisclosure(false)
  return (
    <div className={classes.shell}>
      <a
        className={classes.skip}
        href="#screen"
        onClick={(event) => skipToScreen(event.currentTarget.ownerDocument, () => event.preventDefault())}
      >
        {t('skip')}
      </a>
      <TopBar onRail={rail.toggle} isRailOpen={isRailOpen} />
      <OfflineNotice />
      <UnreadableWorkNotice />
      <ForeignNotice />
      <div className={classes.middle}>
        <Rail isOpen={isRailOpen} onClose={rail.close} />
        <main className={classes.screen} id="screen" tabIndex={-1}>
          <Suspense key={pathname} fallback={<LoadingScreen />}>
            <Outlet />
          </Suspense>
          <TipLayer />
        </main>
      </div>
    </div>
  )
}

/** The address after the hash belongs to the router, so the link moves the focus itself. */
function skipToScreen(page: Document, keepAddress: () => void): void {
  keepAddress()
  focusScreen(page)
}
