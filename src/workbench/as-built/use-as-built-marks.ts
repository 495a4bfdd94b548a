import { useCallback } from 'react'
import { useSnapshot } from 'valtio'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { Place } from '../../drawing/view/spatial-index'
import { frozenComparison } from '../../model/as-built/compare-with-frozen'
import { PIPE_FIELDS } from '../../model/as-built/frozen-lines'
import { edgeRow, nodeRow } from '../../model/diagram/diagram-rows'
import { useSliced } from '../../ui/hooks/use-sliced'
import { defaultLengthM } from '../../engine/encode/default-length'
import { keptTab, rightTabs } from '../frame/right-tabs'
import type { OpenSystem } from '../open-system/use-open-system'
import { LARGE_NODES } from '../../model/diagram/is-large'

interface Marks {
  places: readonly Place[]
  /** Shape of the drawings whose rows these are. */
  shape: Drawing['shape'] | null
}

const NONE: readonly Place[] = []
/** Maximum number of outlines; more would cover the drawing. */
const MOST_MARKS = 2000

/** Returns the rows that were installed differently than designed, to be outlined while the comparison is shown. */
export function useAsBuiltMarks(open: OpenSystem): readonly Place[] {
  const isShown = (useSnapshot(rightTabs).tab ?? keptTab()) === 'asBuilt'
  const work = useCallback(() => findMarks(open, isShown), [open, isShown])
  const { value: marks } = useSliced(work, isShown && open.drawing.nodeCount >= LARGE_NODES)
  // After an edit that moved rows, the marks would outline other rows.
  return isShown && marks?.shape === open.drawing.shape ? marks.places : NONE
}

function* findMarks({ system, drawing, pack }: OpenSystem, isShown: boolean): Generator<void, Marks> {
  if (!isShown || !system.frozen) return { places: NONE, shape: drawing.shape }
  // A pipe contributes one difference per changed value, so this many may be needed for the maximum of marks.
  const most = MOST_MARKS * PIPE_FIELDS
  const { count, line } = yield* frozenComparison(system, {
    withRemoved: false,
    defaultLengthM: defaultLengthM(system.diagram, pack),
    most,
  })
  const places = new Map<string, Place>()
  for (let at = 0; at < count && places.size < MOST_MARKS; at++) {
    const { place, id } = line(at)
    const row = place === 'node' ? nodeRow(system.diagram, id) : edgeRow(system.diagram, id)
    if (row >= 0) places.set(`${place} ${id}`, { kind: place, row })
  }
  return { places: [...places.values()], shape: drawing.shape }
}
