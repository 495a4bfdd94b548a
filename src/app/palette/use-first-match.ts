import { useEffect, useRef } from 'react'
import type { KeyboardEvent, RefObject } from 'react'
import { paletteStore } from './palette-store'

/**
 * Keeps the first match picked while matches arrive after the words were typed, and lets an Enter that was pressed before wait for them. Returns the key handler
 * of the field.
 */
export function useFirstMatch(
  field: RefObject<HTMLInputElement | null>,
  { query, isWorking, shown }: { query: string; isWorking: boolean; shown: unknown },
): { onKeyDownCapture: (event: KeyboardEvent) => void } {
  const isEnterWaiting = useRef(false)
  useEffect(() => {
    if (isWorking || query.trim() === '') return undefined
    // The list picks its first row itself when words are typed, a moment after they are drawn.
    const frame = requestAnimationFrame(() => {
      if (!hasPicked()) {
        paletteStore.updateState((state) => ({ ...state, selected: -1 }))
        press(field.current, 'ArrowDown')
      }
      if (!isEnterWaiting.current) return
      isEnterWaiting.current = false
      press(field.current, 'Enter')
    })
    return () => cancelAnimationFrame(frame)
  }, [field, query, isWorking, shown])
  return {
    onKeyDownCapture: (event) => {
      if (event.nativeEvent.isComposing) return
      const isEnter = event.nativeEvent.code === 'Enter' || event.nativeEvent.code === 'NumpadEnter'
      isEnterWaiting.current = isEnter && isWorking
      if (!isEnterWaiting.current) return
      event.preventDefault()
      event.stopPropagation()
    },
  }
}

function hasPicked(): boolean {
  const { listId } = paletteStore.getState()
  return listId !== '' && document.querySelector(`#${CSS.escape(listId)} [data-selected]`) !== null
}

function press(field: HTMLInputElement | null, code: string): void {
  field?.dispatchEvent(new KeyboardEvent('keydown', { code, bubbles: true }))
}
