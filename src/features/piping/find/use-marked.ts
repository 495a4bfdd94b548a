import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { Place } from '../../../canvas/drawing/spatial-index'
import { edgeRow, nodeRow } from '../../../model/diagram-rows'
import type { OpenSystem } from '../use-open-system'
import { finding } from './find-state'

/** The rows of the open system that the search has found, for the board to mark. */
export function useMarked({ system, drawing }: OpenSystem): Place[] {
  const { found } = useSnapshot(finding)
  return useMemo(() => {
    const { diagram } = drawing
    return found.matches
      .filter(({ systemId }) => systemId === system.id)
      .map(({ kind, id }): Place => ({ kind, row: kind === 'edge' ? edgeRow(diagram, id) : nodeRow(diagram, id) }))
      .filter(({ row }) => row >= 0)
  }, [found, system.id, drawing])
}
