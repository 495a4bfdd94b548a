import { useState } from 'react'

/** Returns the handler for one field, which receives whether it holds typed text that it refuses. */
export type OnRefused = (field: string) => (isRefused: boolean) => void

/** Keeps the names of the fields that hold typed text which they refuse. */
export function useRefused(): [refused: ReadonlySet<string>, onRefused: OnRefused] {
  const [refused, setRefused] = useState<ReadonlySet<string>>(new Set())
  const onRefused: OnRefused = (field) => (isRefused) =>
    setRefused((before) => {
      if (before.has(field) === isRefused) return before
      const next = new Set(before)
      if (isRefused) next.add(field)
      else next.delete(field)
      return next
    })
  return [refused, onRefused]
}
