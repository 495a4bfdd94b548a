import type { Diagram } from '../diagram/diagram'

const MOST_DRIFT = 256
/** So many questions are answered by looking through the list before a table of all ids is worth making. */
const MOST_SCANS = 32
const indexes = new WeakMap<Diagram, RowIndex>()

/** Id → row of one diagram. Built when first asked; `apply` tells it what moved. */
export interface RowIndex {
  node: (id: string) => number
  edge: (id: string) => number
  nodes: IdRows
  edges: IdRows
}

/** The index of a diagram, made on first use and kept as long as the diagram lives. */
export function indexOf(diagram: Diagram): RowIndex {
  const known = indexes.get(diagram)
  if (known) return known
  const nodes = idRows(
    () => diagram.nodeId,
    () => diagram.nodeCount,
  )
  const edges = idRows(
    () => diagram.edgeId,
    () => diagram.edgeCount,
  )
  const index: RowIndex = { node: nodes.row, edge: edges.row, nodes, edges }
  indexes.set(diagram, index)
  return index
}

/**
 * Lets the index of a copy start from that of the diagram it was copied from, so that a table of all ids is made once. It holds as long as the other stays as it
 * is; after that the copy makes its own. A copy of a copy starts from what the first was copied from: however many there are, each asks one other.
 */
export function shareIndex(from: Diagram, copy: Diagram): void {
  const { nodes, edges } = indexOf(from)
  const ofNodes = idRows(
    () => copy.nodeId,
    () => copy.nodeCount,
    nodes.share(),
  )
  const ofEdges = idRows(
    () => copy.edgeId,
    () => copy.edgeCount,
    edges.share(),
  )
  indexes.set(copy, { node: ofNodes.row, edge: ofEdges.row, nodes: ofNodes, edges: ofEdges })
}

/** Lets a diagram of some of the rows of another know that no id is there twice, without a table of all ids of its own. */
export function shareUniqueness(from: Diagram, part: Diagram): void {
  const { nodes, edges } = indexOf(from)
  const known = indexOf(part)
  if (!nodes.hasTwins()) known.nodes.knowUnique()
  if (!edges.hasTwins()) known.edges.knowUnique()
}

/** Rows by id. A stored row is a hint: rows that moved since are found a few places beside it, so moving costs nothing. */
export interface IdRows {
  row: (id: string) => number
  /** Whether there is a table of ids already. */
  hasTable: () => boolean
  /** Whether two rows carry one id. */
  hasTwins: () => boolean
  /** Whoever made the rows knows that no two carry one id. */
  knowUnique: () => void
  /** Takes in so many more rows, so that a long list need not be taken in at once; true once all are. */
  takeIn: (rows: number) => boolean
  inserted: (id: string, row: number) => void
  removed: (id: string, row: number) => void
  renamed: (from: string, to: string, row: number) => void
  /** The stored row of an id, undefined where there is none. */
  hint: (id: string) => number | undefined
  /** How far rows may have moved from where they are stored. */
  drift: () => number
  /** Another number whenever something changed. */
  turn: () => number
  /** What a copy of these rows starts from. */
  share: () => Shared
}

/** An index and what a copy knows otherwise. */
interface Shared {
  base: IdRows
  turn: number
  /** The rows of ids that it does not have there; -1 for an id that is gone. */
  others: Map<string, number>
  drift: number
}

function idRows(ids: () => string[], count: () => number, shared?: Shared): IdRows {
  let base = shared?.base
  const turnOfBase = shared?.turn ?? 0
  const others = shared?.others ?? new Map<string, number>()
  let turn = 0
  let hints: Map<string, number> | null = null
  let covered = 0
  let drift = shared?.drift ?? 0
  let twins = false
  /** Known without a table, until rows come or are renamed before there is one. */
  let isUnique = false
  let scans = 0

  // Rows may also be appended in bulk by whoever creates the diagram; the index catches up when asked.
  const fresh = (most = Infinity): Map<string, number> => {
    if (!hints || drift > MOST_DRIFT) {
      hints = new Map()
      covered = 0
      drift = 0
      twins = false
    }
    const all = ids()
    const to = Math.min(count(), covered + most)
    for (; covered < to; covered++) {
      const id = all[covered] ?? ''
      if (hints.has(id)) twins = true
      else hints.set(id, covered)
    }
    return hints
  }

  const near = (id: string, hint: number, most = drift): number => {
    const all = ids()
    for (let away = 0; away <= most; away++) {
      if (hint + away < count() && all[hint + away] === id) return hint + away
      if (hint - away >= 0 && all[hint - away] === id) return hint - away
    }
    return -1
  }

  // The shared index answers as long as it is what it was and every id is there once.
  const sharing = (): IdRows | null => {
    if (base && (base.turn() !== turnOfBase || drift > MOST_DRIFT || base.hasTwins())) {
      base = undefined
      hints = null
      drift = 0
    }
    return base ?? null
  }
  const hintOf = (of: IdRows, id: string): number | undefined => {
    const own = others.get(id)
    return own === undefined ? of.hint(id) : own < 0 ? undefined : own
  }
  const leave = (): void => {
    base = undefined
    hints = null
  }

  const self: IdRows = {
    row(id) {
      const of = sharing()
      if (of) {
        if (!of.hasTable() && scans++ < MOST_SCANS) return ids().indexOf(id)
        const hint = hintOf(of, id)
        return hint === undefined ? -1 : near(id, hint, drift + of.drift())
      }
      if (!hints && scans++ < MOST_SCANS) return ids().indexOf(id)
      const hint = fresh().get(id)
      return hint === undefined ? -1 : near(id, hint)
    },
    hint: (id) => {
      const of = sharing()
      return of ? hintOf(of, id) : fresh().get(id)
    },
    drift: () => drift + (sharing()?.drift() ?? 0),
    turn: () => turn,
    hasTable: () => sharing()?.hasTable() ?? hints !== null,
    hasTwins() {
      if (sharing() || isUnique) return false
      fresh()
      return twins
    },
    knowUnique() {
      isUnique = true
    },
    takeIn(rows) {
      // Whether an id is there twice is known once all are taken in, and asking takes them all in at once.
      if (base?.turn() === turnOfBase && !base.takeIn(rows)) return false
      if (sharing()) return true
      fresh(rows)
      return covered >= count()
    },
    inserted(id, row) {
      turn++
      const of = sharing()
      if (of) {
        if (hintOf(of, id) !== undefined) {
          leave()
          return
        }
        others.set(id, row)
        if (row < count() - 1) drift++
        return
      }
      if (!hints || covered < count() - 1) isUnique = false
      if (!hints) return
      if (twins || hints.has(id) || covered !== count() - 1) {
        isUnique = false
        hints = null
        return
      }
      hints.set(id, row)
      covered++
      if (row < count() - 1) drift++
    },
    removed(id, row) {
      turn++
      if (sharing()) {
        others.set(id, -1)
        if (row < count()) drift++
        return
      }
      if (!hints) return
      if (twins || covered !== count() + 1) {
        hints = null
        return
      }
      hints.delete(id)
      covered--
      if (row < count()) drift++
    },
    renamed(from, to, row) {
      if (from === to) return
      turn++
      const of = sharing()
      if (of) {
        if (hintOf(of, to) !== undefined) {
          leave()
          return
        }
        others.set(from, -1)
        others.set(to, row)
        return
      }
      if (!hints || hints.has(to) || covered < count()) isUnique = false
      if (!hints) return
      if (twins || hints.has(to)) {
        hints = null
        return
      }
      hints.delete(from)
      hints.set(to, row)
    },
    share() {
      const of = sharing()
      return of ? { base: of, turn: turnOfBase, others: new Map(others), drift } : { base: self, turn, others: new Map(), drift: 0 }
    },
  }
  return self
}
