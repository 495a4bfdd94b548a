import { root } from '../diagram/tree'
import * as Z from '../piping/pipe-size'
import { sizePipe } from '../piping/diameter'
import { loadOf } from '../state'
import { pack, sourceOf, targetOf } from '../system'

/**
 * Equivalent lengths use the sizes of the standard main pipe. The proof sizes a pipe for it again, and then restores the drawn main pipe.
 */
export function standardGas(feed: i32): i32 {
  const isLong = Z.isLongMain
  const isDeep = Z.isDeepMain
  Z.sizeMain(pack, loadOf(root), false, false)
  sizePipe(feed, sourceOf(feed), targetOf(feed))
  const gas = Z.gas
  Z.sizeMain(pack, loadOf(root), isLong, isDeep)
  return gas
}
