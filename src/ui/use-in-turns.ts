import { useEffect, useMemo, useState } from 'react'
import { atOnce } from '../model/at-once'
import { undisturbed } from '../state/undisturbed'

/**
 * What a piece of work on the open project comes to: at once, or of much in turns beside the page's other work, and what it came to before until then; null before the
 * first. Another function is another work.
 */
export function useInTurns<T>(work: () => Generator<void, T>, isMuch: boolean): T | null {
  const [late, setLate] = useState<{ value: T } | null>(null)
  const now = useMemo(() => (isMuch ? null : { value: atOnce(work()) }), [work, isMuch])
  useEffect(() => {
    if (!isMuch) return
    const stop = new AbortController()
    void undisturbed(work, stop.signal).then((value) => {
      if (value !== null) setLate({ value })
    })
    return () => stop.abort()
  }, [work, isMuch])
  return (now ?? late)?.value ?? null
}
