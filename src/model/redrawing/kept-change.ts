import { atOnce } from '../change/at-once'
import { frozenDesign, madeOf } from '../as-built/frozen-design'
import type { Change, Op } from '../change/change'
import { openedDiagram } from '../packed/later-diagram'
import type { Project } from '../project/project'
import { isAsDrawn } from './is-as-drawn'
import { findRedrawing, redraw } from './redrawing'
import type { KeptOp } from './kept-op'
import { withLongLists, withoutLongLists } from './long-lists'
import { hasManyOps, readOps, writeOps } from './written-ops'
import type { ListText } from './long-lists'

/** A change for replay only: the reader has the drawing before it, so earlier values are left out. */
export interface KeptChange {
  label: string
  ops: readonly KeptOp[]
  /** Lists too long to be copied entry by entry, by the index of their op, which leaves them out. */
  texts?: ReadonlyMap<number, readonly ListText[]>
}

/** Converts a change for storage: drawings are large, so only their differences are kept. */
export function keptChange(change: Change): KeptChange {
  return atOnce(keepingChange(change))
}

/** Works like `keptChange`, with pauses. Given the project before the change, a design frozen as drawn is stored as a mark, not a copy. */
export function* keepingChange(change: Change, project: Project | null = null): Generator<void, KeptChange> {
  const ops: KeptOp[] = []
  const texts = new Map<number, readonly ListText[]>()
  const isWritten = hasManyOps(change)
  for (let at = 0; at < change.ops.length; at++) {
    const written = isWritten ? writeOps(change.ops, at) : null
    if (written) {
      ops.push(written)
      at += written.count - 1
      yield
      continue
    }
    const op = change.ops[at]
    if (!op) continue
    const kept = yield* keepingOp(op, project)
    if (kept.texts.length > 0) texts.set(ops.length, kept.texts)
    ops.push(kept.op)
  }
  return texts.size > 0 ? { label: change.label, ops, texts } : { label: change.label, ops }
}

/** Describes a change and converts it for storage before it is committed, so that saving it afterwards is immediate. */
export function* toldAhead(project: Project, describing: Generator<void, Change>): Generator<void, Change> {
  const change = yield* describing
  yield* keepingChange(change, project)
  return change
}

interface Told {
  op: KeptOp
  texts: readonly ListText[]
}

/** Converted ops by the designs after and before, which are never written to, so that undo, redo and a prepared commit reuse them. */
const told = new WeakMap<object, WeakMap<object, Told>>()
/** Converted freezings by op, not by design: the same design restored later may not match the drawing at that time. */
const asDrawn = new WeakMap<Op, KeptOp>()
const NONE = {}

function* keepingOp(op: Op, project: Project | null): Generator<void, Told> {
  if (op.table !== 'diagram' && op.table !== 'frozen') return { op, texts: [] }
  const { systemId, after } = op
  if (!after) return { op: { table: 'frozen', systemId, before: null, after }, texts: [] }
  const freezing = op.table === 'frozen' && (asDrawn.get(op) ?? (yield* freezingOp(op, project)))
  if (freezing) return { op: freezing, texts: [] }
  const before = op.before ?? NONE
  const known = told.get(after)?.get(before)
  if (known) return { ...known, op: { ...known.op, systemId } as KeptOp }
  const fresh = yield* withoutLongLists(yield* tellingOp(op))
  const all = told.get(after) ?? new WeakMap<object, Told>()
  told.set(after, all.set(before, fresh))
  return fresh
}

function* freezingOp(op: Extract<Op, { table: 'frozen' }>, project: Project | null): Generator<void, KeptOp | null> {
  const { systemId, after } = op
  const system = project?.systems[systemId]
  if (!after || !system || !(yield* isAsDrawn(after, system))) return null
  const kept: KeptOp = { table: 'frozenAsDrawn', systemId, made: madeOf(after) }
  asDrawn.set(op, kept)
  return kept
}

function* tellingOp(op: Extract<Op, { table: 'diagram' | 'frozen' }>): Generator<void, KeptOp> {
  if (op.table === 'frozen') return { ...op, before: null }
  const redrawing = yield* findRedrawing(openedDiagram(op.before), openedDiagram(op.after))
  return { table: 'redrawn', systemId: op.systemId, redrawing }
}

/** Yields the ops of a kept change; each must be applied before the next is read. */
export function* opsFor(project: Project, { ops, texts }: KeptChange): Generator<Op> {
  for (const [place, short] of ops.entries()) {
    const listed = texts?.get(place)
    const op = listed ? withLongLists(short, listed) : short
    if (op.table === 'written') {
      yield* readOps(op)
      continue
    }
    if (op.table !== 'redrawn' && op.table !== 'frozenAsDrawn') {
      yield op
      continue
    }
    const { systemId } = op
    const system = project.systems[systemId]
    if (!system) throw new Error(`The change names system ${systemId}, which this project does not have.`)
    const now = openedDiagram(system.diagram)
    if (op.table === 'redrawn') yield { table: 'diagram', systemId, before: now, after: redraw(now, op.redrawing) }
    else yield { table: 'frozen', systemId, before: null, after: frozenDesign({ ...system, diagram: now }, op.made) }
  }
}
