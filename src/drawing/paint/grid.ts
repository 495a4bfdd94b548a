import type { Painter } from './painter'
import type { Palette } from './palette'
import type { Box } from '../view/view'

const FINE = 25
const COARSE = 125
/** Lines closer than this on screen are left out, so that the grid fades when zooming out. */
const CLOSEST_PX = 14

/** Paints the grid behind a diagram. */
export function paintGrid(painter: Painter, box: Box, scale: number, palette: Palette): void {
  if (FINE * scale >= CLOSEST_PX) paintLines(painter, box, FINE, palette.gridFine, scale)
  if (COARSE * scale >= CLOSEST_PX) paintLines(painter, box, COARSE, palette.gridCoarse, scale)
}

function paintLines(painter: Painter, box: Box, pitch: number, colour: string, scale: number): void {
  painter.stroke({ colour, width: 1 / scale, dash: [] }, (pen) => {
    for (let x = Math.ceil(box.minX / pitch) * pitch; x <= box.maxX; x += pitch) {
      pen.moveTo(x, box.minY)
      pen.lineTo(x, box.maxY)
    }
    for (let y = Math.ceil(box.minY / pitch) * pitch; y <= box.maxY; y += pitch) {
      pen.moveTo(box.minX, y)
      pen.lineTo(box.maxX, y)
    }
  })
}
