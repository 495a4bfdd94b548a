import { useEffect, useState } from 'react'
import { fittingResult } from '../../drawing/drawing/drawing'
import type { SystemResult } from '../../engine/decode/system-result'
import type { System } from '../../model/project/project'
import { useProjectRevision } from './use-project-revision'
import { LARGE_NODES } from '../../model/diagram/is-large'

/** So long the answer is waited for, in ms; then the edit is drawn without it. */
const PATIENCE_MS = 60

/**
 * The revision of the open project that the drawing of a system shows: the present one, or, where rows came or went, for a while yet the one that the last answer is
 * of, so that a hundred thousand nodes are not laid out twice for one edit. What leaves the rows as they are is drawn at once, and again with the answer: a matter of
 * the rows that were written to. A small drawing is always drawn at once.
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
