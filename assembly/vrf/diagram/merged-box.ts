import { ARRANGE_COLUMN } from '../../common/layout/layout-arrange'
import { arrangedX, setArrangedX } from '../state'
import { sourceOf, targetOf } from '../system'
import { feedOf, nextFeed, parentOf } from './feeds'
import { childAt, childrenFrom, childrenTo } from './tree'

/**
 * Moves the box of a merged air handler, which hangs under its first kit, under the middle of all its kits, if they hang side by side and
 * nothing else hangs below them, so that the place is free. `columns` are those of the box.
 */
export function placeUnderKits(box: i32, columns: i32): void {
  const parent = parentOf(parentOf(box))
  let count = 0
  let left = Infinity
  let right = -Infinity
  for (let feed = feedOf(box); feed >= 0; feed = nextFeed(feed)) {
    const kit = sourceOf(feed)
    if (parentOf(kit) != parent || childrenTo(kit) - childrenFrom(kit) > 1) return
    const x = arrangedX(kit)
    if (x < left) left = x
    if (x > right) right = x
    count++
  }
  if (count < 2 || parent < 0 || !areTogether(parent, left, right, count)) return
  const column = ARRANGE_COLUMN as f64
  const most = right - (((columns - 1) as f64) * column) / 2
  const middle = (left + right) / 2
  setArrangedX(box, middle < most ? middle : most)
}

/** Returns whether no other node hangs between the first and the last kit. */
function areTogether(parent: i32, left: f64, right: f64, count: i32): bool {
  const to = childrenTo(parent)
  let between = 0
  for (let place = childrenFrom(parent); place < to; place++) {
    const x = arrangedX(targetOf(childAt(place)))
    if (x >= left && x <= right) between++
  }
  return between == count
}
