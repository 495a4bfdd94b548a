import { proxy } from 'valtio'

interface BoardMenuState {
  /** Position of the open menu, in pixels of the board's frame; null while it is closed. */
  at: { px: number; py: number } | null
  /** The menu's point on the board, in board units. */
  spot: { x: number; y: number } | null
}

export const boardMenu = proxy<BoardMenuState>({ at: null, spot: null })

export function closeBoardMenu(): void {
  boardMenu.at = null
  boardMenu.spot = null
}
