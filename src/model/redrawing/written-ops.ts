import type { Op } from '../change/change'
import type { WrittenOp } from './kept-op'

/** Changes of more ops are written as JSON text: copying 36,000 ops to another thread, and into a store, takes 0.7 s. */
const MANY_OPS = 1_000
/** Ops per text. */
const STRETCH = 500

type Listed = Extract<Op, { table: 'controlGroup' | 'indoorUnit' | 'room' }>

/** Whether a change has so many ops that they are written as text. */
export function hasManyOps({ ops }: { ops: readonly Op[] }): boolean {
  return ops.length > MANY_OPS
}

/** Writes the ops from a place on that JSON can hold, up to a stretch of them; null where there is none. */
export function writeOps(ops: readonly Op[], from: number): WrittenOp | null {
  const listed: object[] = []
  const systemIds = new Set<string>()
  for (let at = from; listed.length < STRETCH; at++) {
    const op = ops[at]
    if (!op || !isListed(op)) break
    if ('systemId' in op) systemIds.add(op.systemId)
    // A replay never reads the entry before, only whether there was one.
    listed.push(op.before ? { ...op, before: {} } : op)
  }
  if (listed.length === 0) return null
  return { table: 'written', systemIds: [...systemIds], count: listed.length, text: JSON.stringify(listed) }
}

/** Reads the ops that were written. */
export function readOps({ text }: WrittenOp): Op[] {
  return JSON.parse(text) as Op[]
}

function isListed(op: Op): op is Listed {
  return op.table === 'controlGroup' || op.table === 'indoorUnit' || op.table === 'room'
}
