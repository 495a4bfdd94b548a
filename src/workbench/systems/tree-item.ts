import type { TreeRow } from './tree-rows'

/** What a line of the tree tells assistive technology and the keyboard about its place. */
export const treeItem = ({ depth, place, size }: Pick<TreeRow, 'depth' | 'place' | 'size'>, line: number, isFocusable: boolean) =>
  ({
    role: 'treeitem',
    'aria-level': depth,
    'aria-posinset': place,
    'aria-setsize': size,
    tabIndex: isFocusable ? 0 : -1,
    'data-place': line,
    'data-depth': depth,
  }) as const
