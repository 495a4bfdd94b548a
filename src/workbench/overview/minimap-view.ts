import { proxy } from 'valtio'
import { keepText, keptText } from '../../platform/files/small-store'

const KEY = 'branchline.minimap'

/** Whether the overview is switched on; it is hidden anyway while the whole drawing is on screen. */
export const minimapView = proxy<{ isWanted: boolean }>({ isWanted: keptText(KEY) !== 'off' })

export function toggleMinimap(): void {
  minimapView.isWanted = !minimapView.isWanted
  keepText(KEY, minimapView.isWanted ? 'on' : 'off')
}
