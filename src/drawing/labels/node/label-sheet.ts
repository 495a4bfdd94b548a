import { LABEL_SIZE, MIDDLE_TEXT_PX, MOST_TEXT, readableSize, SMALLEST_TEXT } from '../../paint/detail'
import type { Scene } from '../../paint/scene'
import type { Painter, TextStyle } from '../../paint/painter'
import { TEXT_SIZE } from '../../symbols/note'
import { textWidth } from '../text-width'

export interface Piece {
  text: string
  x: number
  y: number
}

export const LABEL_STYLES = [
  'code',
  'strong',
  'strongFlagged',
  'title',
  'subtitle',
  'plain',
  'muted',
  'flagged',
  'left',
  'right',
  'side',
  'aside',
  'asideStrong',
  'asideFlagged',
  'note',
  'error',
  'advice',
  'errorLeft',
  'adviceLeft',
] as const
export type LabelStyle = (typeof LABEL_STYLES)[number]
/** Texts of a scene by style, so that each style is written in one pass. */
export type Sheet = Record<LabelStyle, Piece[]>

/** Styles that are also drawn in the middle detail. */
const FROM_AFAR: readonly LabelStyle[] = [
  'code',
  'strong',
  'asideStrong',
  'title',
  'subtitle',
  'plain',
  'muted',
  'flagged',
  'strongFlagged',
  'side',
  'left',
  'right',
]
export const LINE = 13
export const FINDING_SIZE = 8.5
export const FINDING_LINE = 10.5
/** Height of a highlight as a multiple of its text's size. */
const HIGHLIGHT_HEIGHT = 1.3
const WIDEST_ASIDE = 70
const MOST_CAPACITY_TEXT = 20

/** A highlight behind a text; `y` is its middle. */
interface HighlightBox {
  left: number
  y: number
  width: number
  height: number
}

export function newSheet(): Sheet {
  return Object.fromEntries(LABEL_STYLES.map((style): [LabelStyle, Piece[]] => [style, []])) as Sheet
}

/** Adds a text to a symbol, offset downwards and sideways from its middle. */
export function put(sheet: Sheet, style: LabelStyle, { drawing }: Scene, row: number, text: string, down: number, aside = 0): void {
  if (text !== '') sheet[style].push({ text, x: (drawing.x[row] ?? 0) + aside, y: (drawing.y[row] ?? 0) + down })
}

/** Returns the size of a model name, which grows against the zoom within the room it has. */
export function modelSize({ detail, scale }: Scene): number {
  return detail === 'near' ? 11 : readableSize(MIDDLE_TEXT_PX, scale, 11, MOST_TEXT)
}

/** Returns the size of the lines below a model name, which grow like it. */
export function lineSize({ detail, scale }: Scene): number {
  return detail === 'near' ? LABEL_SIZE : readableSize(MIDDLE_TEXT_PX, scale, LABEL_SIZE, MOST_TEXT)
}

/** Returns the size of the model beside a fitting. */
export function sideSize({ detail, scale }: Scene): number {
  return detail === 'near' ? 9.5 : readableSize(MIDDLE_TEXT_PX, scale, 9.5, MOST_TEXT)
}

export function titleSize({ detail, scale }: Scene): number {
  return detail === 'near' ? 14 : readableSize(13, scale, 14, 40)
}

export function subtitleSize({ detail, scale }: Scene): number {
  return detail === 'near' ? LABEL_SIZE : readableSize(9, scale, LABEL_SIZE, 24)
}

/** Returns the size of a type's letters, which fill a symbol that is too small for its details. */
function codeSize({ scale }: Scene): number {
  return readableSize(10, scale, 15, 24)
}

/** Returns the size of the capacities beside an outdoor unit, which its row has room for. */
export function capacitySize({ detail, scale }: Scene): number {
  return detail === 'near' ? 12 : readableSize(MIDDLE_TEXT_PX, scale, 12, MOST_CAPACITY_TEXT)
}

export function writeSheet(painter: Painter, scene: Scene, sheet: Sheet): void {
  const { palette } = scene
  const styles: Record<LabelStyle, TextStyle> = {
    code: { colour: palette.text, size: codeSize(scene), weight: 700, align: 'center' },
    strong: { colour: palette.text, size: modelSize(scene), weight: 600, align: 'center' },
    title: { colour: palette.text, size: titleSize(scene), weight: 700, align: 'center' },
    subtitle: { colour: palette.text, size: subtitleSize(scene), weight: 500, align: 'center' },
    strongFlagged: { colour: palette.onHighlight, size: modelSize(scene), weight: 700, align: 'center' },
    plain: { colour: palette.text, size: lineSize(scene), weight: 500, align: 'center' },
    muted: { colour: palette.mutedText, size: lineSize(scene), weight: 400, align: 'center' },
    flagged: { colour: palette.onHighlight, size: lineSize(scene), weight: 700, align: 'center' },
    left: { colour: palette.text, size: capacitySize(scene), weight: 500, align: 'right' },
    right: { colour: palette.text, size: capacitySize(scene), weight: 500, align: 'left' },
    side: { colour: palette.mutedText, size: sideSize(scene), weight: 500, align: 'right' },
    aside: { colour: palette.mutedText, size: LABEL_SIZE, weight: 400, align: 'left' },
    asideStrong: { colour: palette.text, size: 11, weight: 600, align: 'left' },
    asideFlagged: { colour: palette.onHighlight, size: LABEL_SIZE, weight: 700, align: 'left' },
    note: { colour: palette.text, size: TEXT_SIZE, weight: 400, align: 'left' },
    error: { colour: palette.error, size: FINDING_SIZE, weight: 500, align: 'center' },
    advice: { colour: palette.advice, size: FINDING_SIZE, weight: 500, align: 'center' },
    errorLeft: { colour: palette.error, size: FINDING_SIZE, weight: 500, align: 'left' },
    adviceLeft: { colour: palette.advice, size: FINDING_SIZE, weight: 500, align: 'left' },
  }
  const legible = (scene.detail === 'near' ? LABEL_STYLES : FROM_AFAR).filter((style) => styles[style].size * scene.scale >= SMALLEST_TEXT)
  // A highlight whose text was left out would be an empty bar, so it is left out too.
  const boxesOf = (style: LabelStyle, box: (piece: Piece) => HighlightBox): HighlightBox[] =>
    legible.includes(style) ? sheet[style].map(box) : []
  paintHighlights(painter, palette.highlight, [
    ...boxesOf('flagged', (piece) => aroundMiddle(piece, styles.flagged.size)),
    ...boxesOf('strongFlagged', (piece) => aroundMiddle(piece, styles.strongFlagged.size)),
    ...boxesOf('asideFlagged', fromLeft),
  ])
  for (const style of legible) {
    if (sheet[style].length === 0) continue
    painter.text(styles[style], (write) => sheet[style].forEach(({ text, x, y }) => write(text, x, y)))
  }
}

function paintHighlights(painter: Painter, colour: string, boxes: readonly HighlightBox[]): void {
  if (boxes.length === 0) return
  painter.fill(colour, (pen) => {
    for (const { left, y, width, height } of boxes) pen.rect(left, y - height / 2, width, height)
  })
}

function aroundMiddle({ text, x, y }: Piece, size: number): HighlightBox {
  const width = textWidth(text, size) + 0.8 * size
  return { left: x - width / 2, y, width, height: HIGHLIGHT_HEIGHT * size }
}

/** Starts at the text's left edge, because there is little room beside a kit. */
function fromLeft({ text, x, y }: Piece): HighlightBox {
  return { left: x - 2, y, width: Math.min(textWidth(text, 10) + 4, WIDEST_ASIDE), height: HIGHLIGHT_HEIGHT * LABEL_SIZE }
}
