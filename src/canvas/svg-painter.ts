import type { LineStyle, Painter, PathPen, PutText, TextStyle } from './painter'

const MIDDLE_ABOVE_BASELINE = 0.36
const ANCHOR = { left: 'start', center: 'middle', right: 'end' } as const
/** Chinese, Japanese and Korean letters with their punctuation and full-width forms. */
const EAST_ASIAN = /[\u2e80-\u9fff\uf900-\ufaff\ufe30-\ufe4f\uff00-\uffef]+/gu

export interface SvgFonts {
  /** Family of letters and figures. */
  latin: string
  /** Family of Chinese letters; a text that mixes both is split into runs. */
  eastAsian: string
}

export interface SvgPainter extends Painter {
  /** Everything painted so far, as SVG elements. */
  body(): string
}

/** Paints into a string, without a document. */
export function svgPainter(fonts: SvgFonts): SvgPainter {
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
        parts.push(`<text x="${figure(x)}" y="${figure(y + style.size * MIDDLE_ABOVE_BASELINE)}" ${head}${textRuns(text, fonts)}</text>`)
      }
      write(put)
    },
    body: () => parts.join('\n'),
  }
}

export function escapeXml(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')
}

/** Hundredths are finer than any printer; more digits only make the file longer. */
function figure(value: number): string {
  return String(Math.round(value * 100) / 100)
}

function tracePath(trace: (pen: PathPen) => void): string {
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

/** The rest of a text element after its attributes: the family, or one run for each script. */
function textRuns(text: string, fonts: SvgFonts): string {
  EAST_ASIAN.lastIndex = 0
  if (!EAST_ASIAN.test(text)) return ` font-family="${fonts.latin}">${escapeXml(text)}`
  const runs = text.replace(EAST_ASIAN, (letters) => `\u0000${letters}\u0000`).split('\u0000')
  const spans = runs.map((run, at) =>
    run === '' ? '' : `<tspan font-family="${at % 2 === 0 ? fonts.latin : fonts.eastAsian}">${escapeXml(run)}</tspan>`,
  )
  return ` font-family="${fonts.eastAsian}">${spans.join('')}`
}
