import * as Q from '../../common/layout/layout-proof'
import { feedOf, nextFeed } from '../diagram/feeds'
import { nodeAt, orderCount } from '../diagram/tree'
import { isEnlarging, isIndoorMain, sizePipe } from '../piping/diameter'
import { pipeLength } from '../piping/length'
import { enlarge } from '../piping/pipe-size'
import { sourceOf } from '../system'
import { ofFigure, step } from './note'

/** Metres of the indoor mains that grew a step, which the total-length limit counts twice. */
export function proveGrown(value: f64): void {
  step(Q.FORMULA_SUM, value)
  if (!isEnlarging) return
  for (let place = 1; place < orderCount; place++) {
    const node = nodeAt(place)
    for (let feed = feedOf(node); feed >= 0; feed = nextFeed(feed)) {
      const source = sourceOf(feed)
      sizePipe(feed, source, node)
      if (isIndoorMain(source, node) && enlarge()) ofFigure(Q.SUBJECT_EDGE, feed, Q.FIGURE_FEED_M, pipeLength(feed))
    }
  }
}
