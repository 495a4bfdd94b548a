import { slice } from '../../schedule/slice'
import { SVG_FONTS, svgDocument } from '../svg/svg-document'
import { svgPainter } from '../svg/svg-painter'
import type { PicturePart } from './picture-part'
import { paintingPart } from './picture-scenes'
import type { PictureSource } from './picture-scenes'

/**
 * Writes a part of a drawing as an SVG file for print; text stays text.
 * @throws the reason of `signal` once it is aborted
 */
export async function svgFile(
  source: PictureSource,
  part: PicturePart,
  onProgress: (fraction: number) => void,
  signal: AbortSignal,
): Promise<Blob> {
  const painter = svgPainter(SVG_FONTS, part.box)
  await slice(paintingPart(painter, source, part, part.box, onProgress), { signal })
  signal.throwIfAborted()
  const { head, tail } = svgDocument(part.box, { title: source.labels.title })
  return new Blob([head, ...painter.pieces(), tail], { type: 'image/svg+xml' })
}
