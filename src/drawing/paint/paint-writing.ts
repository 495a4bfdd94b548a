import { glyphAt } from '../drawing/drawing'
import { noteBlockAt } from '../labels/note-block'
import { textWidth } from '../labels/text-width'
import { TEXT_ASIDE, TEXT_SIZE, textLineDown } from '../symbols/note'
import { SMALLEST_TEXT } from './detail'
import type { Scene } from './scene'
import type { Painter } from './painter'

const BAR_HEIGHT = 4

/** Paints illegible text blocks as a bar per line: they have no outline, and would otherwise vanish when zoomed out. */
export function paintWriting(painter: Painter, { drawing, nodes, detail, scale, palette }: Scene): void {
  if (detail === 'near' && TEXT_SIZE * scale >= SMALLEST_TEXT) return
  const blocks = nodes.filter((row) => glyphAt(drawing, row) === 'note')
  if (blocks.length === 0) return
  painter.fill(palette.placeholder, (pen) => {
    for (const row of blocks) {
      const { lines, width } = noteBlockAt(drawing.diagram, row)
      const left = (drawing.x[row] ?? 0) - width / 2 + TEXT_ASIDE
      lines.forEach((line, at) => {
        const middle = (drawing.y[row] ?? 0) + textLineDown(at, lines.length)
        pen.rect(left, middle - BAR_HEIGHT / 2, textWidth(line, TEXT_SIZE), BAR_HEIGHT)
      })
    }
  })
}
