import type { TreeRow } from './tree-rows'

/** Returns the attributes that describe a row's position to assistive technology and the keyboard. */
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
