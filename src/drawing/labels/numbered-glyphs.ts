import type { Glyph } from '../drawing/glyph'

/** What bears a number rather than a name of its own, and the key of its word: the same on the board, in tables and in the report. */
export const NUMBERED_GLYPHS: Partial<Record<Glyph, string>> = {
  joint: 'joint',
  header: 'header',
  box: 'box',
  placeholder: 'placeholder',
  endCap: 'endCap',
}
