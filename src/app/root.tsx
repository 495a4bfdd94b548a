import { lazy, Suspense } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { isWithin, pathOf } from '../platform/areas'
import { session } from '../state/page/session'
import { LoadingScreen } from './routes/loading-screen'
import { useSessionWatch } from './session/use-session-watch'
import { versionPrompt } from './version/version-prompt-state'

const SignedInLayer = lazy(async () => ({ default: (await import('./signed-in-layer')).SignedInLayer }))
// Loaded when it is needed before the sign-in. Where a new version has removed the file, the next screen reports it; typed text stays.
const VersionPrompt = lazy(() =>
  import('./version/version-prompt').then(
    ({ VersionPrompt: Found }) => ({ default: Found }),
    () => ({ default: () => <></> }),
  ),
)

/** Wraps every page: its screen, the session watch, and the questions that may come up at any time. */
export function Root() {
  const { token } = useSnapshot(session)
  const { pathname } = useLocation()
  const { offered } = useSnapshot(versionPrompt)
  // A visitor by a link has no dialogs of a signed-in user, even where one is signed in.
  const isVisit = isWithin(pathname, pathOf('view'))
  const isSignedIn = token !== null && !isVisit
  useSessionWatch()
  return (
    <>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
      <Suspense>{offered === null || token !== null ? null : <VersionPrompt />}</Suspense>
      <Suspense>{isSignedIn ? <SignedInLayer /> : null}</Suspense>
    </>
  )
}
