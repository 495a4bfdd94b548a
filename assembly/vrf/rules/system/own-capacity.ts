import * as L from '../../../common/layout/layout'
import * as P from '../../../common/layout/layout-pack'
import * as N from '../../../common/layout/layout-sense'
import * as R from '../../../common/layout/layout-codes'
import { ALLOWANCE, checkSense } from '../../findings'
import { constant } from '../../pack'
import { equipmentOf, hasModel } from '../../piping/capacity'
import { ownCooling, pack } from '../../system'

/**
 * Checks a unit's own nominal cooling as a part of its model's: advice outside one pair of bounds, an error outside the other. A model without cooling must
 * have none. Kits have a range of their own.
 */
export function checkOwnCooling(node: i32, kind: i32): void {
  const own = ownCooling(node)
  if (isNaN(own) || kind == L.KIND_KIT || !hasModel(node)) return
  const model = equipmentOf(node, P.EQUIPMENT_COOL)
  const least = model * constant(pack, N.CONST_OWN_ERROR_LEAST)
  const most = model * constant(pack, N.CONST_OWN_ERROR_MOST)
  checkSense(R.LIMIT_OWN_COOL, L.SEVERITY_ERROR, node, own, least, false, false)
  checkSense(R.LIMIT_OWN_COOL, L.SEVERITY_ERROR, node, own, most, true, false)
  if (least - own > ALLOWANCE || own - most > ALLOWANCE || model <= 0) return
  checkSense(R.LIMIT_OWN_COOL_STD, L.SEVERITY_ADVICE, node, own, model * constant(pack, N.CONST_OWN_ADVICE_LEAST), false, true)
  checkSense(R.LIMIT_OWN_COOL_STD, L.SEVERITY_ADVICE, node, own, model * constant(pack, N.CONST_OWN_ADVICE_MOST), true, true)
}
