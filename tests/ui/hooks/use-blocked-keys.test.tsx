// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { useBlockedKeys } from '../../../src/ui/hooks/use-blocked-keys'

const heard = vi.fn<() => void>()
const onEscape = vi.fn<() => void>()

function Cover() {
  const cover = useRef<HTMLDivElement>(null)
  useBlockedKeys(cover, onEscape)
  return (
    <div ref={cover}>
      <button type="button" onKeyDown={heard}>
        Cancel
      </button>
    </div>
  )
}

function Page({ isCovered }: { isCovered: boolean }) {
  return (
    <>
      <input aria-label="Length" onKeyDown={heard} onKeyUp={heard} />
      {isCovered ? <Cover /> : null}
    </>
  )
}

function listened(): () => void {
  const listener = (): void => heard()
  window.addEventListener('keydown', listener)
  return () => window.removeEventListener('keydown', listener)
}

afterEach(() => {
  cleanup()
  vi.clearAllMocks()
})

describe('keys while something covers the page', () => {
  it('keys while something covers the page reach neither the page nor what listens for its shortcuts', () => {
    const stop = listened()
    render(<Page isCovered />)
    const field = screen.getByLabelText('Length')
    for (const key of [{ key: 'z', ctrlKey: true }, { key: 'Delete' }, { key: 'x' }]) {
      fireEvent.keyDown(field, key)
      fireEvent.keyUp(field, key)
    }
    expect(heard).not.toHaveBeenCalled()
    stop()
  })

  it('type nothing, while the keys of the browser stay its own', () => {
    render(<Page isCovered />)
    const field = screen.getByLabelText('Length')
    expect(fireEvent.keyDown(field, { key: 'x' })).toBe(false)
    expect(fireEvent.keyDown(field, { key: 'F5' })).toBe(true)
    expect(fireEvent.keyDown(field, { key: 'r', ctrlKey: true })).toBe(true)
  })

  it('keys while something covers the page that mean something in the product do not fall through to the browser, which would save the page or bookmark it', () => {
    render(<Page isCovered />)
    const field = screen.getByLabelText('Length')
    const own = [
      ...['s', 'd', 'k', 'z', 'y', 'a', 'f', 'x', 'v'].map((key) => ({ key, ctrlKey: true })),
      { key: 'S', metaKey: true },
      { key: 'H', ctrlKey: true, shiftKey: true },
      { key: '1', altKey: true },
      { key: 'ArrowLeft', altKey: true },
    ]
    for (const key of own) expect(fireEvent.keyDown(field, key), JSON.stringify(key)).toBe(false)
  })

  it('keys while something covers the page lead to the cover with Tab, from wherever the focus is', () => {
    render(<Page isCovered />)
    for (const from of [screen.getByLabelText('Length'), document.body]) {
      from.focus()
      expect(fireEvent.keyDown(from, { key: 'Tab' })).toBe(false)
      expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Cancel' }))
      screen.getByRole('button', { name: 'Cancel' }).blur()
    }
  })

  it('keys while something covers the page end it with Escape, once', () => {
    render(<Page isCovered />)
    fireEvent.keyDown(screen.getByLabelText('Length'), { key: 'Escape' })
    fireEvent.keyDown(screen.getByLabelText('Length'), { key: 'Escape', repeat: true })
    fireEvent.keyUp(screen.getByLabelText('Length'), { key: 'Escape' })
    expect(onEscape).toHaveBeenCalledTimes(1)
    expect(heard).not.toHaveBeenCalled()
  })

  it('keys while something covers the page reach no shortcut from the cover, whose button has the focus', () => {
    const stop = listened()
    render(<Page isCovered />)
    const cancel = screen.getByRole('button', { name: 'Cancel' })
    for (const key of [{ key: 'k', ctrlKey: true }, { key: '1', altKey: true }, { key: '?' }])
      expect(fireEvent.keyDown(cancel, key)).toBe(false)
    expect(heard).not.toHaveBeenCalled()
    stop()
  })

  it('keys while something covers the page are left to the cover, and to the page once it is gone', () => {
    const { rerender } = render(<Page isCovered />)
    expect(fireEvent.keyDown(screen.getByRole('button', { name: 'Cancel' }), { key: 'Enter' })).toBe(true)
    expect(heard).toHaveBeenCalledTimes(1)
    rerender(<Page isCovered={false} />)
    fireEvent.keyDown(screen.getByLabelText('Length'), { key: 'x' })
    expect(heard).toHaveBeenCalledTimes(2)
  })
})
