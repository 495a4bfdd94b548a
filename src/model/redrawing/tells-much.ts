import type { Change, Op } from '../change/change'

/** Rows above which computing the difference of designs takes longer than a frame. */
const MANY_ROWS = 10_000

/** Whether converting the change to differences takes longer than a frame. */
export function tellsMuch({ ops }: Change): boolean {
  const rows = ops.reduce((sum, op) => sum + rowsOf(op), 0)
  return rows > MANY_ROWS
}

function rowsOf(op: Op): number {
  if (op.table === 'diagram') return op.before.nodeCount + op.after.nodeCount
  return op.table === 'frozen' ? (op.after?.nodeId.length ?? 0) : 0
}
