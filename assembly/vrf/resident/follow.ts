import { feedOf, parentOf } from '../diagram/feeds'
import { childAt, childrenFrom, childrenTo, root } from '../diagram/tree'
import { measurePath } from '../piping/distance'
import { layPipe } from '../piping/diameter'
import { markBlock } from '../rules/blocks'
import { equivalentOf } from '../state'
import { nodeRoom, reserveI32, targetOf } from '../system'
import * as D from './dirty'
import { touchAll, touchNode } from './touched'

/** Nodes that wait for their distance. */
let waiting: usize = 0

export function openFollow(): void {
  waiting = reserveI32(nodeRoom)
}

/** Sizes the pipes of all nodes that edits touched, and propagates the changes down the tree. */
export function layDirty(): void {
  // The outdoor unit's own pipes are those of its modules, but its load is the sum of all.
  touchNode(root)
  for (let place = 0; place < D.dirtyCount(); place++) {
    const node = D.dirtyAt(place)
    const before = equivalentOf(feedOf(node))
    layPipe(node)
    touchNode(node)
    if (equivalentOf(feedOf(node)) != before) D.markNode(node, D.MOVED)
    markBlock(node)
    markBlock(parentOf(node))
  }
  for (let place = 0; place < D.dirtyCount(); place++) {
    const node = D.dirtyAt(place)
    if ((D.marksOf(node) & D.MOVED) != 0 && !isBelowMoved(node)) measureBelow(node)
  }
}

/** Counts a node below another changed node once, when it is reached from there. */
function isBelowMoved(node: i32): bool {
  for (let above = parentOf(node); above >= 0; above = parentOf(above)) {
    if ((D.marksOf(above) & D.MOVED) != 0 && parentOf(above) != root) return true
  }
  return false
}

/** Updates the distances of a node and all below it. Distances below the first joint are counted from there, so the main pipe changes only its own. */
function measureBelow(start: i32): void {
  measurePath(start)
  // The length of the main pipe is part of every distance.
  if (parentOf(start) == root) return touchAll()
  let count = 1
  store<i32>(waiting, start)
  while (count > 0) {
    count--
    const node = load<i32>(waiting + ((count as usize) << 2))
    measurePath(node)
    touchNode(node)
    markBlock(node)
    const to = childrenTo(node)
    for (let place = childrenFrom(node); place < to; place++) {
      store<i32>(waiting + ((count as usize) << 2), targetOf(childAt(place)))
      count++
    }
  }
}
