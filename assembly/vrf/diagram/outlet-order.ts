import { mark, reset } from '../../common/memory'
import { edgeCount, portOf, reserveI32, scratch } from '../system'
import { childAt, childrenAt, childrenFrom, childrenTo } from './tree'

/** Saves the children's order, in which the checks report rows; `restoreChildren` restores it after the arrangement has sorted them. */
export function keepChildren(): usize {
  const kept = reserveI32(edgeCount)
  memory.copy(kept, childrenAt(0), (edgeCount as usize) << 2)
  return kept
}

export function restoreChildren(kept: usize): void {
  memory.copy(childrenAt(0), kept, (edgeCount as usize) << 2)
}

/** Sorts a node's pipes by their outlets; those of one outlet keep the order of the drawing. */
export function sortByOutlet(node: i32): void {
  const from = childrenFrom(node)
  const to = childrenTo(node)
  if (to - from > 64) return countingSort(from, to)
  for (let place = from + 1; place < to; place++) {
    const edge = childAt(place)
    let at = place
    while (at > from && portOf(childAt(at - 1)) > portOf(edge)) {
      store<i32>(childrenAt(at), childAt(at - 1))
      at--
    }
    if (at < place) store<i32>(childrenAt(at), edge)
  }
}

/** Sorts more pipes than any real fitting has. */
function countingSort(from: i32, to: i32): void {
  const before = mark()
  const sorted = reserveI32(to - from)
  const starts = scratch(257, 0)
  for (let place = from; place < to; place++) {
    const at = starts + (((portOf(childAt(place)) + 1) as usize) << 2)
    store<i32>(at, load<i32>(at) + 1)
  }
  for (let port = 1; port < 256; port++) {
    const at = starts + ((port as usize) << 2)
    store<i32>(at, load<i32>(at) + load<i32>(at - 4))
  }
  for (let place = from; place < to; place++) {
    const at = starts + ((portOf(childAt(place)) as usize) << 2)
    store<i32>(sorted + ((load<i32>(at) as usize) << 2), childAt(place))
    store<i32>(at, load<i32>(at) + 1)
  }
  memory.copy(childrenAt(from), sorted, ((to - from) as usize) << 2)
  reset(before)
}
