import { IconClipboard, IconCopy, IconCopyPlus, IconScissors } from '@tabler/icons-react'
import { BOARD_SHORTCUTS } from '../../../board/frame/board-shortcuts'
import { copyPicked } from '../../../workbench/commands/copy-picked'
import { cutPicked } from '../../../workbench/commands/cut-picked'
import { duplicatePicked } from '../commands/duplicate-picked'
import { pasteHere } from '../commands/paste-here'
import type { BoardEntry, EntryContext } from '../../../workbench/board-menu/entry'
import { isBranch, isNothing, pickedKinds, pickedNotes } from '../../../workbench/board-menu/on-picked'

const hasBranch = (context: EntryContext): boolean => context.picked.edges.length > 0 || pickedKinds(context).some(isBranch)
const hasNotesOnly = (context: EntryContext): boolean => !hasBranch(context) && pickedNotes(context).length > 0

/** Entries for branches, text blocks and whole systems on the clipboard. */
export const CLIPBOARD_ENTRIES: readonly BoardEntry[] = [
  {
    key: 'copy',
    icon: IconCopy,
    group: 'clipboard',
    shortcut: BOARD_SHORTCUTS.copy,
    isChange: false,
    isShown: hasBranch,
    run: ({ open, picked }) => void copyPicked(open.system.id, picked),
  },
  {
    key: 'copyNote',
    icon: IconCopy,
    group: 'clipboard',
    shortcut: BOARD_SHORTCUTS.copy,
    isChange: false,
    isShown: hasNotesOnly,
    run: ({ open, picked }) => void copyPicked(open.system.id, picked),
  },
  {
    key: 'copySystem',
    icon: IconCopy,
    group: 'clipboard',
    shortcut: BOARD_SHORTCUTS.copy,
    isChange: false,
    isShown: isNothing,
    run: ({ open, picked }) => void copyPicked(open.system.id, picked),
  },
  {
    key: 'cut',
    icon: IconScissors,
    group: 'clipboard',
    shortcut: BOARD_SHORTCUTS.cut,
    isChange: true,
    isShown: hasBranch,
    run: ({ open, picked }) => void cutPicked(open.system.id, picked),
  },
  {
    key: 'cutNote',
    icon: IconScissors,
    group: 'clipboard',
    shortcut: BOARD_SHORTCUTS.cut,
    isChange: true,
    isShown: hasNotesOnly,
    run: ({ open, picked }) => void cutPicked(open.system.id, picked),
  },
  {
    key: 'paste',
    icon: IconClipboard,
    group: 'clipboard',
    shortcut: BOARD_SHORTCUTS.paste,
    isChange: true,
    isShown: () => true,
    run: ({ open, places, at, spot, board }) => {
      void pasteHere(open, places.length === 1 ? (places[0] ?? null) : null, at, spot ?? undefined)
      board?.focus()
    },
  },
  {
    key: 'duplicate',
    icon: IconCopyPlus,
    group: 'clipboard',
    shortcut: BOARD_SHORTCUTS.duplicate,
    isChange: true,
    isShown: (context) => hasBranch(context) || hasNotesOnly(context),
    run: ({ open, picked, at }) => void duplicatePicked(open, picked, at),
  },
]
