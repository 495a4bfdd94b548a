import type { KeptOp } from './kept-op'

/** Longer lists are written as JSON text: copying 100,000 strings or objects to another thread or into a store takes 0.1 s. */
const MANY = 5_000
/** Entries per text. */
const STRETCH = 4_000

/** Lists of a redrawn drawing, stored as differences. */
const REDRAWN = ['nodeId', 'nodeShape', 'nodeRest', 'edgeId', 'edgeRest'] as const

/** Entries of one of the lists of an op, as JSON. */
export interface ListText {
  list: number
  text: string
}

/** Writes the long lists of an op as JSON texts and empties them in the op. Pauses after each text. */
export function* withoutLongLists(op: KeptOp): Generator<void, { op: KeptOp; texts: ListText[] }> {
  const lists = listsOf(op)
  const texts: ListText[] = []
  if (lists.reduce((sum, list) => sum + list.length, 0) <= MANY) return { op, texts }
  for (const [list, all] of lists.entries()) {
    for (let from = 0; from < all.length; from += STRETCH) {
      texts.push({ list, text: JSON.stringify(all.slice(from, from + STRETCH)) })
      yield
    }
  }
  return { op: emptied(op), texts }
}

/** Returns the op with its long lists restored; the arguments are not changed. */
export function withLongLists(op: KeptOp, texts: readonly ListText[]): KeptOp {
  const whole = emptied(op)
  const lists = listsOf(whole)
  for (const { list, text } of texts) {
    const to = lists[list]
    if (!to) throw new Error(`The change has no list ${list} in its table ${op.table}.`)
    // JSON writes a missing entry as null.
    for (const entry of JSON.parse(text) as unknown[]) to.push(entry ?? undefined)
  }
  return whole
}

/** Returns the lists of a design in an op, always in the same order. */
function listsOf(op: KeptOp): unknown[][] {
  if (op.table === 'redrawn') return REDRAWN.map((name) => op.redrawing[name]?.values ?? [])
  if (op.table !== 'frozen' || !op.after) return []
  return Object.values(op.after).filter((column): column is unknown[] => Array.isArray(column))
}

function emptied(op: KeptOp): KeptOp {
  if (op.table === 'redrawn') {
    const redrawing = { ...op.redrawing }
    for (const name of REDRAWN) if (redrawing[name]) Object.assign(redrawing, { [name]: { ...redrawing[name], values: [] } })
    return { ...op, redrawing }
  }
  if (op.table !== 'frozen' || !op.after) return op
  const after = { ...op.after }
  for (const [name, value] of Object.entries(op.after)) if (Array.isArray(value)) Object.assign(after, { [name]: [] })
  return { ...op, after }
}
