import { readyCopy } from '../columns/spare-copy'
import type { Drawing } from './drawing'

/** Makes speculative copies of the columns that the next small edit will write to, after a drawing has been painted. */
export function readyCopies({ symbols, x, y, edge }: Drawing): void {
  const columns = [symbols.glyph, symbols.halfWidth, symbols.halfHeight, symbols.outlets, symbols.key, x, y]
  for (const column of [...columns, edge.offset, edge.lane, edge.lanes, edge.shift, edge.kind, edge.port]) readyCopy(column)
}
