import { useEffect, useRef, type RefObject } from 'react'

/** Deprecated `execCommand`: no later interface writes a field with the browser's own undo; browsers may lack it. */
interface EditedPage {
  execCommand?: (command: string, showsInterface?: boolean, value?: string) => boolean
}
const page: EditedPage | null = typeof document === 'undefined' ? null : document

/** Input types that insert text; deletions, undo and redo are filtered afterwards. */
const INSERTING = ['insertText', 'insertFromPaste', 'insertFromDrop', 'insertReplacementText']

/**
 * Has the browser write the filtered text as if it had been typed: its undo keeps working, which a box that is written from outside loses. Where the browser
 * cannot, the text is filtered after the input.
 */
export function useBeforeInput(box: RefObject<HTMLInputElement | null>, through: (text: string) => string): void {
  const filter = useRef(through)
  useEffect(() => {
    filter.current = through
  })
  useEffect(() => {
    const element = box.current
    if (!element) return
    const before = (event: InputEvent): void => {
      const typed = event.data ?? event.dataTransfer?.getData('text/plain') ?? null
      if (typed === null || event.isComposing || !INSERTING.includes(event.inputType)) return
      const { value } = element
      const start = element.selectionStart ?? value.length
      const end = element.selectionEnd ?? start
      const line = typed.replace(/[\r\n]+/g, ' ')
      const raw = value.slice(0, start) + line + value.slice(end)
      const next = filter.current(raw)
      if (next === raw && line === typed) return
      if (next === value && start === end) {
        event.preventDefault()
        return
      }
      if (!page?.execCommand) return
      event.preventDefault()
      write(element, next, Math.min(filter.current(value.slice(0, start) + line).length, next.length))
    }
    element.addEventListener('beforeinput', before)
    return () => element.removeEventListener('beforeinput', before)
  }, [box])
}

/** Replaces the differing part as one step of the browser's own undo. */
function write(element: HTMLInputElement, next: string, caret: number): void {
  const { value } = element
  const shorter = Math.min(value.length, next.length)
  let same = 0
  while (same < shorter && value[same] === next[same]) same++
  let sameEnd = 0
  while (sameEnd < shorter - same && value[value.length - 1 - sameEnd] === next[next.length - 1 - sameEnd]) sameEnd++
  const added = next.slice(same, next.length - sameEnd)
  element.setSelectionRange(same, value.length - sameEnd)
  if (added !== '') page?.execCommand?.('insertText', false, added)
  else if (same < value.length - sameEnd) page?.execCommand?.('delete')
  element.setSelectionRange(caret, caret)
}
