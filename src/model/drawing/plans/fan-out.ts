import { EDGE_KINDS } from '../../project/codes'
import type { EdgeKind } from '../../project/codes'
import { nodeAt } from '../../diagram/diagram-rows'
import { feedsOf } from '../../diagram/diagram-tree'
import type { Diagram } from '../../diagram/diagram'
import { newId } from '../../change/ids'
import { freshNode } from '../draw'
import { makeRoomBelow } from '../places/make-room'
import { standClear } from '../notes/stand-clear'
import type { Recording } from '../record'
import { COLUMN, ROW } from './spacing'

/**
 * Adds a free placeholder to each of these outlets of a fitting, side by side one level lower; lower nodes move down by one level.
 * Their pipes are drawn like the fitting's own feed, as one line or gas and liquid, in the fitting's material, without a length: the default
 * applies. `centred` centres them under the fitting (boxes and headers), else they start below it.
 */
export function fanOut(recording: Recording, row: number, ports: readonly number[], centred: boolean): void {
  const { diagram } = recording
  const { id, x, y, data } = nodeAt(diagram, row)
  makeRoomBelow(recording, y, ROW)
  const kinds = feedKinds(diagram, row)
  const left = centred ? x - ((ports.length - 1) * COLUMN) / 2 : x
  ports.forEach((sourcePort, place) => {
    const open = { ...freshNode('placeholder', 'plus', {}), x: left + place * COLUMN, y: y + ROW }
    recording.addNode(open)
    for (const kind of kinds)
      recording.addEdge({
        id: newId(),
        source: id,
        target: open.id,
        sourcePort,
        kind,
        ...(data.materialType !== undefined && { materialType: data.materialType }),
      })
  })
  standClear(recording)
}

/** Returns how the feed of a node is drawn: one generic line, or gas and liquid lines. */
export function feedKinds(diagram: Diagram, row: number): EdgeKind[] {
  const kinds = new Set(feedsOf(diagram, row).map((edge) => EDGE_KINDS[diagram.edgeKind[edge] ?? 0] ?? 'generic'))
  return kinds.has('gas') && kinds.has('liquid') ? ['gas', 'liquid'] : ['generic']
}
