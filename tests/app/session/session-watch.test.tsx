// @vitest-environment jsdom
import { notifications, notificationsStore } from '@mantine/notifications'
import { act, cleanup, render } from '@testing-library/react'
import i18next from 'i18next'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { endedElsewhere, endSession } from '../../../src/app/session/session-commands'
import { useSessionWatch } from '../../../src/app/session/use-session-watch'
import app from '../../../src/locales/en/app.json'
import { beginOpening } from '../../../src/state/piping/project'
import { session } from '../../../src/state/page/session'

function Watched() {
  useSessionWatch()
  return null
}

function watchedAt(path: string) {
  const router = createMemoryRouter([{ path: '*', Component: Watched }], { initialEntries: [path] })
  render(<RouterProvider router={router} />)
  return () => router.state.location.pathname
}
const pass = (ms: number): Promise<unknown> => act(() => vi.advanceTimersByTimeAsync(ms))
const shown = () => notificationsStore.getState().notifications.map(({ message, autoClose, role }) => ({ message, autoClose, role }))

beforeAll(() => i18next.init({ lng: 'en', resources: { en: { app } }, defaultNS: 'app' }))
beforeEach(() => {
  vi.useFakeTimers()
  localStorage.clear()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  notifications.clean()
  session.token = null
})

describe('the end of a session', () => {
  it('the end of a session gives up the project that is being opened: whoever signs in next would be shown it', () => {
    const isWanted = beginOpening()
    expect(isWanted()).toBe(true)
    endSession()
    expect(isWanted()).toBe(false)
  })
})

describe('section 2, a page without a session', () => {
  it('section 2, a page without a session is left for the sign-in after 100 ms', async () => {
    const path = watchedAt('/list/mssp')
    await pass(99)
    expect(path()).toBe('/list/mssp')
    await pass(1)
    expect(path()).toBe('/login')
  })

  it.each(['/regist', '/auth-redirect'])('section 2, a page without a session stays where it is %s', async (open) => {
    const path = watchedAt(open)
    await pass(5_000)
    expect(path()).toBe(open)
  })

  it('section 2, a page without a session is left as soon as the session goes, and not before', async () => {
    session.token = 'T'
    document.cookie = 'branchline-session=1'
    const path = watchedAt('/gateway')
    await pass(5_000)
    expect(path()).toBe('/gateway')
    session.token = null
    await pass(100)
    expect(path()).toBe('/login')
  })
})

describe('section 8, a session that ended elsewhere', () => {
  const endAt = async (hash: string, sentence: string | null): Promise<void> => {
    session.token = 'T'
    window.location.hash = hash
    const ended = endedElsewhere(sentence)
    await vi.advanceTimersByTimeAsync(1_000)
    await ended
  }

  it('section 8, a session that ended elsewhere says “Redirect to login!” for 3 s on window status false', async () => {
    await endAt('#/gateway', null)
    expect(session.token).toBeNull()
    expect(localStorage.getItem('session-timestamp')).toBe('0')
    expect(shown()).toEqual([{ message: 'Redirect to login!', autoClose: 3_000, role: 'alert' }])
  })

  it('section 8, a session that ended elsewhere says nothing of a redirect where the sign-in is shown already', async () => {
    await endAt('#/login', null)
    expect(session.token).toBeNull()
    expect(shown()).toEqual([])
  })

  it('section 8, a session that ended elsewhere shows the server’s own message for 3 s as an error, wherever the user is', async () => {
    for (const hash of ['#/gateway', '#/login']) {
      notifications.clean()
      await endAt(hash, 'Your account has signed in elsewhere.')
      expect(shown()).toEqual([{ message: 'Your account has signed in elsewhere.', autoClose: 3_000, role: 'alert' }])
    }
  })
})
