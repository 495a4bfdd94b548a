import { isCancel } from 'axios'
import { useEffect, useState } from 'react'
import { CALLS } from '../../contract/calls'
import { call } from '../../platform/call'
import type { Person } from '../../contract/project/share'
import { callFailure } from '../../platform/http/call-failure'

const TYPING_MS = 250
const SHORTEST = 2

/** Result of a search; `people` is null without a query or while the answer is pending. */
export interface FoundPeople {
  people: readonly Person[] | null
  error: string | null
}

const NOTHING: FoundPeople = { people: null, error: null }

/** Finds users by part of the name or by the e-mail address, shortly after the last key. */
export function usePeople(text: string): FoundPeople {
  const [found, setFound] = useState<FoundPeople & { text: string }>({ ...NOTHING, text: '' })
  const asked = text.trim()

  useEffect(() => {
    if (asked.length < SHORTEST) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => {
      call(CALLS.share.people, { body: { text: asked }, signal: abort.signal }).then(
        (people) => setFound({ people, error: null, text: asked }),
        (failure: unknown) => {
          if (!isCancel(failure)) setFound({ people: null, error: callFailure(failure), text: asked })
        },
      )
    }, TYPING_MS)
    return () => {
      clearTimeout(timer)
      abort.abort()
    }
  }, [asked])

  return asked.length >= SHORTEST && found.text === asked ? found : NOTHING
}
