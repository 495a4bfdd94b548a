import { useCallback, useEffect, useState } from 'react'
import { curveAt } from '../../../engine/formulas/curves'
import { startPageFormulas } from '../../../engine/host/page-formulas'
import type { CatalogueEntry } from './catalogue-entry'
import type { PickBasis } from './pick-model'

/** Returns the pressure of a fan curve at an air flow; null while the core that computes it is fetched, which only a pack with fan curves asks for. */
export function useFanPressure(entries: readonly CatalogueEntry[]): PickBasis['pressureAt'] {
  const hasCurves = entries.some((entry) => entry.fanCurve !== null)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (!hasCurves) return undefined
    let isWanted = true
    void startPageFormulas().then(() => isWanted && setReady(true))
    return () => {
      isWanted = false
    }
  }, [hasCurves])
  return useCallback((curve, airflowM3h) => (isReady ? curveAt(curve, airflowM3h) : null), [isReady])
}
