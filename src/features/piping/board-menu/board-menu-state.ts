import { proxy } from 'valtio'

/** Where the menu is open, in pixels of the board's frame; null while it is closed. */
export const boardMenu = proxy<{ at: { px: number; py: number } | null }>({ at: null })

export function closeBoardMenu(): void {
  boardMenu.at = null
}
