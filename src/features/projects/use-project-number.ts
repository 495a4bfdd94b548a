import { useEffect, useRef, useState } from 'react'
import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'

/** Asks the server once for a fresh project number. */
export function useProjectNumber(onNumber: (number: string) => void): { isAsking: boolean; hasFailed: boolean } {
  const [state, setState] = useState<'asking' | 'there' | 'failed'>('asking')
  const receive = useRef(onNumber)
  const hasAsked = useRef(false)
  useEffect(() => {
    // The server consumes a number with each request, so React's repeated mount must not ask twice.
    if (hasAsked.current) return
    hasAsked.current = true
    call(CALLS.project.mssp.makeProjectNo).then(
      (number) => {
        receive.current(number)
        setState('there')
      },
      () => setState('failed'),
    )
  }, [])
  return { isAsking: state === 'asking', hasFailed: state === 'failed' }
}
