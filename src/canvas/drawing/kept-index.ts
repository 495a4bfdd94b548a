import type { Drawing } from './drawing'
import { isSamePlaces } from './same-places'
import { createSpatialIndex } from './spatial-index'
import type { SpatialIndex } from './spatial-index'

const indexes = new WeakMap<Drawing, SpatialIndex>()
let latest: Drawing | null = null

/** The index of a drawing: the last one where nothing has moved since, else one that is yet to be prepared. */
export function keptIndex(drawing: Drawing): SpatialIndex {
  const known = indexes.get(drawing) ?? (latest && isSamePlaces(latest, drawing) ? indexes.get(latest) : undefined)
  const index = known ?? createSpatialIndex(drawing)
  indexes.set(drawing, index)
  latest = drawing
  return index
}
