import { proxy, ref } from 'valtio'
import { NOTHING_PICKED } from '../../drawing/view/picked'
import type { Picked } from '../../drawing/view/picked'
import { askForTab } from '../frame/right-tabs'

export type FindingFilter = 'all' | 'error' | 'advice'

interface PipingLocal {
  /** What is picked, in the system that is open; ids, so that it outlives edits. */
  picked: Picked
  view: 'board' | 'table'
  filter: FindingFilter
  /** Zoom of the board, 1 is 100 %. */
  zoom: number
  /** Grows when the inspector's first field is to take the focus. */
  focusRequest: number
}

/** What only the piping screen remembers. */
export const local = proxy<PipingLocal>({ picked: ref(NOTHING_PICKED), view: 'board', filter: 'all', zoom: 1, focusRequest: 0 })

/** What is picked is replaced whole: watched one by one, the ids of a large drawing would stop the page. */
export function setPicked(picked: Picked): void {
  local.picked = ref(picked)
}

export function askForInspector(): void {
  askForTab('inspector')
  local.focusRequest += 1
}
