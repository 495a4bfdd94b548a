import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'
import type { Picked } from '../../drawing/view/picked'
import { local } from './local'

/** The last served request; it outlives the inspector, which is unmounted with its tab. */
let served = 0

/** Focuses the first field of a panel, or the panel itself, once per request. Walking on without a request leaves the focus on the board. */
export function useAskedFocus(panel: RefObject<HTMLElement | null>, picked: Picked): void {
  const { focusRequest } = useSnapshot(local)
  useEffect(() => {
    // For a large drawing, the panel follows the picked rows a moment later.
    if (focusRequest <= served || picked !== local.picked) return
    served = focusRequest
    const field = panel.current?.querySelector<HTMLElement>('input:not(:disabled)')
    ;(field ?? panel.current)?.focus()
  }, [focusRequest, picked, panel])
}
