import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { Place } from '../../drawing/view/spatial-index'
import { edgeRow, nodeRow } from '../../model/diagram/diagram-rows'
import type { OpenSystem } from '../open-system/use-open-system'
import { finding } from './find-state'

/** Returns the matching rows of the open system, for the board to mark. */
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
