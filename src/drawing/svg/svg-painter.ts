import type { LineStyle, Painter, PathPen, PutText, TextStyle } from '../paint/painter'
import { textWidth } from '../labels/text-width'
import type { Box } from '../view/view'

const MIDDLE_ABOVE_BASELINE = 0.36
const ANCHOR = { left: 'start', center: 'middle', right: 'end' } as const
/** Chinese, Japanese and Korean letters with their punctuation and full-width forms. */
const EAST_ASIAN = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]+/gu

export interface SvgFonts {
  /** Font family of letters and figures. */
  latin: string
  /** Font family of Chinese letters; a text that mixes both is split into runs. */
  eastAsian: string
}

export interface SvgPainter extends Painter {
  /** Returns everything painted so far, one SVG element each. */
  pieces(): readonly string[]
}

/** Paints into a string, without a document. Omits texts outside `window`, so that a part of a drawing contains only its own words. */
export function svgPainter(fonts: SvgFonts, window?: Box): SvgPainter {
  const parts: string[] = []
  return {
    stroke(style: LineStyle, trace) {
      const path = tracePath(trace)
      if (path === '') return
      const dash = style.dash.length > 0 ? ` stroke-dasharray="${style.dash.join(' ')}"` : ''
      parts.push(`<path d="${path}" fill="none" stroke="${style.colour}" stroke-width="${style.width}" stroke-linejoin="round"${dash}/>`)
    },
    fill(colour: string, trace) {
      const path = tracePath(trace)
      if (path !== '') parts.push(`<path d="${path}" fill="${colour}"/>`)
    },
    text(style: TextStyle, write) {
      const head = `font-size="${style.size}" font-weight="${style.weight >= 600 ? 'bold' : 'normal'}" fill="${style.colour}" text-anchor="${ANCHOR[style.align]}"`
      const put: PutText = (text, x, y) => {
        if (window && !isInside(window, style, text, x, y)) return
        parts.push(`<text x="${figure(x)}" y="${figure(y + style.size * MIDDLE_ABOVE_BASELINE)}" ${head}${textRuns(text, fonts)}</text>`)
      }
      write(put)
    },
    pieces: () => parts,
  }
}

/** Control characters and surrogate halves, which no XML document may contain even when escaped. */
const NOT_IN_XML = /(?![\t\n\r])\p{Cc}|\p{Surrogate}|[\ufffe\uffff]/gu

export function escapeXml(text: string): string {
  return text.replace(NOT_IN_XML, '').replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

function isInside(window: Box, { size, align }: TextStyle, text: string, x: number, y: number): boolean {
  if (y + size < window.minY || y - size > window.maxY) return false
  const width = textWidth(text, size)
  const left = x - (align === 'center' ? width / 2 : align === 'right' ? width : 0)
  return left < window.maxX && left + width > window.minX
}

/** Formats a coordinate to hundredths, which is finer than any printer; more digits only enlarge the file. */
function figure(value: number): string {
  return String(Math.round(value * 100) / 100)
}

/** Returns the path data of what is traced. */
export function tracePath(trace: (pen: PathPen) => void): string {
  const steps: string[] = []
  const pen: PathPen = {
    moveTo: (x, y) => steps.push(`M${figure(x)} ${figure(y)}`),
    lineTo: (x, y) => steps.push(`L${figure(x)} ${figure(y)}`),
    quadraticCurveTo: (cx, cy, x, y) => steps.push(`Q${figure(cx)} ${figure(cy)} ${figure(x)} ${figure(y)}`),
    rect: (x, y, width, height) => steps.push(`M${figure(x)} ${figure(y)}h${figure(width)}v${figure(height)}h${figure(-width)}Z`),
    circle: (x, y, radius) => {
      const r = figure(radius)
      steps.push(
        `M${figure(x + radius)} ${figure(y)}A${r} ${r} 0 1 1 ${figure(x - radius)} ${figure(y)}A${r} ${r} 0 1 1 ${figure(x + radius)} ${figure(y)}Z`,
      )
    },
  }
  trace(pen)
  return steps.join('')
}

/** Returns the rest of a text element after its attributes: the family, or one run per script. */
function textRuns(text: string, fonts: SvgFonts): string {
  if (text.search(EAST_ASIAN) < 0) return ` font-family="${fonts.latin}">${escapeXml(text)}`
  const spans: string[] = []
  const span = (run: string, family: string): number =>
    run === '' ? 0 : spans.push(`<tspan font-family="${family}">${escapeXml(run)}</tspan>`)
  let from = 0
  for (const { 0: letters, index } of text.matchAll(EAST_ASIAN)) {
    span(text.slice(from, index), fonts.latin)
    span(letters, fonts.eastAsian)
    from = index + letters.length
  }
  span(text.slice(from), fonts.latin)
  return ` font-family="${fonts.eastAsian}">${spans.join('')}`
}
