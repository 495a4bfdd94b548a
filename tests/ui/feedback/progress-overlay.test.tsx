// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import ui from '../../../src/locales/en/ui.json'
import { ProgressOverlay } from '../../../src/ui/feedback/progress-overlay'

const SHOWN_MS = 300

function Page({ isWorking, isModal = true }: { isWorking: boolean; isModal?: boolean }) {
  return (
    <MantineProvider>
      <button type="button">Export</button>
      {isWorking ? <ProgressOverlay text="Drawing" fraction={0.5} onCancel={() => undefined} isModal={isModal} /> : null}
    </MantineProvider>
  )
}
const exporting = (): HTMLElement => screen.getByRole('button', { name: 'Export' })

beforeAll(async () => {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui } } })
})
beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

it('has the focus on its way out from when it is seen, and gives it back', () => {
  const { rerender } = render(<Page isWorking />)
  exporting().focus()
  act(() => void vi.advanceTimersByTime(SHOWN_MS))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: ui.progress.cancel }))
  rerender(<Page isWorking={false} />)
  expect(document.activeElement).toBe(exporting())
})

it('leaves the focus alone where work goes on beneath it', () => {
  render(<Page isWorking isModal={false} />)
  exporting().focus()
  act(() => void vi.advanceTimersByTime(SHOWN_MS))
  expect(document.activeElement).toBe(exporting())
})
