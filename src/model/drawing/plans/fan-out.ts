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
 * Hangs a free placeholder on each of these outlets of a fitting, side by side one level lower; what stands lower moves down by the level they take.
 * Their pipes are drawn as the fitting's own feed is, one line or gas and liquid apart, of the fitting's material, and give no length: the default
 * holds. `centred` puts them under the fitting's middle (boxes and headers), else they begin below it.
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

/** How the feed of a node is drawn: one generic line, or gas and liquid apart. */
export function feedKinds(diagram: Diagram, row: number): EdgeKind[] {
  const kinds = new Set(feedsOf(diagram, row).map((edge) => EDGE_KINDS[diagram.edgeKind[edge] ?? 0] ?? 'generic'))
  return kinds.has('gas') && kinds.has('liquid') ? ['gas', 'liquid'] : ['generic']
}
