import * as L from '../../../common/layout/layout'
import * as P from '../../../common/layout/layout-pack'
import * as N from '../../../common/layout/layout-sense'
import * as R from '../../../common/layout/layout-codes'
import { breakRuleAs, checkMost } from '../../findings'
import { cell, rowsOf, severityOf, tableOf } from '../../pack'
import * as O from '../../piping/outdoor'
import { mainTable } from '../../piping/pipe-size'
import { design, pack } from '../../system'
import { HEAT_PUMP, HEAT_RECOVERY } from '../mode'

/** Checks whether the outdoor modules match each other and the drawing's mode, and whether the pack has a main pipe for their horsepower. */
export function checkOutdoor(root: i32): void {
  if (O.isMixed) breakRuleAs(R.RULE_OUTDOOR_MIXED, severityOf(pack, N.CONST_MIXED_SEVERITY), root)
  if (isOfAnotherMode()) breakRuleAs(R.RULE_OUTDOOR_MODE, severityOf(pack, N.CONST_MODE_SEVERITY), root)
  if (mainTable < 0) return
  const most = cell(tableOf(pack, mainTable), P.MAIN_WIDTH, rowsOf(pack, mainTable) - 1, P.MAIN_HP)
  checkMost(R.LIMIT_MAIN_HP, severityOf(pack, N.CONST_TABLE_SEVERITY), root, -1, O.hp, most)
}

/** Returns whether a heat-pump model is in a drawing of heat recovery, or the other way round; main/sub drawings accept both. */
function isOfAnotherMode(): bool {
  const mode = design(L.DESIGN_OUTDOOR_TYPE) as i32
  const recovers = O.moduleCell(P.OUTDOOR_RECOVERS) == 1
  return (mode == HEAT_RECOVERY && !recovers) || (mode == HEAT_PUMP && recovers)
}
