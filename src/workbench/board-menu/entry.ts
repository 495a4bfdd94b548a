import type { Icon } from '@tabler/icons-react'
import type { BoardHandle } from '../../board/frame/board-handle'
import type { BoardShortcut } from '../../board/frame/board-shortcuts'
import type { Picked } from '../../drawing/view/picked'
import type { Place } from '../../drawing/view/spatial-index'
import type { OpenSystem } from '../open-system/use-open-system'

/** The part of a context that every board has. */
export interface BoardContext {
  picked: Picked
  /** The picked rows, nodes first. */
  places: readonly Place[]
  board: BoardHandle | null
  /** Position of the menu, or of the picked rows, in pixels of the board's frame. */
  at: { px: number; py: number }
  /** The point to act on, in board units: where a mouse or finger opened the menu, or the pointer's position for a key. Null outside a board. */
  spot: { x: number; y: number } | null
}

/** The context in which an entry of the piping board is shown or run. */
export interface EntryContext extends BoardContext {
  open: OpenSystem
}

/** An action on the board, available in its menu and by its key. Its text has the key `placing:menu.` and the entry's key. */
export interface BoardEntry<Context extends BoardContext = EntryContext> {
  key: string
  icon: Icon
  group: 'edit' | 'clipboard' | 'pick' | 'text' | 'view'
  shortcut?: BoardShortcut
  /** True when it changes the project; it is hidden in read-only projects. */
  isChange: boolean
  isShown: (context: Context) => boolean
  run: (context: Context) => void
}
