import { useSpotlight } from '@mantine/spotlight'
import { useLayoutEffect, useRef, type RefObject } from 'react'
import { paletteStore } from './palette-store'

const KINDS = ['keydown', 'keyup'] as const

/**
 * Collects what is typed while the palette opens. Its field gets the focus some frames later: until then a space would press the focused button, and a letter
 * would be a command of the board. Returns ref and focus handler of the field; `onText` must be the same function each time.
 */
export function useEarlyKeys(onText: (text: string) => void): { ref: RefObject<HTMLInputElement | null>; onFocus: () => void } {
  const ref = useRef<HTMLInputElement>(null)
  const early = useRef('')
  const hasEntered = useRef(false)
  const isReady = useRef(false)
  const { opened } = useSpotlight(paletteStore)
  useLayoutEffect(() => {
    if (!opened) return
    early.current = ''
    hasEntered.current = false
    // A palette that is opened again while it still closes has kept its words and the focus.
    onText('')
    isReady.current = ref.current !== null && document.activeElement === ref.current
    const onKey = (event: KeyboardEvent): void => {
      // Escape closes the palette, and a key combination is a command of its own.
      if (isReady.current || event.key === 'Escape' || event.ctrlKey || event.metaKey || event.altKey) return
      event.preventDefault()
      event.stopImmediatePropagation()
      if (event.type !== 'keydown') return
      if (event.key === 'Enter') hasEntered.current = early.current !== ''
      if (event.key.length !== 1 || hasEntered.current) return
      early.current += event.key
      onText(early.current)
    }
    for (const kind of KINDS) window.addEventListener(kind, onKey, true)
    return () => {
      for (const kind of KINDS) window.removeEventListener(kind, onKey, true)
    }
  }, [opened, onText])
  const onFocus = (): void => {
    isReady.current = true
    if (early.current === '') return
    early.current = ''
    // As after typing into the field, Enter takes the first match: one that was pressed already, or the next.
    for (const code of hasEntered.current ? ['ArrowDown', 'Enter'] : ['ArrowDown'])
      ref.current?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))
  }
  return { ref, onFocus }
}
