import { useEffect } from 'react'
import { useLoaderData, useLocation } from 'react-router-dom'
import { noteVisit } from '../../platform/calls/center-calls'
import { logFailure } from '../../platform/log'
import type { Opened } from '../routes/guard'
import { visitedArea } from './visited-area'

/** Counts a navigation that the guard has said counts, once its screen is there, for the area it led to. */
export function useVisitNote(): void {
  const { isCounted } = useLoaderData<Opened>()
  const { pathname } = useLocation()
  useEffect(() => {
    const area = visitedArea(pathname)
    if (!isCounted || area === null) return
    noteVisit(area).catch((error: unknown) => logFailure('The visit could not be counted', error))
  }, [isCounted, pathname])
}
