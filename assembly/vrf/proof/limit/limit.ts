import * as Q from '../../../common/layout/layout-proof'
import { isSeenBelow, seenLimit, seenRule, seenValue } from '../../findings'
import { step } from '../note'
import { ofBound, openBound } from './limit-bound'
import { ofMeasured, openMeasured } from './limit-measured'
import { ofRule, ofRuleBound, openRule } from './limit-rule'

/** Proves how far a value breaks a limit of the pack; writes nothing where there is no such finding. */
export function proveLimit(code: i32, node: i32, edge: i32): void {
  if (isNaN(seenValue)) return
  const isRule = seenRule >= 0
  const measured = isRule ? openRule() : openMeasured(code, node, edge)
  const bound = isRule ? -1 : openBound(code, node, edge)
  step(isSeenBelow ? Q.FORMULA_BELOW : Q.FORMULA_ABOVE, isSeenBelow ? seenLimit - seenValue : seenValue - seenLimit)
  if (isRule) {
    ofRule(measured)
    ofRuleBound()
    return
  }
  ofMeasured(code, node, edge, measured)
  ofBound(code, node, edge, bound)
}
