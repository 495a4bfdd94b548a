import { startTransition, useEffect, useState } from 'react'
import { afterPaint } from '../../state/after-paint'

/** Counts from 0 to `last`, one more after each picture: what a screen shows by stages is seen part by part and never keeps the page busy for long. */
export function useStages(last: number): number {
  const [stage, setStage] = useState(0)
  useEffect(() => {
    if (stage >= last) return
    let isGone = false
    void afterPaint().then(() => {
      if (!isGone) startTransition(() => setStage(stage + 1))
    })
    return () => {
      isGone = true
    }
  }, [stage, last])
  return stage
}
