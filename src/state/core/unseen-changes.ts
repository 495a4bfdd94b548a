import type { ResultChange, SystemResult } from '../../engine/decode/system-result'
import { withParts } from '../../engine/decode/with-parts'

/** Collects what answers changed that became stale before they were shown; the next shown answer includes it. */
export class UnseenChanges {
  #changes: { systemId: string; revision: number; change: ResultChange }[] = []

  add({ systemId, revision, change }: SystemResult): void {
    if (this.#changes.at(-1)?.systemId !== systemId) this.#changes = []
    this.#changes.push({ systemId, revision, change })
  }

  /** Returns an answer with its changes given against the answer that was shown before it. */
  joinedTo(answer: SystemResult): SystemResult {
    const unseen = this.#changes
    this.#changes = []
    const [first] = unseen
    const isChain = unseen.every(({ revision }, place) => revision === (unseen[place + 1]?.change ?? answer.change).from)
    if (!first || !isChain || first.systemId !== answer.systemId) return answer
    const changes = [...unseen.map(({ change }) => change), answer.change]
    const change = {
      from: first.change.from,
      rows: union(changes.map(({ rows }) => rows)),
      edges: union(changes.map(({ edges }) => edges)),
    }
    return withParts(answer, { change })
  }
}

function union(rows: readonly ('all' | Int32Array)[]): 'all' | Int32Array {
  const all = new Set<number>()
  for (const some of rows) {
    if (some === 'all') return 'all'
    for (const row of some) all.add(row)
  }
  return Int32Array.from(all).sort()
}
