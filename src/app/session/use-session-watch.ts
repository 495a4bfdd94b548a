import { useEffect, useRef } from 'react'
import { useLocation, useNavigate, useRevalidator } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { pathOf } from '../../platform/areas'
import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import { logFailure } from '../../platform/log'
import { onStampElsewhere, stampSession } from '../../platform/http/session-stamp'
import { watchSession } from '../../platform/http/sockets'
import { onKeptElsewhere } from '../../state/page/local-storage'
import { isSessionValid, session } from '../../state/page/session'
import { settings } from '../../state/page/settings'
import { isPublicPath } from '../routes/guard'
import { refreshUser } from './refresh-user'
import { clearInvalidSession, endedElsewhere, followOtherTab, leaveOpen } from './session-commands'

const REDIRECT_MS = 100

/** Watches the session of the signed-in user, and opens the sign-in page where there is no session. */
export function useSessionWatch(): void {
  const { token, userInfo } = useSnapshot(session)
  const { language } = useSnapshot(settings)
  const userId = userInfo?.userId
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()

  useEffect(() => {
    if (token === null || userId === undefined) return
    // The guard runs again because the new role may not open this page.
    const onAccountChange = (): void => {
      refreshUser().then(revalidate, (error: unknown) => logFailure('The changed role could not be fetched', error))
    }
    const onEnd = (sentence: string | null): void => void endedElsewhere(sentence)
    return watchSession({ token, userId, language }, { onEnd, onStamp, onAccountChange, ask })
  }, [token, userId, language, revalidate])

  useEffect(clearInvalidSession)

  // A project left open by one user is not shown after another user has signed in, or has tried to.
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
    if (token !== null || isPublicPath(pathname)) return
    const timer = setTimeout(() => void navigate(pathOf('login')), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [token, pathname, navigate])
}

// A message sent before another tab signed out must not bring the session back.
function onStamp(): void {
  if (isSessionValid()) stampSession()
}

// If the server no longer knows the session, the refusal of this call makes the client ask the user.
function ask(): void {
  call(CALLS.account.userInfo).catch((error: unknown) => logFailure('The session watch could not be opened', error))
}
