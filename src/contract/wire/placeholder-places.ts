import type { Diagram } from '../../model/diagram'
import { omit } from '../../model/omit'
import { outletPlaces } from '../../model/outlet-places'
import type { OutletPlace } from '../../model/outlet-places'
import { isRecord, type JsonRecord } from './read-value'

/** Level and floor of a placeholder on the wire. */
const PLACE = 'plusData'

const NONE: ReadonlyMap<number, OutletPlace> = new Map()

/** Level and floor that the wire says of placeholders, by row. */
export function placesToWrite(diagram: Diagram): ReadonlyMap<number, OutletPlace> {
  const first = diagram.nodeShape.indexOf('plus')
  return first >= 0 && first < diagram.nodeCount ? outletPlaces(diagram) : NONE
}

/** Writes level and floor to a node on the wire, unless it keeps what another tool counted. */
export function writePlace(node: JsonRecord, place: OutletPlace | undefined): JsonRecord {
  const { data } = node
  if (place && isRecord(data) && data[PLACE] === undefined) data[PLACE] = { level: place.level, floor: place.floor }
  return node
}

/** Forgets what can be counted again at any time, so that it never goes stale; what another tool counts differently stays word for word. */
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
