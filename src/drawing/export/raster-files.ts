import { slice } from '../../schedule/slice'
import { canvasPainter } from '../paint/canvas-painter'
import type { PicturePart } from './picture-part'
import { planPicture } from './picture-plan'
import type { PictureSheet } from './picture-plan'
import { PAPER, paintingPart } from './picture-scenes'
import type { PictureSource } from './picture-scenes'

export type RasterFormat = 'image/png' | 'image/jpeg'

/** Quality of a JPEG, as the specification requires. */
const JPEG_QUALITY = 0.8
/** Pixels per unit of the drawing: twice the screen's, for print. */
const SHARPNESS = 2
/** Side of a tile; a sheet is painted tile by tile so that no step takes long. */
const TILE_PX = 2_048

/** Thrown for a drawing that is too large for raster images; width and height in units. */
export class PictureTooLargeError extends Error {
  readonly width: number
  readonly height: number

  constructor(width: number, height: number) {
    super(`a drawing of ${Math.round(width)} by ${Math.round(height)} units is larger than pictures can be`)
    this.width = width
    this.height = height
  }
}

/**
 * Paints a part of a drawing as one image, or as several sheets where one canvas is too small; in the print palette on white.
 * @throws PictureTooLargeError, or the reason of `signal` once it is aborted
 */
export async function rasterFiles(
  source: PictureSource,
  part: PicturePart,
  format: RasterFormat,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<Blob[]> {
  const width = part.box.maxX - part.box.minX
  const height = part.box.maxY - part.box.minY
  const plan = planPicture(width, height, SHARPNESS * part.scale)
  if (!plan) throw new PictureTooLargeError(width, height)
  const files: Blob[] = []
  for (const [at, sheet] of plan.sheets.entries()) {
    const tell = (done: number): void => onProgress((at + done) / plan.sheets.length)
    const canvas = await slice(paintingSheet(source, part, sheet, plan.scale, tell), { signal })
    signal.throwIfAborted()
    if (!canvas) break
    files.push(await encoded(canvas, format))
  }
  return files
}

function* paintingSheet(
  source: PictureSource,
  part: PicturePart,
  sheet: PictureSheet,
  scale: number,
  onProgress: (fraction: number) => void,
): Generator<void, HTMLCanvasElement> {
  const canvas = document.createElement('canvas')
  canvas.width = sheet.widthPx
  canvas.height = sheet.heightPx
  const context = canvas.getContext('2d', { alpha: false })
  if (!context) throw new Error('this browser gives no canvas to draw on')
  context.fillStyle = PAPER.paper
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.lineJoin = 'round'
  const originX = part.box.minX + sheet.left
  const originY = part.box.minY + sheet.top
  const columns = Math.ceil(sheet.widthPx / TILE_PX)
  const tiles = columns * Math.ceil(sheet.heightPx / TILE_PX)
  for (let tile = 0; tile < tiles; tile++) {
    const left = (tile % columns) * TILE_PX
    const top = Math.floor(tile / columns) * TILE_PX
    const right = Math.min(left + TILE_PX, sheet.widthPx)
    const bottom = Math.min(top + TILE_PX, sheet.heightPx)
    context.save()
    context.beginPath()
    context.rect(left, top, right - left, bottom - top)
    context.clip()
    context.setTransform(scale, 0, 0, scale, -originX * scale, -originY * scale)
    const box = { minX: originX + left / scale, minY: originY + top / scale, maxX: originX + right / scale, maxY: originY + bottom / scale }
    yield* paintingPart(canvasPainter(context, scale), source, part, box, (done) => onProgress((tile + done) / tiles))
    context.restore()
  }
  return canvas
}

function encoded(canvas: HTMLCanvasElement, format: RasterFormat): Promise<Blob> {
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('this browser could not write the picture'))), format, JPEG_QUALITY)
  })
}
