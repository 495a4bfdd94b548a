import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { projectState } from '../../state/document/project'
import { STEP_ROOT } from '../routes/guard'

const SharedNotice = lazy(async () => ({ default: (await import('../../features/share')).SharedNotice }))

/** A line above the design steps of somebody else's project. */
export function ForeignNotice() {
  const { pathname } = useLocation()
  // The project itself is another after every edit: it is looked at only where it is shown.
  const seen = useSnapshot(projectState)
  if (!seen.readOnly) return null
  const { current } = seen
  if (current === null || !pathname.startsWith(STEP_ROOT)) return null
  return (
    <Suspense>
      <SharedNotice key={current.id} projectId={current.id} ownerName={current.ownerName} />
    </Suspense>
  )
}
