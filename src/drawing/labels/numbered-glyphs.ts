import type { Glyph } from '../drawing/glyph'

/** Glyphs with a number instead of a name, and the translation key of their word; shared by the board, tables and the report. */
export const NUMBERED_GLYPHS: Partial<Record<Glyph, string>> = {
  joint: 'joint',
  header: 'header',
  box: 'box',
  placeholder: 'placeholder',
  endCap: 'endCap',
}
