import { useRef, useState } from 'react'
import { callFailure } from '../../platform/http/call-failure'

export interface Act {
  /** Does it; while it is being done, nothing. */
  act: () => void
  isBusy: boolean
  /** Why the last try failed, in the user's language. */
  failure: string | null
}

/** What the button of a form does, once at a time: a second click comes before the button is drawn as busy. */
export function useAct(work: () => Promise<void>): Act {
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const isRunning = useRef(false)
  const act = async (): Promise<void> => {
    if (isRunning.current) return
    isRunning.current = true
    setBusy(true)
    setFailure(null)
    try {
      await work()
    } catch (error) {
      setFailure(callFailure(error))
    } finally {
      isRunning.current = false
      setBusy(false)
    }
  }
  return { act: () => void act(), isBusy, failure }
}
