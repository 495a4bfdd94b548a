import { useEffect } from 'react'
import type { RefObject } from 'react'
import { useSnapshot } from 'valtio'
import type { BoardHandle } from '../../board/frame/board-handle'
import { NOTHING_PICKED, pickedPlaces } from '../../drawing/view/picked'
import { openSystem } from '../commands/open-system'
import { setPicked } from '../open-system/local'
import type { OpenSystem } from '../open-system/use-open-system'
import { finding } from './find-state'

/** Goes to the current match: opens its system, picks its row and shows it. */
export function useGoToMatch({ system, drawing }: OpenSystem, board: RefObject<BoardHandle | null>): void {
  const { goingTo } = useSnapshot(finding)
  useEffect(() => {
    if (!goingTo) return
    if (goingTo.systemId !== system.id) {
      openSystem(goingTo.systemId)
      return
    }
    finding.goingTo = null
    const picked = goingTo.kind === 'edge' ? { ...NOTHING_PICKED, edges: [goingTo.id] } : { ...NOTHING_PICKED, nodes: [goingTo.id] }
    setPicked(picked)
    const [place] = pickedPlaces(drawing, picked)
    // A drawing that has just been opened is fitted first.
    if (place) requestAnimationFrame(() => board.current?.goTo(place))
  }, [goingTo, system, drawing, board])
}
