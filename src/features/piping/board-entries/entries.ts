import { CLIPBOARD_ENTRIES } from './clipboard-entries'
import { EDIT_ENTRIES } from './edit-entries'
import { EDIT_PIPES } from './edit-pipes-entry'
import type { BoardEntry, EntryContext } from '../../../workbench/board-menu/entry'
import { NOTE_ENTRIES } from '../../../workbench/board-menu/note-entries'
import { PICK_ENTRIES } from '../../../workbench/board-menu/pick-entries'
import { VIEW_ENTRIES } from '../../../workbench/board-menu/view-entries'

/** Everything that can be done on the board, in the order of its menu. */
export const BOARD_ENTRIES: readonly BoardEntry[] = [
  ...EDIT_ENTRIES,
  ...CLIPBOARD_ENTRIES,
  ...NOTE_ENTRIES,
  ...PICK_ENTRIES,
  EDIT_PIPES,
  ...VIEW_ENTRIES,
]

export interface PressedKey {
  key: string
  ctrlKey: boolean
  metaKey: boolean
  altKey: boolean
  shiftKey: boolean
}

/** The entry that a key means for what is picked. */
export function entryOfKey(
  event: PressedKey,
  context: EntryContext,
  entries: readonly BoardEntry[] = BOARD_ENTRIES,
): BoardEntry | undefined {
  const isCtrl = event.ctrlKey || event.metaKey
  return entries.find(
    ({ shortcut, isShown }) =>
      shortcut !== undefined &&
      shortcut.key === event.key.toLowerCase() &&
      (shortcut.isCtrl ?? false) === isCtrl &&
      (shortcut.isAlt ?? false) === event.altKey &&
      (shortcut.isShift ?? false) === event.shiftKey &&
      isShown(context),
  )
}
