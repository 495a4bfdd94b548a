import { atOnce } from '../change/at-once'
import { frozenDesign, madeOf } from '../as-built/frozen-design'
import type { Change, Op } from '../change/change'
import { openedDiagram } from '../packed/later-diagram'
import type { Project } from '../project/project'
import { isAsDrawn } from './is-as-drawn'
import { findRedrawing, redraw } from './redrawing'
import type { KeptOp } from './kept-op'
import { withLongLists, withoutLongLists } from './long-lists'
import type { ListText } from './long-lists'

/** A change for those who only ever replay it: they have the drawing before, and need not know what it was. */
export interface KeptChange {
  label: string
  ops: readonly KeptOp[]
  /** Lists that are too long to be copied entry by entry, by the place of their op, which has none of them. */
  texts?: ReadonlyMap<number, readonly ListText[]>
}

/** A change as it is kept: drawings are large, and most stay as they are. */
export function keptChange(change: Change): KeptChange {
  return atOnce(keepingChange(change))
}

/** The same with pauses. With the project that the change is about to be made in, a design that is frozen as it is drawn there is told by that. */
export function* keepingChange(change: Change, project: Project | null = null): Generator<void, KeptChange> {
  const ops: KeptOp[] = []
  const texts = new Map<number, readonly ListText[]>()
  for (const op of change.ops) {
    const kept = yield* keepingOp(op, project)
    if (kept.texts.length > 0) texts.set(ops.length, kept.texts)
    ops.push(kept.op)
  }
  return texts.size > 0 ? { label: change.label, ops, texts } : { label: change.label, ops }
}

/** Describes a change of a project and tells it before it is committed, so that it is in the store the moment it is. */
export function* toldAhead(project: Project, describing: Generator<void, Change>): Generator<void, Change> {
  const change = yield* describing
  yield* keepingChange(change, project)
  return change
}

interface Told {
  op: KeptOp
  texts: readonly ListText[]
}

/**
 * Designs that were told already, by what comes and what goes; neither is ever written to. What is taken back and done again, or was told ahead of its commit, is not told
 * a second time.
 */
const told = new WeakMap<object, WeakMap<object, Told>>()
/** Freezings of what is drawn, and only they: the same design brought back later may be of another drawing than the one that is there. */
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

/** The ops of a kept change, each for the project as the ops before it have left it. */
export function* opsFor(project: Project, { ops, texts }: KeptChange): Generator<Op> {
  for (const [place, short] of ops.entries()) {
    const listed = texts?.get(place)
    const op = listed ? withLongLists(short, listed) : short
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
