import type { Change } from '../change/change'

/** Rows of designs that take longer than a frame to tell by what differs. */
const MANY_ROWS = 10_000

/** Whether telling the change by what differs takes longer than a frame. */
export function tellsMuch({ ops }: Change): boolean {
  return ops.some((op) => {
    if (op.table === 'diagram') return op.before.nodeCount + op.after.nodeCount > MANY_ROWS
    return op.table === 'frozen' && op.after !== null && op.after.nodeId.length > MANY_ROWS
  })
}
