import * as L from '../../common/layout/layout'
import { hasBranchBoxes } from '../diagram/tree'
import { speakAs, VOICE_ABOVE, VOICE_OWN } from '../findings'
import { design } from '../system'
import { HEAT_PUMP, modeOf, noPortRule } from './mode'
import { checkHeaderBranches, checkPlace, openPlaces } from './place'
import { checkPlacement } from './placement'
import { checkBranches, checkPorts } from './ports'

let mode: i32 = HEAT_PUMP
let hasOutdoor: bool = false
/** Whether any rule of placement can be broken in this system. */
let hasRules: bool = false

/** Prepares the checks of single nodes; limits of the profile apply only where an outdoor unit is chosen. */
export function openChecks(withOutdoor: bool): void {
  mode = modeOf()
  hasOutdoor = withOutdoor
  hasRules = mode != HEAT_PUMP || hasBranchBoxes() || design(L.DESIGN_HOT_WATER_SERIES) == 1
  if (withOutdoor) openPlaces()
}

/** Checks every rule and limit of one node below the outdoor unit, of the pipes into it, and of its children. */
export function checkNode(node: i32, kind: i32): void {
  speakAs(VOICE_OWN)
  if (hasRules) checkPlacement(mode, node, kind)
  if (hasOutdoor) checkPlace(node, kind)
  if (kind == L.KIND_BOX) {
    speakAs(VOICE_ABOVE)
    checkPorts(node, noPortRule(mode, node), hasOutdoor)
  } else if (kind == L.KIND_JOINT) {
    speakAs(VOICE_ABOVE)
    checkBranches(node)
    if (hasOutdoor) checkHeaderBranches(node)
  }
}
