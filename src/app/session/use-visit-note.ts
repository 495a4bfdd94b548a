import { useEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import { logFailure } from '../../platform/log'
import type { Opened } from '../routes/guard'
import { visitedArea } from './visited-area'

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
