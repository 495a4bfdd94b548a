import type { Diagram } from '../../model/diagram/diagram'
import { omit } from '../../model/change/omit'
import { outletPlaces } from '../../model/diagram/outlet-places'
import { isRecord, type JsonRecord } from './read-value'

/** Wire field for level and floor of a placeholder. */
const PLACE = 'plusData'
const PLACEHOLDER = 'plus'

/** Returns a writer that adds level and floor to placeholders without values from another tool. */
export function writePlaces(diagram: Diagram): (row: number, node: JsonRecord) => JsonRecord {
  const first = diagram.nodeShape.indexOf(PLACEHOLDER)
  if (first < 0 || first >= diagram.nodeCount) return (_row, node) => node
  const places = outletPlaces(diagram)
  return (row, node) => {
    const place = places.get(row)
    const data = node['data']
    if (place && isRecord(data) && data[PLACE] === undefined) data[PLACE] = { level: place.level, floor: place.floor }
    return node
  }
}

/** Removes values that can be recomputed, so that they never become stale; different values from another tool are kept unchanged. */
export function forgetPlaces(diagram: Diagram): void {
  if (!diagram.nodeRest.some((rest) => rest?.extra?.[PLACE] !== undefined)) return
  for (const [row, { level, floor }] of outletPlaces(diagram)) {
    const rest = diagram.nodeRest[row]
    const known = rest?.extra?.[PLACE]
    if (!rest?.extra || !isRecord(known) || Object.keys(known).length !== 2 || known['level'] !== level || known['floor'] !== floor)
      continue
    const extra = omit(rest.extra, PLACE)
    const kept = Object.keys(extra).length > 0 ? { ...rest, extra } : omit(rest, 'extra')
    diagram.nodeRest[row] = Object.keys(kept).length > 0 ? kept : undefined
  }
}
