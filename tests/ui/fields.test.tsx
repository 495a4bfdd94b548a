// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import i18next from 'i18next'
import type { ReactNode } from 'react'
import { initReactI18next } from 'react-i18next'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import ui from '../../src/locales/en/ui.json'
import { IMPERIAL, METRIC } from '../../src/model/project/quantity'
import { settings } from '../../src/state/page/settings'
import { NumberField } from '../../src/ui/fields/number-field'
import { QuantityField } from '../../src/ui/fields/quantity-field'
import { QuantityText } from '../../src/ui/fields/quantity-text'

const show = (node: ReactNode) => render(<MantineProvider>{node}</MantineProvider>)
const box = (): HTMLInputElement => screen.getByRole('textbox')
const type = (text: string, key?: string): void => {
  fireEvent.change(box(), { target: { value: text } })
  if (key) fireEvent.keyDown(box(), { key })
  else fireEvent.blur(box())
}

beforeAll(async () => {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { ui } }, defaultNS: 'ui' })
})
beforeEach(async () => {
  settings.unitSettings = { ...METRIC }
  await i18next.changeLanguage('en')
})
afterEach(cleanup)

describe('a quantity field', () => {
  it('a quantity field shows the user’s measure and gives back metric', () => {
    settings.unitSettings = { ...IMPERIAL }
    const onCommit = vi.fn()
    show(<QuantityField quantity="length" label="Length" value={12} onCommit={onCommit} />)
    expect(box().value).toBe('39.37')
    type('32.808', 'Enter')
    expect(onCommit).toHaveBeenCalledOnce()
    expect(onCommit.mock.calls[0]?.[0]).toBeCloseTo(10, 12)
  })

  it('a quantity field stores nothing when its text was not changed, so the value keeps its bits', () => {
    settings.unitSettings = { ...IMPERIAL }
    const onCommit = vi.fn()
    show(<QuantityField quantity="length" label="Length" value={12.3456789} onCommit={onCommit} />)
    const shown = box().value
    type('7x', 'Escape')
    expect(box().value).toBe(shown)
    fireEvent.keyDown(box(), { key: 'Enter' })
    fireEvent.blur(box())
    expect(onCommit).not.toHaveBeenCalled()
  })

  it('a quantity field refuses text that is no number and names the bounds in the user’s measure', () => {
    settings.unitSettings = { ...IMPERIAL }
    const onCommit = vi.fn()
    show(<QuantityField quantity="length" label="Length" value={1} min={0} max={10} onCommit={onCommit} />)
    type('ten')
    expect(screen.getByText(ui.field.notANumber)).toBeTruthy()
    type('40')
    expect(screen.getByText('Enter 32.81 or less.')).toBeTruthy()
    expect(onCommit).not.toHaveBeenCalled()
  })

  it('a quantity field empties to null where a value is not required', () => {
    const onCommit = vi.fn()
    show(<QuantityField quantity="loadCapacity" label="Required" value={3.6} onCommit={onCommit} />)
    type('')
    expect(onCommit).toHaveBeenCalledWith(null)
  })

  it('a quantity field speaks in inch labels of pipes and takes only listed ones by label', () => {
    settings.unitSettings = { ...IMPERIAL }
    const onCommit = vi.fn()
    show(<QuantityField quantity="pipingDimension" label="Gas" value={15.9} onCommit={onCommit} />)
    expect(box().value).toBe('5/8')
    type('1-1/8', 'Enter')
    expect(onCommit.mock.calls[0]?.[0]).toBeCloseTo(28.6, 9)
    type('5/7')
    expect(screen.getByText(ui.field.notAPipe)).toBeTruthy()
  })

  it('a quantity field steps with the arrows, by ten with shift', () => {
    const onCommit = vi.fn()
    show(<QuantityField quantity="length" label="Length" value={3} onCommit={onCommit} />)
    fireEvent.keyDown(box(), { key: 'ArrowUp' })
    fireEvent.keyDown(box(), { key: 'ArrowDown', shiftKey: true })
    expect(onCommit.mock.calls).toEqual([[4], [-7]])
  })

  it('a quantity field writes and reads the decimal sign of the language', async () => {
    await i18next.changeLanguage('de')
    const onCommit = vi.fn()
    show(<QuantityField quantity="length" label="Länge" value={2.5} onCommit={onCommit} />)
    expect(box().value).toBe('2,5')
    type('3,25', 'Enter')
    expect(onCommit).toHaveBeenCalledWith(3.25)
  })
})

describe('a number field', () => {
  it('a number field takes whole numbers only where it has no decimals', () => {
    const onCommit = vi.fn()
    show(<NumberField label="Count" value={2} decimals={0} min={1} onCommit={onCommit} />)
    type('2.5')
    expect(screen.getByText(ui.field.notWhole)).toBeTruthy()
    type('0')
    expect(screen.getByText('Enter 1 or more.')).toBeTruthy()
    type('12', 'Enter')
    expect(onCommit.mock.calls).toEqual([[12]])
  })
})

describe('a quantity text', () => {
  it('a quantity text shows value and unit, or a dash', () => {
    show(
      <p data-testid="texts">
        <QuantityText quantity="loadCapacity" value={27.345} />
        <QuantityText quantity="loadCapacity" value={null} />
        <QuantityText quantity="length" value={7} decimals={1} isFixed isUnitHidden />
      </p>,
    )
    expect(screen.getByTestId('texts').textContent).toBe('27.35\u202fkW–7.0')
  })
})
