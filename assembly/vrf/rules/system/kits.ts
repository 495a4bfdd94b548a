import * as L from '../../../common/layout/layout'
import * as P from '../../../common/layout/layout-pack'
import * as R from '../../../common/layout/layout-codes'
import { hasKind, nodeAt, orderCount } from '../../diagram/tree'
import { checkLeast, checkMost } from '../../findings'
import { constant } from '../../pack'
import { airHandlerOf, kindOf, nodeCount, ownCooling, pack, scratch } from '../../system'
import { equipmentOf, hasModel } from '../../piping/capacity'
import { hasRun, needs, STAGE_KITS, STAGE_TREE } from '../../../common/stages'

/** Kits and first kit of each air handler; the host numbers them from 1, so there are at most as many as nodes. */
let counts: usize = 0
let firsts: usize = 0

/** Returns the number of kits that share an air handler; 1 where the kit names none. */
export function kitsOf(airHandler: i32): i32 {
  needs(STAGE_KITS)
  return airHandler <= 0 || airHandler > nodeCount ? 1 : load<i32>(counts + ((airHandler as usize) << 2))
}

export function countKits(): void {
  needs(STAGE_TREE)
  hasRun(STAGE_KITS)
  if (!hasKind(L.KIND_KIT)) return
  counts = scratch(nodeCount + 1, 0)
  firsts = scratch(nodeCount + 1, 255)
  for (let place = 0; place < orderCount; place++) {
    const node = nodeAt(place)
    const handler = airHandlerOf(node)
    if (kindOf(node) != L.KIND_KIT || handler <= 0 || handler > nodeCount) continue
    const at = (handler as usize) << 2
    store<i32>(counts + at, load<i32>(counts + at) + 1)
    const first = load<i32>(firsts + at)
    if (first < 0 || node < first) store<i32>(firsts + at, node)
  }
}

/** Checks the limits of one kit: its range, and the number of kits at the first of an air handler. */
export function checkKit(node: i32): void {
  needs(STAGE_KITS)
  const own = ownCooling(node)
  if (hasModel(node) && !isNaN(own)) {
    checkLeast(R.LIMIT_KIT_MIN, L.SEVERITY_ERROR, node, -1, own, equipmentOf(node, P.EQUIPMENT_MIN_KW))
    checkMost(R.LIMIT_KIT_MAX, L.SEVERITY_ERROR, node, -1, own, equipmentOf(node, P.EQUIPMENT_MAX_KW))
  }
  const handler = airHandlerOf(node)
  if (handler <= 0 || handler > nodeCount || load<i32>(firsts + ((handler as usize) << 2)) != node) return
  checkMost(R.LIMIT_KITS, L.SEVERITY_ERROR, node, -1, kitsOf(handler) as f64, constant(pack, P.CONST_KITS))
}
