import * as L from '../../common/layout/layout'
import * as P from '../../common/layout/layout-pack'
import * as R from '../../common/layout/layout-codes'
import { hasKind, nodeAt, orderCount } from '../diagram/tree'
import { checkMost } from '../findings'
import { mark, reset } from '../../common/memory'
import { constant } from '../pack'
import { heightOf, kindOf, nodeCount, pack, reserveF64 } from '../system'
import { isUnit } from '../piping/capacity'
import { boxAbove } from '../piping/upstream'

/** Height between units that hang on the same box. */
export function checkSameBox(): void {
  const limit = constant(pack, P.CONST_SAME_BOX_M)
  if (isNaN(limit) || !hasKind(L.KIND_BOX)) return
  const before = mark()
  const least = reserveF64(nodeCount, Infinity)
  const most = reserveF64(nodeCount, -Infinity)
  for (let place = 0; place < orderCount; place++) {
    const node = nodeAt(place)
    const box = isUnit(kindOf(node)) ? boxAbove(node) : -1
    if (box < 0) continue
    const at = (box as usize) << 3
    const height = heightOf(node)
    if (height < load<f64>(least + at)) store<f64>(least + at, height)
    if (height > load<f64>(most + at)) store<f64>(most + at, height)
  }
  for (let node = 0; node < nodeCount; node++) {
    const at = (node as usize) << 3
    checkMost(R.LIMIT_HEIGHT_SAME_BOX, L.SEVERITY_ERROR, node, -1, load<f64>(most + at) - load<f64>(least + at), limit)
  }
  reset(before)
}
