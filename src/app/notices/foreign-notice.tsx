import { lazy, Suspense } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { isWithin, pathOf } from '../../platform/areas'
import { projectState } from '../../state/piping/project'

const SharedNotice = lazy(async () => ({ default: (await import('../../features/share')).SharedNotice }))

/** A line above the design steps of a project that belongs to another user. */
export function ForeignNotice() {
  const { pathname } = useLocation()
  // The project object changes with every edit, so the component subscribes only where the line is shown.
  const seen = useSnapshot(projectState)
  if (!seen.readOnly) return null
  const { current } = seen
  if (current === null || !isWithin(pathname, pathOf('design'))) return null
  return (
    <Suspense>
      <SharedNotice key={current.id} projectId={current.id} ownerName={current.ownerName} />
    </Suspense>
  )
}
