import { atOnce } from '../at-once'
import type { Change, Op } from '../change'
import { openedDiagram } from '../packed/later-diagram'
import type { Project } from '../project'
import { findRedrawing, redraw } from './redrawing'
import type { Redrawing } from './redrawing'

/** A drawing for another, told by what differs. */
export interface RedrawnOp {
  table: 'redrawn'
  systemId: string
  redrawing: Redrawing
}

/** A change for those who only ever replay it: they have the drawing before, and need not know what it was. */
export interface KeptChange {
  label: string
  ops: readonly (Op | RedrawnOp)[]
}

/** A change as it is kept: drawings are large, and most stay as they are. */
export function keptChange(change: Change): KeptChange {
  return atOnce(keepingChange(change))
}

/** The same with pauses. */
export function* keepingChange(change: Change): Generator<void, KeptChange> {
  const ops: (Op | RedrawnOp)[] = []
  for (const op of change.ops) {
    if (op.table === 'diagram')
      ops.push({
        table: 'redrawn',
        systemId: op.systemId,
        redrawing: yield* findRedrawing(openedDiagram(op.before), openedDiagram(op.after)),
      })
    else ops.push(op.table === 'frozen' ? { ...op, before: null } : op)
  }
  return { label: change.label, ops }
}

/** The ops of a kept change, each for the project as the ops before it have left it. */
export function* opsFor(project: Project, { ops }: KeptChange): Generator<Op> {
  for (const op of ops) {
    if (op.table !== 'redrawn') {
      yield op
      continue
    }
    const before = project.systems[op.systemId]?.diagram
    if (!before) throw new Error(`The change names system ${op.systemId}, which this project does not have.`)
    const now = openedDiagram(before)
    yield { table: 'diagram', systemId: op.systemId, before: now, after: redraw(now, op.redrawing) }
  }
}
