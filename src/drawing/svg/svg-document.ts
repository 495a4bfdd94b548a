import type { SvgFonts } from './svg-painter'
import { escapeXml } from './svg-painter'
import type { Box } from '../view/view'

export const SVG_FONTS: SvgFonts = { latin: "'Inter Variable', Inter, 'Noto Sans', sans-serif", eastAsian: "'Noto Sans SC', sans-serif" }

/** Returns the start and end of an SVG document for a box. Without a width one point is one board unit. */
export function svgDocument(
  { minX, minY, maxX, maxY }: Box,
  given: { width?: number; title?: string } = {},
): { head: string; tail: string } {
  const width = given.width ?? maxX - minX
  const size = `width="${rounded(width)}" height="${rounded((width * (maxY - minY)) / (maxX - minX))}"`
  const window = [minX, minY, maxX - minX, maxY - minY].map(rounded).join(' ')
  const title = given.title === undefined ? '' : `<title>${escapeXml(given.title)}</title>\n`
  return { head: `<svg xmlns="http://www.w3.org/2000/svg" ${size} viewBox="${window}">\n${title}`, tail: '\n</svg>' }
}

function rounded(value: number): string {
  return String(Math.round(value * 100) / 100)
}
