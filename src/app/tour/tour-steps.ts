import type { StepId } from '../../platform/areas'
import { askForTab } from '../../workbench/frame/right-tabs'
import { local, setPicked } from '../../workbench/open-system/local'
import { NOTHING_PICKED } from '../../drawing/view/picked'
import type { Side } from './place-card'

/** A stop of the tour: it explains one element of a design step. Its texts have the keys `help:tour.` and the id. */
export interface TourStop {
  id: string
  area: StepId
  /** Selectors of the element; the first one on screen is pointed to. */
  anchors: readonly string[]
  /** Side of the element on which the card stands where it fits. */
  side: Side
  /** Brings the element on screen. */
  prepare?: () => void
}

const onBoard = (): void => {
  local.view = 'board'
  setPicked(NOTHING_PICKED)
}

const onUnits = (): void => {
  void import('../../features/selection').then(({ showUnits }) => showUnits())
}

/** The tour of the example project, from what the rooms need to the printed report. */
export const TOUR: readonly TourStop[] = [
  { id: 'rooms', area: 'selection', anchors: ['[aria-labelledby="indoor-heading"]'], side: 'below', prepare: onUnits },
  { id: 'outdoor', area: 'selection', anchors: ['[aria-labelledby="outdoor-heading"]'], side: 'above', prepare: onUnits },
  { id: 'board', area: 'piping', anchors: ['[role="toolbar"]'], side: 'below', prepare: onBoard },
  { id: 'proof', area: 'piping', anchors: ['footer'], side: 'above', prepare: onBoard },
  {
    id: 'findings',
    area: 'piping',
    anchors: ['[role="tabpanel"][id$="-panel-findings"]'],
    side: 'left',
    prepare: () => {
      onBoard()
      askForTab('findings')
    },
  },
  // In the step after the one whose drawer would cover it in a narrow window.
  { id: 'search', area: 'report', anchors: ['[aria-keyshortcuts="Control+K"]'], side: 'below' },
  { id: 'report', area: 'report', anchors: ['[data-tour="report"]'], side: 'below' },
]
