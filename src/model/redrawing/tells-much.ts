import type { Change } from '../change/change'

/** Rows above which computing the difference of designs takes longer than a frame. */
const MANY_ROWS = 10_000

/** Whether converting the change to differences takes longer than a frame. */
export function tellsMuch({ ops }: Change): boolean {
  return ops.some((op) => {
    if (op.table === 'diagram') return op.before.nodeCount + op.after.nodeCount > MANY_ROWS
    return op.table === 'frozen' && op.after !== null && op.after.nodeId.length > MANY_ROWS
  })
}
