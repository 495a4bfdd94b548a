import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useLatest } from './use-latest'

/** Keys whose Ctrl combination belongs to the browser: reload, windows and tabs, address, zoom, print, developer tools. */
const BROWSER_KEYS: ReadonlySet<string> = new Set([
  'r',
  't',
  'n',
  'w',
  'q',
  'l',
  'p',
  'i',
  'j',
  '+',
  '-',
  '=',
  '0',
  'tab',
  'pageup',
  'pagedown',
])

/** Keys that use and leave a button of the cover. */
const COVER_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Tab'])

/** Returns false for keys of the browser; all others type into a field, press the focused control or are commands of the product. */
function isOfPage({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (/^F\d/.test(key)) return false
  return !(ctrlKey || metaKey) || !BROWSER_KEYS.has(key.toLowerCase())
}

/** Keeps keys from what lies below while something covers the page; Tab moves to the cover and Escape ends it. Keys of the cover itself pass. */
export function useBlockedKeys(cover: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useLatest(onEscape)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isEscape = event.key === 'Escape'
      const isInCover = event.target instanceof Node && cover.current?.contains(event.target) === true
      if (isInCover && COVER_KEYS.has(event.key) && isOfPage(event)) return
      event.stopImmediatePropagation()
      if (isOfPage(event)) event.preventDefault()
      if (event.key === 'Tab' && event.type === 'keydown' && isOfPage(event)) cover.current?.querySelector('button')?.focus()
      if (isEscape && event.type === 'keydown' && !event.repeat) latest.current()
    }
    const kinds = ['keydown', 'keyup'] as const
    for (const kind of kinds) window.addEventListener(kind, onKey, true)
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, onKey, true)
    }
  }, [cover, latest])
}
