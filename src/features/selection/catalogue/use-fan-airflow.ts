import { useCallback, useEffect, useState } from 'react'
import { ventilatorAirflow } from '../../../engine/formulas/ventilator-airflow'
import { startPageFormulas } from '../../../engine/host/page-formulas'
import type { CatalogueEntry } from './catalogue-entry'
import type { PickBasis } from './pick-model'

/** Returns the air flow of a ventilator at a pressure; null while the core that computes it is fetched, which only a pack with fan curves asks for. */
export function useFanAirflow(entries: readonly CatalogueEntry[]): PickBasis['airflowAt'] {
  const hasCurves = entries.some(({ fan }) => fan?.fanCurve !== undefined)
  const [isReady, setReady] = useState(false)
  useEffect(() => {
    if (!hasCurves) return undefined
    let isWanted = true
    void startPageFormulas().then(() => isWanted && setReady(true))
    return () => {
      isWanted = false
    }
  }, [hasCurves])
  return useCallback(
    (fan, pressurePa) => (fan.fanCurve === undefined || isReady ? ventilatorAirflow(fan, pressurePa).airflowM3h : null),
    [isReady],
  )
}
