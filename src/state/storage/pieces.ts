import type { KeptChange, RedrawnOp } from '../../model/redrawing/kept-change'

/** A change with more entries in the lists of its designs goes to another thread in pieces: to copy a hundred thousand takes longer than a frame. */
const MANY = 5_000
/** Entries in one piece. */
const PIECE = 4_000

/** Lists of a drawing that a change redraws, told by what differs. */
const REDRAWN = ['nodeId', 'nodeShape', 'nodeRest', 'edgeId', 'edgeRest'] as const

type KeptOp = KeptChange['ops'][number]

/** Some entries of a list in a change: of which op, and which of its lists. */
export interface Piece {
  op: number
  list: number
  entries: unknown[]
}

/** Whether a change has lists so long that it travels in pieces. */
export function isLarge({ ops }: KeptChange): boolean {
  return ops.some((op) => listsOf(op).reduce((sum, list) => sum + list.length, 0) > MANY)
}

/** The change with nothing in the lists of its designs, to which the pieces are put one after another. */
export function hollow({ label, ops }: KeptChange): KeptChange {
  return { label, ops: ops.map(emptied) }
}

/** What a hollow change lacks. */
export function* piecesOf({ ops }: KeptChange): Generator<Piece> {
  for (const [op, each] of ops.entries())
    for (const [list, all] of listsOf(each).entries())
      for (let from = 0; from < all.length; from += PIECE) yield { op, list, entries: all.slice(from, from + PIECE) }
}

/** Puts a piece to the hollow change that it is missing from. */
export function fill({ ops }: KeptChange, { op, list, entries }: Piece): void {
  const to = ops[op] && listsOf(ops[op])[list]
  if (!to) throw new Error(`The change has no list ${list} at its place ${op}.`)
  for (const entry of entries) to.push(entry)
}

/** The lists of a design in an op, always in the same order. */
function listsOf(op: KeptOp): unknown[][] {
  if (op.table === 'redrawn') return REDRAWN.map((name) => op.redrawing[name]?.values ?? [])
  if (op.table !== 'frozen' || !op.after) return []
  return Object.values(op.after).filter((column): column is unknown[] => Array.isArray(column))
}

function emptied(op: KeptOp): KeptOp {
  if (op.table === 'redrawn') return { ...op, redrawing: withoutEntries(op.redrawing) }
  if (op.table !== 'frozen' || !op.after) return op
  const after = { ...op.after }
  for (const [name, value] of Object.entries(op.after)) if (Array.isArray(value)) Object.assign(after, { [name]: [] })
  return { ...op, after }
}

function withoutEntries(redrawing: RedrawnOp['redrawing']): RedrawnOp['redrawing'] {
  const hollow = { ...redrawing }
  for (const name of REDRAWN) if (redrawing[name]) Object.assign(hollow, { [name]: { ...redrawing[name], values: [] } })
  return hollow
}
