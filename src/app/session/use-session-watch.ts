import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { fetchUserInfo } from '../../platform/calls/account-calls'
import { logFailure } from '../../platform/log'
import { onStampElsewhere, stampSession } from '../../platform/http/session-stamp'
import { watchSession } from '../../platform/http/sockets'
import { onKeptElsewhere } from '../../state/page/local-storage'
import { isSessionValid, session } from '../../state/page/session'
import { settings } from '../../state/page/settings'
import { PUBLIC_PATHS } from '../routes/guard'
import { refreshUser } from './refresh-user'
import { clearInvalidSession, endedElsewhere, followOtherTab, leaveOpen } from './session-commands'

const REDIRECT_MS = 100

/** Watches the session of whoever is signed in, and takes someone without one to the sign-in page, whatever page he is on. */
export function useSessionWatch(): void {
  const { token, userInfo } = useSnapshot(session)
  const { language } = useSnapshot(settings)
  const userId = userInfo?.userId
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (token === null || userId === undefined) return
    // The guard runs again: the page may be closed to the new role.
    const onAccountChange = (): void => {
      refreshUser().then(revalidate, (error: unknown) => logFailure('The changed role could not be fetched', error))
    }
    const onEnd = (sentence: string | null): void => void endedElsewhere(sentence)
    return watchSession({ token, userId, language }, { onEnd, onStamp, onAccountChange, ask })
  }, [token, userId, language, revalidate])

  useEffect(clearInvalidSession)

  // Whoever signs in after somebody else, or fails to, is not shown what that one has left open.
  const shownTo = useRef(userId)
  useEffect(() => {
    if (shownTo.current !== undefined && shownTo.current !== userId) leaveOpen()
    shownTo.current = userId
  }, [userId])

  useEffect(() => {
    const stops = [onStampElsewhere(clearInvalidSession), onKeptElsewhere(() => void followOtherTab())]
    return () => stops.forEach((stop) => stop())
  }, [])

  useEffect(() => {
    if (token !== null || PUBLIC_PATHS.includes(pathname)) return
    const timer = setTimeout(() => void navigate('/login'), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [token, pathname, navigate])
}

// A word that was on its way while another tab signed out must not bring the session back.
function onStamp(): void {
  if (isSessionValid()) stampSession()
}

// Where the server no longer knows the session the client itself asks what to do.
function ask(): void {
  fetchUserInfo().catch((error: unknown) => logFailure('The session watch could not be opened', error))
}
