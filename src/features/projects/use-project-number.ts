import { useEffect, useRef, useState } from 'react'
import { makeProjectNumber } from '../../platform/calls/project-calls'

/** Asks the server once for a fresh project number. */
export function useProjectNumber(onNumber: (number: string) => void): { isAsking: boolean; hasFailed: boolean } {
  const [state, setState] = useState<'asking' | 'there' | 'failed'>('asking')
  const receive = useRef(onNumber)
  const hasAsked = useRef(false)
  useEffect(() => {
    // A number is given away once it is asked for, so React's repeated mount must not ask twice.
    if (hasAsked.current) return
    hasAsked.current = true
    makeProjectNumber().then(
      (number) => {
        receive.current(number)
        setState('there')
      },
      () => setState('failed'),
    )
  }, [])
  return { isAsking: state === 'asking', hasFailed: state === 'failed' }
}
