import type { Diagram } from '../diagram/diagram'

const MOST_DRIFT = 256
/** Lookups answered by scanning the list before a table of all ids is built. */
const MOST_SCANS = 32
const indexes = new WeakMap<Diagram, RowIndex>()

/** Id → row of one diagram. Built on the first lookup; `applyChange` reports moved rows to it. */
export interface RowIndex {
  node: (id: string) => number
  edge: (id: string) => number
  nodes: IdRows
  edges: IdRows
}

/** Returns the index of a diagram, created on first use and kept as long as the diagram lives. */
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
 * Lets a copy share the index of the diagram it was copied from, so that a table of all ids is built once. Sharing lasts until the
 * original changes; after that the copy builds its own. A copy of a copy shares the index of the first original, so chains stay one deep.
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

/** Marks the ids of a part of another diagram as unique, so that the part needs no table of all ids to find duplicates. */
export function shareUniqueness(from: Diagram, part: Diagram): void {
  const { nodes, edges } = indexOf(from)
  const known = indexOf(part)
  if (!nodes.hasTwins()) known.nodes.knowUnique()
  if (!edges.hasTwins()) known.edges.knowUnique()
}

/** Rows by id. A stored row is a hint: a row that moved since is found a few rows beside it, so moving rows costs nothing. */
export interface IdRows {
  row: (id: string) => number
  /** Whether the table of ids has been built. */
  hasTable: () => boolean
  /** Whether two rows have the same id. */
  hasTwins: () => boolean
  /** Marks all ids as unique, for code that created the rows and knows it. */
  knowUnique: () => void
  /** Indexes this many more rows, so that a long list can be indexed in slices; true once all are indexed. */
  takeIn: (rows: number) => boolean
  inserted: (id: string, row: number) => void
  removed: (id: string, row: number) => void
  renamed: (from: string, to: string, row: number) => void
  /** Returns the stored row of an id, undefined where there is none. */
  hint: (id: string) => number | undefined
  /** Returns the largest distance a row may have moved from its stored row. */
  drift: () => number
  /** Returns a version number that differs after every change. */
  turn: () => number
  /** Returns the state that the index of a copy starts from. */
  share: () => Shared
}

/** A shared index and the rows of a copy that differ from it. */
interface Shared {
  base: IdRows
  turn: number
  /** Rows of the ids that are not where the shared index has them; -1 for a removed id. */
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
  /** Uniqueness known without a table; reset when rows are inserted or renamed before the table is built. */
  let isUnique = false
  let scans = 0

  // Code that creates a diagram may append rows in bulk; the index catches up on the next lookup.
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

  // The shared index is used as long as it is unchanged and its ids are unique.
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
      // Duplicates are known only once all rows are indexed, and asking for them would index the rest at once.
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
