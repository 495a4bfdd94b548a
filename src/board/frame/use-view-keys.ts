import { useEffect, useEffectEvent } from 'react'
import { viewKey, type ViewTarget } from './board-keys'

/** Places on the page where a letter or a digit is typed, chosen by or meant for something else. */
const TAKES_KEYS =
  'input, textarea, select, [contenteditable], [role=application], [role=grid], [role=tree], [role=listbox], [role=menu], [role=dialog], [role=alertdialog], [role=slider]'

/** Lets the keys that only change the view work wherever on the page the focus is, but for places that take keys themselves. */
export function useViewKeys(view: ViewTarget): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || !(event.target instanceof Element) || event.target.closest(TAKES_KEYS)) return
    // A dialog may be open while the page behind it still has the focus.
    if (document.querySelector('[role=dialog], [role=menu]')) return
    if (viewKey(event, view)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    window.addEventListener('keydown', listen)
    return () => window.removeEventListener('keydown', listen)
  }, [])
}
