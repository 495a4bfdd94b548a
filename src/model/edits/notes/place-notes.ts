import type { Op } from '../../change'
import type { Diagram } from '../../diagram'
import { valuesAt } from '../../value-columns'

/** Puts nodes at these places of the board; no ops where each stands there already. */
export function placeNotes(
  systemId: string,
  diagram: Diagram,
  noteRows: readonly number[],
  places: readonly { x: number; y: number }[],
): Op[] {
  const rows = Int32Array.from(noteRows)
  const after = { nodeX: Float64Array.from(places, ({ x }) => x), nodeY: Float64Array.from(places, ({ y }) => y) }
  const before = valuesAt(diagram, rows, after)
  const isSame = places.every(({ x, y }, place) => before.nodeX?.[place] === x && before.nodeY?.[place] === y)
  return isSame ? [] : [{ table: 'nodeValues', systemId, rows, before, after }]
}
