// @vitest-environment jsdom
import { MantineProvider } from '@mantine/core'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { RenameField } from '../../../src/ui/fields/rename-field'

const show = () => {
  const onEnd = vi.fn<(name: string | null, isByKey: boolean) => void>()
  const { unmount } = render(
    <StrictMode>
      <MantineProvider>
        <RenameField name="Shop" label="Name" onEnd={onEnd} />
      </MantineProvider>
    </StrictMode>,
  )
  return { onEnd, unmount, field: screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' }) }
}
beforeAll(() => {
  window.matchMedia = (query) =>
    ({ matches: false, media: query, addEventListener: () => undefined, removeEventListener: () => undefined }) as unknown as MediaQueryList
})
afterEach(cleanup)

describe('a name while it is typed', () => {
  it('a name while it is typed has the focus and is picked whole', async () => {
    const { field, onEnd } = show()
    await act(() => Promise.resolve())
    expect(document.activeElement).toBe(field)
    expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe('Shop')
    expect(onEnd).not.toHaveBeenCalled()
  })

  it('a name while it is typed is over with Enter also where nothing was typed, and is stored once', () => {
    const { field, onEnd } = show()
    fireEvent.keyDown(field, { key: 'Enter' })
    fireEvent.blur(field)
    expect(onEnd.mock.calls).toEqual([['Shop', true]])
  })

  it('a name while it is typed is over with Escape, which leaves the old one', () => {
    const { field, onEnd } = show()
    fireEvent.change(field, { target: { value: 'Bakery' } })
    fireEvent.keyDown(field, { key: 'Escape' })
    expect(onEnd.mock.calls).toEqual([[null, true]])
  })

  it('a name while it is typed is stored where the field is left, and where its line is scrolled out of sight', async () => {
    const left = show()
    fireEvent.change(left.field, { target: { value: 'Bakery' } })
    fireEvent.blur(left.field)
    expect(left.onEnd.mock.calls).toEqual([['Bakery', false]])
    cleanup()
    const scrolled = show()
    fireEvent.change(scrolled.field, { target: { value: 'Bakery' } })
    scrolled.unmount()
    await act(() => Promise.resolve())
    expect(scrolled.onEnd.mock.calls).toEqual([['Bakery', false]])
  })

  it('a name while it is typed is not ended by the Enter of an input method', () => {
    const { field, onEnd } = show()
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    expect(onEnd).not.toHaveBeenCalled()
  })
})
