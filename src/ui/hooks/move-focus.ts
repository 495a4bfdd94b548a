import type { KeyboardEvent } from 'react'

/** Moves the focus by arrow keys, Home and End among the entries of a list that carry `data-meter` or `data-entry`. */
export function moveFocus(event: KeyboardEvent<HTMLElement>): void {
  const entries = Array.from(event.currentTarget.querySelectorAll<HTMLElement>('[data-meter], [data-entry]'))
  const at = entries.indexOf(document.activeElement as HTMLElement)
  if (at < 0) return
  const places: Partial<Record<string, number>> = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: entries.length - 1 }
  const next = entries[places[event.key] ?? -1]
  if (!next) return
  event.preventDefault()
  next.focus()
}
