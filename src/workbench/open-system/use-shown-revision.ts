import { useEffect, useState, useSyncExternalStore } from 'react'
import { fittingResult } from '../../drawing/drawing/drawing'
import type { SystemResult } from '../../engine/decode/system-result'
import type { System } from '../../model/project/project'
import { LARGE_NODES } from '../../model/diagram/is-large'
import { subscribeKey } from 'valtio/utils'
import { projectState } from '../../state/piping/project'

const watch = (changed: () => void): (() => void) => subscribeKey(projectState, 'revision', changed)
const current = (): number => projectState.revision

/** Returns the revision of the open project, so that a component renders after every change and reads the project itself. */
function useProjectRevision(): number {
  return useSyncExternalStore(watch, current)
}

/** Maximum wait for the result, in ms; then the edit is drawn without it. */
const PATIENCE_MS = 60

/**
 * Returns the revision of the open project to draw: the present one, or, after rows were added or removed, for a while the one of the last result,
 * so that a hundred thousand nodes are not laid out twice for one edit. Edits that keep the rows are drawn at once and again with the result, at
 * the cost of the written rows. A small drawing is always drawn at once.
 */
export function useShownRevision(system: System | undefined, result: SystemResult | null): number {
  const revision = useProjectRevision()
  const [late, setLate] = useState(revision)
  const isWaited = system && system.diagram.nodeCount >= LARGE_NODES && result && !fittingResult(system.diagram, result)
  const waitsFor = isWaited ? result.revision : revision
  const isWaiting = waitsFor < revision && late !== revision

  useEffect(() => {
    if (!isWaiting) return
    const timer = setTimeout(() => setLate(revision), PATIENCE_MS)
    return () => clearTimeout(timer)
  }, [isWaiting, revision])

  return isWaiting ? waitsFor : revision
}
