import type { Icon } from '@tabler/icons-react'
import type { BoardHandle } from '../../board/frame/board-handle'
import type { BoardShortcut } from '../../board/frame/board-shortcuts'
import type { Picked } from '../../drawing/view/picked'
import type { Place } from '../../drawing/view/spatial-index'
import type { OpenSystem } from '../open-system/use-open-system'

/** What an entry knows when it is shown or run. */
export interface EntryContext {
  open: OpenSystem
  picked: Picked
  /** Rows of what is picked, nodes first. */
  places: readonly Place[]
  board: BoardHandle | null
  /** Where the menu is, or what is picked stands, in pixels of the board's frame. */
  at: { px: number; py: number }
  /** The point of the board that is meant, in board units: where the mouse or a finger has opened the menu, for a key where the pointer is. null beside a board. */
  spot: { x: number; y: number } | null
}

/** One thing that can be done on the board: in its menu, and by its key. The text is `placing:menu.` and the key. */
export interface BoardEntry {
  key: string
  icon: Icon
  group: 'edit' | 'clipboard' | 'pick' | 'text' | 'view'
  shortcut?: BoardShortcut
  /** It changes the project: not for who may only look. */
  isChange: boolean
  isShown: (context: EntryContext) => boolean
  run: (context: EntryContext) => void
}
