import { useRef, useState } from 'react'
import { callFailure } from '../../platform/http/call-failure'

export interface Act {
  /** Starts the work; does nothing while it is running. */
  act: () => void
  isBusy: boolean
  /** Why the last try failed, in the user's language. */
  failure: string | null
}

/** Runs the action of a form's button, once at a time: a second click can come before the button is drawn as busy. */
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
