import { SVG_FONTS, svgDocument } from '../svg/svg-document'
import { svgPainter } from '../svg/svg-painter'
import { inTurns } from './in-turns'
import type { PicturePart } from './picture-part'
import { paintPart } from './picture-scenes'
import type { PictureSource } from './picture-scenes'

/** A part of a drawing as an SVG file for print; text is text. */
export async function svgFile(
  source: PictureSource,
  part: PicturePart,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const painter = svgPainter(SVG_FONTS, part.box)
  await paintPart(painter, source, part, part.box, inTurns(onProgress, signal), (done) => done)
  const { head, tail } = svgDocument(part.box, { title: source.labels.title })
  return new Blob([head, ...painter.pieces(), tail], { type: 'image/svg+xml' })
}
