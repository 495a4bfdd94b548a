import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useLatest } from './use-latest'

/** What these do with Ctrl is the browser's own: reload, windows and tabs, the address, zoom, print, its tools. */
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

/** What a button of the cover is used and left with. */
const COVER_KEYS: ReadonlySet<string> = new Set(['Enter', ' ', 'Tab'])

/** False for keys of the browser; all others type into a field, run what has the focus or are commands of the product, for which the browser has another meaning. */
function isOfPage({ key, ctrlKey, metaKey }: KeyboardEvent): boolean {
  if (/^F\d/.test(key)) return false
  return !(ctrlKey || metaKey) || !BROWSER_KEYS.has(key.toLowerCase())
}

/** While something covers the page, no key reaches what lies below; Tab leads to the cover and Escape ends it. What uses the cover itself is left to it. */
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
