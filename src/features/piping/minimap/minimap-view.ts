import { proxy } from 'valtio'

const KEY = 'branchline.minimap'

/** Whether the overview is wanted; it stays away by itself where the whole drawing is on screen. */
export const minimapView = proxy<{ isWanted: boolean }>({ isWanted: localStorage.getItem(KEY) !== 'off' })

export function toggleMinimap(): void {
  minimapView.isWanted = !minimapView.isWanted
  localStorage.setItem(KEY, minimapView.isWanted ? 'on' : 'off')
}
