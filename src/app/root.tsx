import { lazy, Suspense } from 'react'
import { Outlet } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { session } from '../state/session'
import { LoadingScreen } from './loading-screen'
import { useSessionWatch } from './use-session-watch'
import { useVisitNote } from './use-visit-note'
import { useShortcuts } from './use-shortcuts'
import { VersionPrompt } from './version-prompt'

const SignedInLayer = lazy(async () => ({ default: (await import('./signed-in-layer')).SignedInLayer }))

/** What every page has: its screen, the keys, and the questions that may come up at any time. */
export function Root() {
  const { token } = useSnapshot(session)
  useShortcuts()
  useSessionWatch()
  useVisitNote()
  return (
    <>
      <Suspense fallback={<LoadingScreen />}>
        <Outlet />
        <VersionPrompt />
      </Suspense>
      <Suspense>{token === null ? null : <SignedInLayer />}</Suspense>
    </>
  )
}
