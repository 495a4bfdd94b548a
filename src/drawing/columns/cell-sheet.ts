import type { Drawing } from '../drawing/drawing'
import type { Palette } from '../paint/palette'
import type { Box, View } from '../view/view'
import { cellSize, cellsIn, isCovered, keptPart } from './cells'
import type { Cells } from './cells'

/** Pixels between two lines of cells, which keep the lines apart. */
const GAP_PX = 1

interface Sheet {
  drawing: Drawing
  palette: Palette
  part: Box
  cells: Cells
  /** An image with one pixel per cell. */
  picture: HTMLCanvasElement
}

export interface CellPainter {
  /** Draws the cells of a window on a canvas whose transform maps pixels of the screen. */
  paint(canvas: CanvasRenderingContext2D, drawing: Drawing, view: View, window: Box, palette: Palette): void
}

/**
 * Draws a crowded diagram as cells. The cells are cached as an image with one pixel each, which panning and zooming only stretch, until the zoom
 * needs another cell size or the window leaves the cached part.
 */
export function createCellPainter(): CellPainter {
  let kept: Sheet | null = null
  return {
    paint(canvas, drawing, view, window, palette) {
      const size = cellSize(view.scale)
      const holds =
        kept?.drawing === drawing && kept.palette === palette && kept.cells.size === size && isCovered(window, kept.part, drawing.extent)
      const sheet = kept && holds ? kept : makeSheet(drawing, palette, size, keptPart(drawing, size, window))
      kept = sheet
      stretch(canvas, sheet, view, window)
    },
  }
}

function makeSheet(drawing: Drawing, palette: Palette, size: number, part: Box): Sheet {
  const cells = cellsIn(drawing, size, part)
  const picture = document.createElement('canvas')
  picture.width = Math.max(1, cells.columns)
  picture.height = Math.max(1, cells.lines)
  const context = picture.getContext('2d')
  if (context && cells.worst.length > 0) {
    const colours = [palette.far, palette.advice, palette.error].map(pixelOf)
    const image = context.createImageData(cells.columns, cells.lines)
    const pixels = new Uint32Array(image.data.buffer)
    for (let cell = 0; cell < pixels.length; cell++) {
      const mark = cells.worst[cell] ?? 0
      if (mark > 0) pixels[cell] = colours[mark - 1] ?? 0
    }
    context.putImageData(image, 0, 0)
  }
  return { drawing, palette, part, cells, picture }
}

function stretch(canvas: CanvasRenderingContext2D, { cells, picture, palette }: Sheet, view: View, window: Box): void {
  const { size } = cells
  const column = Math.max(0, Math.floor(window.minX / size) - cells.column)
  const line = Math.max(0, Math.floor(window.minY / size) - cells.line)
  const columns = Math.min(cells.columns, Math.floor(window.maxX / size) + 1 - cells.column) - column
  const lines = Math.min(cells.lines, Math.floor(window.maxY / size) + 1 - cells.line) - line
  if (columns <= 0 || lines <= 0) return
  const px = size * view.scale
  const left = (cells.column + column) * px + view.x
  const top = (cells.line + line) * px + view.y
  canvas.imageSmoothingEnabled = false
  canvas.drawImage(picture, column, line, columns, lines, left, top, columns * px, lines * px)
  canvas.fillStyle = palette.paper
  for (let at = 1; at <= lines; at++) canvas.fillRect(left, Math.round(top + at * px) - GAP_PX, columns * px, GAP_PX)
}

/** Returns a palette colour, `#rrggbb`, as a pixel's four bytes in memory order. */
function pixelOf(colour: string): number {
  const bytes = new Uint8ClampedArray([1, 3, 5].map((at) => parseInt(colour.slice(at, at + 2), 16)).concat(255))
  return new Uint32Array(bytes.buffer)[0] ?? 0
}
