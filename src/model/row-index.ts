import type { Diagram } from './diagram'

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

/** Rows by id. A stored row is a hint: rows that moved since are found a few places beside it, so moving costs nothing. */
export interface IdRows {
  row: (id: string) => number
  /** Whether two rows carry one id. */
  hasTwins: () => boolean
  inserted: (id: string, row: number) => void
  removed: (id: string, row: number) => void
  renamed: (from: string, to: string, row: number) => void
}

function idRows(ids: () => string[], count: () => number): IdRows {
  let hints: Map<string, number> | null = null
  let covered = 0
  let drift = 0
  let twins = false
  let scans = 0

  // Rows may also be appended in bulk by whoever creates the diagram; the index catches up when asked.
  const fresh = (): Map<string, number> => {
    if (!hints || drift > MOST_DRIFT) {
      hints = new Map()
      covered = 0
      drift = 0
      twins = false
    }
    const all = ids()
    for (; covered < count(); covered++) {
      const id = all[covered] ?? ''
      if (hints.has(id)) twins = true
      else hints.set(id, covered)
    }
    return hints
  }

  const near = (id: string, hint: number): number => {
    const all = ids()
    for (let away = 0; away <= drift; away++) {
      if (hint + away < count() && all[hint + away] === id) return hint + away
      if (hint - away >= 0 && all[hint - away] === id) return hint - away
    }
    return -1
  }

  return {
    row(id) {
      if (!hints && scans++ < MOST_SCANS) return ids().indexOf(id)
      const hint = fresh().get(id)
      return hint === undefined ? -1 : near(id, hint)
    },
    hasTwins() {
      fresh()
      return twins
    },
    inserted(id, row) {
      if (!hints) return
      if (twins || hints.has(id) || covered !== count() - 1) {
        hints = null
        return
      }
      hints.set(id, row)
      covered++
      if (row < count() - 1) drift++
    },
    removed(id, row) {
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
      if (!hints || from === to) return
      if (twins || hints.has(to)) {
        hints = null
        return
      }
      hints.delete(from)
      hints.set(to, row)
    },
  }
}
