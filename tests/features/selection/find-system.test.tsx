// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { FindSystem } from '../../../src/features/selection/move-to/find-system'
import app from '../../../src/locales/en/app.json'
import selection from '../../../src/locales/en/selection.json'

const OTHERS = ['Café ground floor', 'Büro Süd', 'Shop'].map((name) => ({ id: name, name }))

const show = () => {
  const onChoose = vi.fn<(systemId: string) => void>()
  render(
    <MantineProvider>
      <FindSystem others={OTHERS} onChoose={onChoose} />
    </MantineProvider>,
  )
  return { onChoose, field: screen.getByRole('searchbox') }
}
const names = () => screen.getAllByRole('button').map(({ textContent }) => textContent)

beforeAll(async () => {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { app, selection } } })
})
afterEach(cleanup)

describe('the system that units are moved to', () => {
  it('the system that units are moved to is found without accents and by words in any order', () => {
    const { field } = show()
    fireEvent.change(field, { target: { value: 'cafe' } })
    expect(names()).toEqual(['Café ground floor'])
    fireEvent.change(field, { target: { value: 'sud buro' } })
    expect(names()).toEqual(['Büro Süd'])
  })

  it('the system that units are moved to is taken by Enter only where one was looked for, and never by the Enter of an input method', () => {
    const { field, onChoose } = show()
    fireEvent.keyDown(field, { key: 'Enter' })
    fireEvent.change(field, { target: { value: 'shop' } })
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(onChoose).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(onChoose.mock.calls).toEqual([['Shop']])
  })

  it('the system that units are moved to is reached with the arrows, which lead back into the field', () => {
    const { field } = show()
    field.focus()
    fireEvent.keyDown(field, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(field)
    fireEvent.keyDown(field, { key: 'ArrowDown' })
    const [first] = screen.getAllByRole('button')
    expect(document.activeElement).toBe(first)
    if (first) fireEvent.keyDown(first, { key: 'ArrowUp' })
    expect(document.activeElement).toBe(field)
  })
})
