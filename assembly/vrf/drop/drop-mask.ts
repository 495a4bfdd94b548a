import * as D from '../../common/layout/layout-drop'
import * as L from '../../common/layout/layout'
import * as R from '../../common/layout/layout-codes'
import { mark, reset } from '../../common/memory'
import { firstBroken } from '../rules/broken'
import { kindOf, nodeCount } from '../system'
import { openQuestion } from './open-question'
import { openPlaceRules } from './place-rules'
import { broken, nextPlace, openChildren, reserves } from './places'

/**
 * Returns where an item may be dropped: one byte for each node, 0 where it may, else the number of the first rule that it breaks; and the port that it
 * reserves. A drawing that is no tree accepts nothing until it is repaired.
 *
 * @verb
 */
export function dropMask(packAt: usize, systemBuffer: usize, dropAt: usize): void {
  const from = mark()
  const status = openQuestion(packAt, systemBuffer, dropAt)
  const verdicts = dropAt + D.dropVerdicts()
  const ports = dropAt + D.dropReserves(nodeCount)
  memory.fill(verdicts, R.RULE_PLACE_TAKEN as u8, nodeCount)
  memory.fill(ports, 0, nodeCount)
  if (status == L.STATUS_CALCULATED) maskAll(verdicts, ports)
  else if (status == L.STATUS_NOT_A_TREE) refuseAll(verdicts)
  reset(from)
}

function maskAll(verdicts: usize, ports: usize): void {
  openPlaceRules()
  for (let node = 0; node < nodeCount; node++) {
    openChildren(node)
    for (let place = nextPlace(); place >= 0; place = nextPlace()) {
      store<u8>(verdicts + place, firstBroken(broken) as u8)
      store<u8>(ports + place, reserves as u8)
    }
  }
}

function refuseAll(verdicts: usize): void {
  for (let node = 0; node < nodeCount; node++) {
    if (kindOf(node) == L.KIND_PLACEHOLDER) store<u8>(verdicts + node, R.RULE_NOT_A_TREE as u8)
  }
}
