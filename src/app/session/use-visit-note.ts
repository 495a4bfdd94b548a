import { useEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import { logFailure } from '../../platform/log'
import type { Opened } from '../routes/guard'
import type { VisitedArea } from '../../contract/center/visitors'
import { areaOf } from '../../platform/areas'

/** Returns the area that a visit to a path counts for; null for the sign-in and for pages outside of every area. */
export const visitedArea = (path: string): VisitedArea | null => areaOf(path)?.area ?? null

/** Counts a navigation that the guard marked as a visit, for its area, once the screen is shown. */
export function useVisitNote(): void {
  const { isCounted } = useLoaderData<Opened>()
  const { pathname } = useLocation()
  useEffect(() => {
    const area = visitedArea(pathname)
    if (!isCounted || area === null) return
    call(CALLS.center.noteVisit, { body: { area } }).catch((error: unknown) => logFailure('The visit could not be counted', error))
  }, [isCounted, pathname])
}
