import { useCallback, useEffect, useState } from 'react'
import { CODE } from '../../contract/envelope'
import type { View } from '../../contract/view'
import { CallError } from '../../platform/http/call-error'
import { callFailure } from '../../platform/http/call-failure'
import { endView, showView } from './show-view'

/** State of a visit: being opened, shown, over because the link shows nothing, or failed. */
export type Visit = { state: 'opening' | 'over' } | { state: 'shown'; view: View } | { state: 'failed'; reason: string }

/** Opens the project of a view link while the component is mounted; the returned function tries again. */
export function useView(token: string): { visit: Visit; retry: () => void } {
  const [visit, setVisit] = useState<Visit>({ state: 'opening' })
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let isCurrent = true
    showView(token, () => isCurrent).then(
      (view) => {
        if (isCurrent && view) setVisit({ state: 'shown', view })
      },
      (error: unknown) => {
        if (!isCurrent) return
        const isOver = error instanceof CallError && error.code === CODE.linkNotValid
        setVisit(isOver ? { state: 'over' } : { state: 'failed', reason: callFailure(error) })
      },
    )
    return () => {
      isCurrent = false
      endView()
    }
  }, [token, asked])
  const retry = useCallback((): void => {
    setVisit({ state: 'opening' })
    setAsked((times) => times + 1)
  }, [])
  return { visit, retry }
}
