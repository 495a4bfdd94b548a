import { isCancel } from 'axios'
import { useEffect, useState } from 'react'
import type { Person } from '../../contract/share'
import { callFailure } from '../../platform/http/call-failure'
import { findPeople } from '../../platform/calls/share-calls'

const TYPING_MS = 250
const SHORTEST = 2

/** What a search has found; `people` is null while there is nothing to search for, or the answer is on its way. */
export interface FoundPeople {
  people: readonly Person[] | null
  error: string | null
}

const NOTHING: FoundPeople = { people: null, error: null }

/** People by part of the name or by the e-mail address, asked for shortly after the last letter. */
export function usePeople(text: string): FoundPeople {
  const [found, setFound] = useState<FoundPeople & { text: string }>({ ...NOTHING, text: '' })
  const asked = text.trim()

  useEffect(() => {
    if (asked.length < SHORTEST) return undefined
    const abort = new AbortController()
    const timer = setTimeout(() => {
      findPeople(asked, abort.signal).then(
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
