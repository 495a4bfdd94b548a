import * as P from '../../common/layout/layout-pack'
import * as L from '../../common/layout/layout'
import * as Q from '../../common/layout/layout-proof'
import { feedOf } from '../diagram/feeds'
import { changing, endMm, meetDownstream, meetUpstream, metRow, metTable } from '../piping/changer'
import { isCounted } from '../piping/length'
import { mmOf } from '../piping/sizes'
import { gasOf, highOf, liquidOf } from '../state'
import { kindOf, sourceOf, targetOf } from '../system'
import { ofDrawn, ofFigure, ofTable, step } from './note'

/** Lines of a pipe that change their diameter at one end: 1 for gas, 2 for liquid, 4 for high-pressure gas. */
export function proveChanger(feed: i32, isUp: bool): void {
  if (!isCounted(feed)) {
    step(Q.FORMULA_NONE, 0)
    return
  }
  if (isUp) meetUpstream(sourceOf(feed))
  else meetDownstream(targetOf(feed))
  step(Q.FORMULA_CHANGERS, changing(feed) as f64)
  for (let line = 0; line < 3; line++) {
    ofFigure(Q.SUBJECT_EDGE, feed, Q.FIGURE_GAS_MM + line, mmOf(line == 0 ? gasOf(feed) : line == 1 ? liquidOf(feed) : highOf(feed)))
    ofEnd(feed, line, isUp)
  }
}

/** Proves the size that a line is joined to: a cell of the pack, the pipe into the fitting above, or nothing. */
function ofEnd(feed: i32, line: i32, isUp: bool): void {
  const mm = endMm(line)
  if (metTable == P.PACK_BOX && line < 2) ofTable(P.PACK_BOX, P.BOX_WIDTH, metRow, P.BOX_PIPE_GAS + line)
  else if (metTable >= 0 && !isNaN(mm)) ofTable(metTable, P.CONNECTION_WIDTH, metRow, line)
  else if (isUp && kindOf(sourceOf(feed)) != L.KIND_OUTDOOR && !isNaN(mm)) {
    ofFigure(Q.SUBJECT_EDGE, feedOf(sourceOf(feed)), Q.FIGURE_GAS_MM + line, mm)
  } else ofDrawn(Q.SUBJECT_EDGE, feed, Q.DRAWN_NONE, mm)
}
