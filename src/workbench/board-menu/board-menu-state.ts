import { proxy } from 'valtio'

interface BoardMenuState {
  /** Where the menu is open, in pixels of the board's frame; null while it is closed. */
  at: { px: number; py: number } | null
  /** The point of the board that it is asked about, in board units. */
  spot: { x: number; y: number } | null
}

export const boardMenu = proxy<BoardMenuState>({ at: null, spot: null })

export function closeBoardMenu(): void {
  boardMenu.at = null
  boardMenu.spot = null
}
