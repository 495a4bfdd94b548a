import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'
import type { Picked } from '../../drawing/view/picked'
import { local } from './local'

/** The last wish that was met: it outlives the inspector, which comes and goes with its tab. */
let served = 0

/** Gives the focus to the first field of a panel, or to the panel itself, once for each time that it is asked for: whoever only walks on keeps his place on the board. */
export function useAskedFocus(panel: RefObject<HTMLElement | null>, picked: Picked): void {
  const { focusRequest } = useSnapshot(local)
  useEffect(() => {
    // Of a large drawing the panel follows a moment after what is picked.
    if (focusRequest <= served || picked !== local.picked) return
    served = focusRequest
    const field = panel.current?.querySelector<HTMLElement>('input:not(:disabled)')
    ;(field ?? panel.current)?.focus()
  }, [focusRequest, picked, panel])
}
