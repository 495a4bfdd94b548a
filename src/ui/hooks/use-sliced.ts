import { startTransition, useEffect, useMemo, useState } from 'react'
import { atOnce } from '../../model/change/at-once'
import { cancellable } from '../../schedule/cancellable'
import { sliceProject } from '../../state/piping/slice-project'

interface Done<T> {
  /** null before the first work is done. */
  value: T | null
  /** Whether the value is that of the present work, not of the previous one. */
  isPresent: boolean
}

/** Returns the result of work on the open project: at once, or for much work in slices, with the previous result until then. Another function is other work. */
export function useSliced<T>(work: () => Generator<void, T>, isMuch: boolean): Done<T> {
  const [late, setLate] = useState<{ work: () => Generator<void, T>; value: T } | null>(null)
  const now = useMemo(() => (isMuch ? null : { work, value: atOnce(work()) }), [work, isMuch])
  useEffect(() => {
    if (!isMuch) return
    return cancellable(async (signal) => {
      const value = await sliceProject(work, signal)
      // A transition: what a large project shows is rendered in slices, too.
      if (value !== null) startTransition(() => setLate({ work, value }))
    })
  }, [work, isMuch])
  const done = now ?? late
  return { value: done?.value ?? null, isPresent: done?.work === work }
}
