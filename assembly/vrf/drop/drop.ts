import * as D from '../../common/layout/layout-drop'
import * as L from '../../common/layout/layout'
import * as R from '../../common/layout/layout-codes'
import { parentOf } from '../diagram/feeds'
import { buildTree } from '../diagram/tree'
import { breakRule, closeList, openList } from '../findings'
import { FINDING_BYTES } from '../../common/layout/layout-answer'
import { mark, reserve, reset } from '../../common/memory'
import { firstBroken } from '../rules/broken'
import { kindOf, nodeCount } from '../system'
import { setSlot, slot } from './item'
import { openQuestion } from './open-question'
import { openPlaceRules } from './place-rules'
import { betterPort, broken, isFreePlace, nextPlace, openChildren, own, reserves } from './places'
import { reportDrop } from './report-drop'

/**
 * Checks whether an item may be dropped on one node, with the mask's answer for that node. Lists at most `most` findings of a refusal behind the scratch and
 * returns their number.
 *
 * @verb
 */
export function drop(packAt: usize, systemBuffer: usize, dropAt: usize, most: i32): i32 {
  const from = mark()
  const status = openQuestion(packAt, systemBuffer, dropAt)
  const node = slot(D.DROP_NODE) as i32
  const at = reserve((most as usize) * (FINDING_BYTES as usize))
  setSlot(D.DROP_RESERVES, 0)
  openList(L.SEVERITY_ERROR, 0, most, at)
  setSlot(D.DROP_BETTER_PORT, 0)
  if (status == L.STATUS_CALCULATED && isRow(node) && isFreePlace(node)) askOne(node)
  else if (status == L.STATUS_NOT_A_TREE && isRow(node) && kindOf(node) == L.KIND_PLACEHOLDER) refuseDrawing()
  else refuse(isRow(node) ? node : -1)
  const bytes = closeList() - at
  memory.copy(from, at, bytes)
  reset(from)
  return (bytes / (FINDING_BYTES as usize)) as i32
}

/** Errors of a drawing that is no tree are found again when the tree is built. */
function refuseDrawing(): void {
  setSlot(D.DROP_FIRST, R.RULE_NOT_A_TREE)
  buildTree()
}

function isRow(node: i32): bool {
  return (node as u32) < (nodeCount as u32)
}

function refuse(node: i32): void {
  breakRule(R.RULE_PLACE_TAKEN, node, -1, 0, NaN)
  setSlot(D.DROP_FIRST, R.RULE_PLACE_TAKEN)
}

function askOne(node: i32): void {
  openPlaceRules()
  openChildren(parentOf(node))
  while (nextPlace() != node) continue
  setSlot(D.DROP_FIRST, firstBroken(broken) as f64)
  setSlot(D.DROP_RESERVES, reserves as f64)
  if (broken == 0) return
  setSlot(D.DROP_BETTER_PORT, betterPort() as f64)
  reportDrop(node, own)
}
