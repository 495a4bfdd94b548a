import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { noteVisit } from '../../platform/center-calls'
import { logFailure } from '../../platform/log'
import { session } from '../../state/session'
import { visitedArea } from './visited-area'

/** Counts every navigation of somebody who is signed in for the area it leads to. */
export function useVisitNote(): void {
  const { token } = useSnapshot(session)
  const { pathname } = useLocation()
  useEffect(() => {
    const area = visitedArea(pathname)
    if (token === null || area === null) return
    noteVisit(area).catch((error: unknown) => logFailure('The visit could not be counted', error))
  }, [token, pathname])
}
