import type { Drawing } from './drawing'
import { isSamePlaces } from './same-places'
import { createSpatialIndex, createSpatialIndexInTurns } from './spatial-index'
import type { SpatialIndex } from './spatial-index'

/** Up to this many symbols the index is built at once; a larger one is built in turns, beside the page's other work. */
const MOST_AT_ONCE = 10_000

const indexes = new WeakMap<Drawing, SpatialIndex>()
let latest: Drawing | null = null

/** The index of a drawing, the last one where nothing has moved since; null for a large drawing that needs a new one. */
export function readyIndex(drawing: Drawing): SpatialIndex | null {
  const before = indexes.get(drawing) ?? (latest && isSamePlaces(latest, drawing) ? indexes.get(latest) : undefined)
  const index = before ?? (drawing.nodeCount <= MOST_AT_ONCE ? createSpatialIndex(drawing) : null)
  if (index) keep(drawing, index)
  return index
}

/** Builds and keeps the index of a large drawing. */
export async function lateIndex(drawing: Drawing, turn: () => Promise<void>): Promise<SpatialIndex> {
  const index = await createSpatialIndexInTurns(drawing, turn)
  keep(drawing, index)
  return index
}

function keep(drawing: Drawing, index: SpatialIndex): void {
  indexes.set(drawing, index)
  latest = drawing
}
