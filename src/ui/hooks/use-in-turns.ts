import { useEffect, useMemo, useState } from 'react'
import { atOnce } from '../../model/change/at-once'
import { undisturbed } from '../../state/undisturbed'

interface Done<T> {
  /** null before the first is done. */
  value: T | null
  /** Whether it is of the present work, not of the one before. */
  isPresent: boolean
}

/**
 * What a piece of work on the open project comes to: at once, or of much in turns beside the page's other work, and what the one before came to until then. Another
 * function is another work.
 */
export function useInTurns<T>(work: () => Generator<void, T>, isMuch: boolean): Done<T> {
  const [late, setLate] = useState<{ work: () => Generator<void, T>; value: T } | null>(null)
  const now = useMemo(() => (isMuch ? null : { work, value: atOnce(work()) }), [work, isMuch])
  useEffect(() => {
    if (!isMuch) return
    const stop = new AbortController()
    void undisturbed(work, stop.signal).then((value) => {
      if (value !== null) setLate({ work, value })
    })
    return () => stop.abort()
  }, [work, isMuch])
  const done = now ?? late
  return { value: done?.value ?? null, isPresent: done?.work === work }
}
