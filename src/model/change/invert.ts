import type { Change, Op } from './change'
import { outdoorBasis } from '../project/outdoor-basis'
import type { ProjectInformation } from '../project/project'
import type { KeptChange } from '../redrawing/kept-change'

/**
 * Returns the change that undoes this one.
 * @example applyChange(project, invert(change))
 */
export function invert(change: Change): Change {
  const ops: Op[] = []
  for (let place = change.ops.length - 1; place >= 0; place--) {
    const op = change.ops[place]
    if (op) ops.push({ ...op, before: op.after, after: op.before } as Op)
  }
  return { label: change.label, ops }
}

/** Joins several changes into one undo step with one label, in the order given. */
export function squash(label: string, changes: readonly Change[]): Change {
  return { label, ops: changes.flatMap((change) => change.ops) }
}

/** Merges a step and the change that continues it. A node that both write to is written once, so typing does not add an op per letter. */
export function continued(step: Change, change: Change): Change {
  const last = step.ops.at(-1)
  const [next] = change.ops
  const isAgain =
    change.ops.length === 1 &&
    last?.table === 'node' &&
    next?.table === 'node' &&
    last.systemId === next.systemId &&
    last.at === next.at &&
    last.after !== null &&
    last.after.id === next.before?.id
  return isAgain
    ? { label: step.label, ops: [...step.ops.slice(0, -1), { ...next, before: last.before }] }
    : squash(step.label, [step, change])
}

/** Returns the ids of the systems a change touches; null where it concerns every system. What rooms require reaches systems through list lines. */
export function touchedSystems(change: KeptChange): Set<string> | null {
  const ids = new Set<string>()
  for (const op of change.ops) {
    // Renaming a project does not require its systems to be recalculated.
    if (op.table === 'information') {
      if (!isSameRecord(op.before.design, op.after.design) || !isSameBasis(op.before, op.after)) return null
    } else if (op.table === 'written') for (const id of op.systemIds) ids.add(id)
    else if (op.table === 'system') ids.add(op.after?.id ?? op.before?.id ?? '')
    else if ('systemId' in op) ids.add(op.systemId)
  }
  return ids
}

function isSameBasis(before: ProjectInformation, after: ProjectInformation): boolean {
  const [one, other] = [outdoorBasis(before), outdoorBasis(after)]
  return one.powerHz === other.powerHz && isSameRecord(one.sizing, other.sizing)
}

function isSameRecord(before: object, after: object): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)])
  return [...names].every((name) => Object.is(Reflect.get(before, name), Reflect.get(after, name)))
}
