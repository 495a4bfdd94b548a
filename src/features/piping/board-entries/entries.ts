import { CLIPBOARD_ENTRIES } from './clipboard-entries'
import { EDIT_ENTRIES } from './edit-entries'
import { EDIT_PIPES } from './edit-pipes-entry'
import type { BoardEntry } from '../../../workbench/board-menu/entry'
import { NOTE_ENTRIES } from '../../../workbench/board-menu/note-entries'
import { PICK_ENTRIES } from '../../../workbench/board-menu/pick-entries'
import { VIEW_ENTRIES } from '../../../workbench/board-menu/view-entries'

/** All actions of the board, in the order of its menu. */
export const BOARD_ENTRIES: readonly BoardEntry[] = [
  ...EDIT_ENTRIES,
  ...CLIPBOARD_ENTRIES,
  ...NOTE_ENTRIES,
  ...PICK_ENTRIES,
  EDIT_PIPES,
  ...VIEW_ENTRIES,
]
