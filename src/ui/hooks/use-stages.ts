import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../schedule/after-paint'
import { cancellable } from '../../schedule/cancellable'

/** Counts from 0 to `last`, one more after each paint, so that a screen that mounts in stages never blocks the page for long. */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (stage >= last) return
    return cancellable(async (signal) => {
      await afterPaint()
      if (!signal.aborted) startTransition(() => setStage(stage + 1))
    })
  }, [stage, last])
  return stage
}
