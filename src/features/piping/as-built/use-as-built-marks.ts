import { useMemo } from 'react'
import { useSnapshot } from 'valtio'
import type { Place } from '../../../canvas/drawing/spatial-index'
import { compareWithFrozen } from '../../../model/as-built/compare-with-frozen'
import { edgeRow, nodeRow } from '../../../model/diagram-rows'
import { keptTab, rightTabs } from '../right-tabs'
import type { OpenSystem } from '../use-open-system'

const NONE: readonly Place[] = []
/** Beyond this the outlines would be the drawing. */
const MOST_MARKS = 2000
/** A pipe may differ in as many values. */
const LINES_A_PLACE = 4

/** What was installed otherwise than designed, to be outlined on the board while the comparison is shown. */
export function useAsBuiltMarks(open: OpenSystem): readonly Place[] {
  const isShown = (useSnapshot(rightTabs).tab ?? keptTab()) === 'asBuilt'
  return useMemo(() => {
    const { system } = open
    if (!isShown || !system.frozen) return NONE
    const places = new Map<string, Place>()
    for (const { place, id } of compareWithFrozen(system, { most: MOST_MARKS * LINES_A_PLACE })) {
      const row = place === 'node' ? nodeRow(system.diagram, id) : edgeRow(system.diagram, id)
      if (row >= 0) places.set(`${place} ${id}`, { kind: place, row })
      if (places.size >= MOST_MARKS) break
    }
    return [...places.values()]
  }, [open, isShown])
}
