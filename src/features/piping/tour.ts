import { NOTHING_PICKED } from '../../drawing/view/picked'
import type { TourStops } from '../../ui/tour-stop'
import { askForTab } from '../../workbench/frame/right-tabs'
import { local, setPicked } from '../../workbench/open-system/local'

const onBoard = (): void => {
  local.view = 'board'
  setPicked(NOTHING_PICKED)
}

const onFindings = (): void => {
  onBoard()
  askForTab('findings')
}

export const tour = {
  piping: [
    { id: 'board', anchors: ['[role="toolbar"]'], side: 'below', prepare: onBoard },
    { id: 'proof', anchors: ['footer'], side: 'above', prepare: onBoard },
    { id: 'findings', anchors: ['[role="tabpanel"][id$="-panel-findings"]'], side: 'left', prepare: onFindings },
  ],
} satisfies TourStops
