import { useState, type KeyboardEvent } from 'react'

export interface NumberEntry {
  /** The value as text, as the field shows it without the focus. */
  shown: string
  /** Reads typed text; NaN means "not a number", null "empty". */
  parse: (text: string) => number | null
  /** Returns why a value may not be stored, or null. */
  refuse: (value: number | null) => string | null
  onCommit: (value: number | null) => void
  step: number
}

/** Text typed over a shown value; it becomes void when another value is shown. */
interface Entry {
  over: string
  typed: string | null
  error: string | null
}

/**
 * Handles a typed number until it is stored: Enter and leaving store it, Escape restores the old one, the arrows step. Untouched text is never stored again, so
 * that a value keeps its digits whatever the shown rounding.
 */
export function useNumberEntry({ shown, parse, refuse, onCommit, step }: NumberEntry) {
  const [entry, setEntry] = useState<Entry>({ over: shown, typed: null, error: null })
  const { typed, error } = entry.over === shown ? entry : { typed: null, error: null }
  const setTyped = (text: string | null): void =>
    setEntry((before) => ({ over: shown, typed: text, error: before.over === shown ? before.error : null }))
  const setError = (reason: string | null): void =>
    setEntry((before) => ({ over: shown, typed: before.over === shown ? before.typed : null, error: reason }))

  const store = (text: string): void => {
    if (text === shown) {
      setTyped(null)
      setError(null)
      return
    }
    const value = parse(text)
    const reason = refuse(value)
    setError(reason)
    if (reason !== null) return
    onCommit(value)
    setTyped(null)
  }

  const stepBy = (steps: number): void => {
    const value = parse(typed ?? shown)
    if (value !== null && Number.isNaN(value)) return
    // Ten decimals are finer than any step and remove the noise of binary addition.
    const next = Number(((value ?? 0) + steps * step).toFixed(10))
    const reason = refuse(next)
    setError(reason)
    if (reason === null) onCommit(next)
  }

  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Enter') store(typed ?? shown)
    else if (event.key === 'Escape' && typed !== null) {
      event.stopPropagation()
      setTyped(null)
      setError(null)
    } else if ((event.key === 'ArrowUp' || event.key === 'ArrowDown') && !event.ctrlKey && !event.metaKey) {
      event.preventDefault()
      stepBy((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1))
    }
  }

  return {
    text: typed ?? shown,
    isAtRest: typed === null,
    error,
    onType: setTyped,
    onLeave: () => typed !== null && store(typed),
    onKeyDown,
  }
}
