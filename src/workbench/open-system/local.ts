import { proxy, ref } from 'valtio'
import { NOTHING_PICKED } from '../../drawing/view/picked'
import type { Picked } from '../../drawing/view/picked'
import { askForTab } from '../frame/right-tabs'

export type FindingFilter = 'all' | 'error' | 'advice'

interface PipingLocal {
  /** Ids of the picked rows in the open system; ids survive edits. */
  picked: Picked
  view: 'board' | 'table'
  filter: FindingFilter
  /** Zoom of the board; 1 is 100 %. */
  zoom: number
  /** Counter that grows when the inspector's first field should take the focus. */
  focusRequest: number
}

/** State that only the piping screen keeps. */
export const local = proxy<PipingLocal>({ picked: ref(NOTHING_PICKED), view: 'board', filter: 'all', zoom: 1, focusRequest: 0 })

/** Replaces the picked rows as a whole: tracking the ids of a large drawing one by one would block the page. */
export function setPicked(picked: Picked): void {
  local.picked = ref(picked)
}

export function askForInspector(): void {
  askForTab('inspector')
  local.focusRequest += 1
}
