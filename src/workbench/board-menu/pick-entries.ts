import { IconBinaryTree, IconBoxModel2, IconLine, IconSelectAll } from '@tabler/icons-react'
import { BOARD_SHORTCUTS } from '../../board/frame/board-shortcuts'
import { everythingPicked } from '../../drawing/view/picked'
import { hasRefrigerant } from '../../drawing/drawing/drawing'
import { pickBranch } from '../commands/pick/pick-branch'
import { pickPipe } from '../commands/pick/pick-pipe'
import { pickSameModel } from '../commands/pick/pick-same-model'
import { setPicked } from '../open-system/local'
import type { BoardEntry } from './entry'
import { pickedKinds } from './on-picked'

/** Entries that pick more rows. */
export const PICK_ENTRIES: readonly BoardEntry[] = [
  {
    key: 'pickPipe',
    icon: IconLine,
    group: 'pick',
    shortcut: BOARD_SHORTCUTS.pickPipe,
    isChange: false,
    isShown: ({ open, places }) => places.some((place) => place.kind === 'node' && (open.drawing.feed[place.row] ?? -1) >= 0),
    run: ({ open, places }) => pickPipe(open.drawing, places),
  },
  {
    key: 'pickBranch',
    icon: IconBinaryTree,
    group: 'pick',
    shortcut: BOARD_SHORTCUTS.pickBranch,
    isChange: false,
    isShown: ({ open, places }) => places.some((place) => place.kind === 'edge' || hasRefrigerant(open.drawing, place.row)),
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
