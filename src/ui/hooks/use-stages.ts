import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../schedule/after-paint'
import { cancellable } from '../../schedule/cancellable'

/** Counts from 0 to `last`, one more after each paint, so that a screen that mounts in stages never blocks the page for long. Another `subject` begins anew. */
export function useStages(last: number, subject: unknown = null): number {
  const [reached, setReached] = useState({ subject, stage: 0 })
  const stage = Object.is(reached.subject, subject) ? reached.stage : 0
  useEffect(() => {
    if (stage >= last) return
    return cancellable(async (signal) => {
      await afterPaint()
      if (!signal.aborted) startTransition(() => setReached({ subject, stage: stage + 1 }))
    })
  }, [stage, last, subject])
  return stage
}
