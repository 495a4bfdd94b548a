// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { UnreadableWorkNotice } from '../../../src/app/notices/unreadable-work-notice'
import app from '../../../src/locales/en/app.json'
import { unreadableWork } from '../../../src/state/document/unreadable-work'

const chunk = vi.hoisted(() => ({ isThere: true, accepted: 0 }))

vi.mock('../../../src/state/document/accept-loss', () => ({
  get acceptLoss() {
    if (!chunk.isThere) throw new TypeError('Failed to fetch dynamically imported module')
    return () => {
      chunk.accepted++
      unreadableWork.current = null
    }
  },
}))

beforeAll(async () => {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { app } } })
})

beforeEach(() => {
  Object.assign(chunk, { isThere: true, accepted: 0 })
  unreadableWork.current = { changes: 3, keptAt: 0, writers: ['tab'] }
  render(
    <MantineProvider>
      <UnreadableWorkNotice />
      <main id="screen" tabIndex={-1} />
    </MantineProvider>,
  )
})
afterEach(() => {
  cleanup()
  unreadableWork.current = null
})

async function close(): Promise<void> {
  const button = screen.getByRole('button', { name: app.close })
  button.focus()
  fireEvent.click(button)
  await act(() => vi.waitFor(() => expect(unreadableWork.current).toBeNull()))
}

it('leaves who closes it by key at the screen', async () => {
  await close()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(chunk.accepted).toBe(1)
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('can be closed though what would drop the lost work cannot be loaded', async () => {
  chunk.isThere = false
  await close()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.activeElement).toBe(screen.getByRole('main'))
})
