import { useLayoutEffect, useRef, useState, type RefObject } from 'react'

/** Keeps the caret at the typed position: changing a field's text in its filter would move it to the end. */
export function useCaret(box: RefObject<HTMLInputElement | null>, shown: string): (place: number) => void {
  const wanted = useRef<number | null>(null)
  // A text that the filter rejects is no change to React, but the box has to be written again.
  const [, drawAgain] = useState(0)
  useLayoutEffect(() => {
    const place = wanted.current
    wanted.current = null
    const element = box.current
    if (place === null || !element || document.activeElement !== element) return
    if (element.selectionStart !== place || element.selectionEnd !== place) element.setSelectionRange(place, place)
  })
  return (place) => {
    wanted.current = place
    if (box.current?.value !== shown) drawAgain((count) => count + 1)
  }
}
