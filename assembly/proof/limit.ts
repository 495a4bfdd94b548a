import * as Q from '../layout-proof'
import { isSeenBelow, seenLimit, seenValue } from '../findings'
import { step } from './note'
import { ofBound, openBound } from './limit-bound'
import { ofMeasured, openMeasured } from './limit-measured'

/** How far a value breaks a limit of the pack. Nothing where this finding was not made. */
export function proveLimit(code: i32, node: i32, edge: i32): void {
  if (isNaN(seenValue)) return
  const measured = openMeasured(code, node, edge)
  const bound = openBound(code, node, edge)
  step(isSeenBelow ? Q.FORMULA_BELOW : Q.FORMULA_ABOVE, isSeenBelow ? seenLimit - seenValue : seenValue - seenLimit)
  ofMeasured(code, node, edge, measured)
  ofBound(code, node, edge, bound)
}
