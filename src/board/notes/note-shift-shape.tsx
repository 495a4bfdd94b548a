import type { Context } from 'konva/lib/Context'
import { Shape } from 'react-konva'
import { canvasPainter } from '../../drawing/paint/canvas-painter'
import { nodeBox } from '../../drawing/drawing/drawing'
import type { Drawing } from '../../drawing/drawing/drawing'
import type { Palette } from '../../drawing/paint/palette'
import { traceRoundedBox } from '../../drawing/symbols/forms/rounded-box'
import type { NoteShift } from './use-note-shift'

const FAR = 1e6

/** Draws the frames of dragged text blocks and their alignment guides. */
export function NoteShiftShape({ shift, drawing, palette }: { shift: NoteShift; drawing: Drawing; palette: Palette }) {
  const draw = (context: Context): void => {
    const canvas = context._context
    const scale = canvas.getTransform().a
    const painter = canvasPainter(canvas, scale)
    const width = 2 / Math.min(1, scale)
    painter.stroke({ colour: palette.accent, width: width / 2, dash: [4, 3] }, (pen) => {
      for (const { axis, at } of shift.guides) {
        pen.moveTo(axis === 'x' ? at : -FAR, axis === 'x' ? -FAR : at)
        pen.lineTo(axis === 'x' ? at : FAR, axis === 'x' ? FAR : at)
      }
    })
    painter.stroke({ colour: palette.accent, width, dash: [] }, (pen) => {
      for (const row of shift.rows) {
        const box = nodeBox(drawing, row)
        const x = (box.minX + box.maxX) / 2 + shift.dx
        const y = (box.minY + box.maxY) / 2 + shift.dy
        traceRoundedBox(pen, x, y, box.maxX - box.minX, box.maxY - box.minY)
      }
    })
  }
  return <Shape sceneFunc={draw} listening={false} perfectDrawEnabled={false} />
}
