import { useSpotlight } from '@mantine/spotlight'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { paletteStore } from './palette-store'

const KINDS = ['keydown', 'keyup'] as const

/**
 * Gives the palette what is typed while it opens. Its field has the focus some frames later: until then a space would press the button that had the focus before,
 * and a letter would be a command of the board. Answers what the field takes.
 */
export function useEarlyKeys(): { ref: RefObject<HTMLInputElement | null>; onFocus: () => void } {
  const ref = useRef<HTMLInputElement>(null)
  const early = useRef('')
  const isReady = useRef(false)
  const { opened } = useSpotlight(paletteStore)
  useLayoutEffect(() => {
    if (!opened) return
    early.current = ''
    isReady.current = false
    const onKey = (event: KeyboardEvent): void => {
      // Escape closes the palette, and a combination is a command of its own.
      if (isReady.current || event.key === 'Escape' || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.type !== 'keydown' || event.key.length !== 1) return
      early.current += event.key
      paletteStore.updateState((state) => ({ ...state, query: early.current }))
    }
    for (const kind of KINDS) window.addEventListener(kind, onKey, true)
    return () => {
      for (const kind of KINDS) window.removeEventListener(kind, onKey, true)
    }
  }, [opened])
  const onFocus = (): void => {
    isReady.current = true
    if (early.current === '') return
    early.current = ''
    // As with every letter typed into the field, Enter then takes the first that matches.
    ref.current?.dispatchEvent(new KeyboardEvent('keydown', { code: 'ArrowDown', bubbles: true }))
  }
  return { ref, onFocus }
}
