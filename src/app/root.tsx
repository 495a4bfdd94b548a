import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { session } from '../state/page/session'
import { LoadingScreen } from './routes/loading-screen'
import { useSessionWatch } from './session/use-session-watch'
import { versionPrompt } from './version/version-prompt-state'

const SignedInLayer = lazy(async () => ({ default: (await import('./signed-in-layer')).SignedInLayer }))
// Before the sign-in it is fetched when it is needed. Where the new version has taken it away the next screen tells; what has been typed stays.
const VersionPrompt = lazy(() =>
  import('./version/version-prompt').then(
    ({ VersionPrompt: Found }) => ({ default: Found }),
    () => ({ default: () => <></> }),
  ),
)

/** What every page has: its screen, the watch over the session, and the questions that may come up at any time. */
export function Root() {
  const { token } = useSnapshot(session)
  const { offered } = useSnapshot(versionPrompt)
  useSessionWatch()
  return (
    <>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
      </Suspense>
      <Suspense>{offered === null || token !== null ? null : <VersionPrompt />}</Suspense>
      <Suspense>{token === null ? null : <SignedInLayer />}</Suspense>
    </>
  )
}
