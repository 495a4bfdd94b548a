import { IconBinaryTree, IconBoxModel2, IconSelectAll } from '@tabler/icons-react'
import { BOARD_SHORTCUTS } from '../../../canvas/board/board-shortcuts'
import { everythingPicked } from '../../../canvas/board/picked'
import { pickBranch } from '../commands/pick/pick-branch'
import { pickSameModel } from '../commands/pick/pick-same-model'
import { setPicked } from '../local'
import type { BoardEntry } from './entry'
import { isNothing, pickedKinds } from './on-picked'

/** What picks more. */
export const PICK_ENTRIES: readonly BoardEntry[] = [
  {
    key: 'pickBranch',
    icon: IconBinaryTree,
    group: 'pick',
    shortcut: BOARD_SHORTCUTS.pickBranch,
    isChange: false,
    isShown: (context) => !isNothing(context),
    run: ({ open, places }) => pickBranch(open.drawing, places),
  },
  {
    key: 'pickSame',
    icon: IconBoxModel2,
    group: 'pick',
    shortcut: BOARD_SHORTCUTS.pickSame,
    isChange: false,
    isShown: (context) => pickedKinds(context).length > 0,
    run: ({ open, places }) => pickSameModel(open.drawing, places),
  },
  {
    key: 'pickAll',
    icon: IconSelectAll,
    group: 'pick',
    shortcut: BOARD_SHORTCUTS.pickAll,
    isChange: false,
    isShown: () => true,
    run: ({ open }) => setPicked(everythingPicked(open.drawing.diagram)),
  },
]
