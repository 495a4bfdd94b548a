import { useSyncExternalStore } from 'react'
import type { Op } from '../../model/change/change'
import { afterPaint } from '../../schedule/after-paint'
import { onCommitted, onReplaced } from '../../state/piping/commit'

/** Tables whose changes do not affect a list of systems. */
const OF_DRAWINGS: ReadonlySet<Op['table']> = new Set(['node', 'edge', 'nodeValues', 'edgeValues', 'diagram'])

let revision = 0

/**
 * Counts the changes that a list of systems shows: names, floors, outdoor units, lists of units. A component that reads it renders after each, once
 * the changed board has been painted.
 */
export function useSystemsRevision(): number {
  return useSyncExternalStore(watch, () => revision)
}

function watch(changed: () => void): () => void {
  const count = (): void => {
    revision++
    changed()
  }
  const stops = [
    onCommitted((change) => {
      if (change.ops.some((op) => !OF_DRAWINGS.has(op.table))) void afterPaint().then(count)
    }),
    onReplaced(count),
  ]
  return () => stops.forEach((stop) => stop())
}
