import { readyCopy } from '../columns/spare-copy'
import type { Drawing } from './drawing'

/** Readies what the next edit of a few rows will write to, once a drawing has been painted. */
export function readyCopies({ symbols, x, y, edge }: Drawing): void {
  const columns = [symbols.glyph, symbols.halfWidth, symbols.halfHeight, symbols.outlets, symbols.key, x, y]
  for (const column of [...columns, edge.offset, edge.lane, edge.lanes, edge.shift, edge.kind, edge.port]) readyCopy(column)
}
