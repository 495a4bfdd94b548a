import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useLatest } from './use-latest'

/** Keys that type into a field or run what has the focus; with Ctrl and the like, and F5, they may be the browser's own. */
const isOfPage = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean => !ctrlKey && !metaKey && !altKey && !/^F\d/.test(key)

/** While something covers the page, no key reaches what lies below; Escape ends it. Keys of the cover itself are left to it. */
export function useBlockedKeys(cover: RefObject<HTMLElement | null>, onEscape: () => void): void {
  const latest = useLatest(onEscape)
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      const isEscape = event.key === 'Escape'
      if (!isEscape && event.target instanceof Node && cover.current?.contains(event.target) === true) return
      event.stopImmediatePropagation()
      if (isOfPage(event)) event.preventDefault()
      if (isEscape && event.type === 'keydown' && !event.repeat) latest.current()
    }
    const kinds = ['keydown', 'keyup'] as const
    for (const kind of kinds) window.addEventListener(kind, onKey, true)
    return () => {
      for (const kind of kinds) window.removeEventListener(kind, onKey, true)
    }
  }, [cover, latest])
}
