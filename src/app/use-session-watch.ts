import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useSnapshot } from 'valtio'
import { session } from '../state/session'

const REDIRECT_MS = 100

/** Someone without a session is taken to the sign-in page, whatever page he is on. */
export function useSessionWatch(): void {
  const { token } = useSnapshot(session)
  const { pathname } = useLocation()
  const navigate = useNavigate()
  useEffect(() => {
    if (token || pathname === '/login') return
    const timer = setTimeout(() => void navigate('/login'), REDIRECT_MS)
    return () => clearTimeout(timer)
  }, [token, pathname, navigate])
}
