import type { Drawing } from '../../drawing/drawing'
import { BADGE_RADIUS, BADGE_RISE } from '../../symbols/forms/badge'
import { deliveredText, unitName } from '../node-label'
import { isShort, requiredFigures } from '../required-text'
import { fitText, textWidth } from '../text-width'
import type { Scene } from '../../paint/scene'
import { findingLines } from './finding-lines'
import { FINDING_LINE, put } from './label-sheet'
import type { LabelStyle, Sheet } from './label-sheet'

const WIDTH = 78
const ASIDE = 9
const LINE = 12
/** Middle of the lowest line; the pipes to the air handler run below it. */
const LOWEST = 14
/** Offset of a line at the badge's height, to clear the badge. */
const BESIDE_BADGE = 6
/** Position of the sentences below and above the label of the pipes to the air handler. */
const FINDINGS = { down: 109, aside: 8, most: 3 }
/** Distance between two kits. */
const PITCH = 140

/** Writes model, name, delivered and required capacity to the right of a kit, because pipes leave it below. */
export function labelBeside(sheet: Sheet, scene: Scene, row: number, model: string): void {
  const { drawing, labels } = scene
  const name = drawing.diagram.nodeRest[row]?.airHandler?.kitName ?? unitName(drawing, row, labels)
  const required = requiredLines(scene, row)
  const style = isShort(drawing, row, labels) ? 'asideFlagged' : 'aside'
  const lines: [style: LabelStyle, text: string][] = [
    ['asideStrong', model],
    ['aside', name],
    ['aside', deliveredText(drawing, row, labels)],
    ...required.map((text): [LabelStyle, string] => [style, text]),
  ]
  const aside = (drawing.halfWidth[row] ?? 0) + ASIDE
  const badge = -(drawing.halfHeight[row] ?? 0) - BADGE_RISE
  lines.forEach(([look, text], at) => {
    const down = LOWEST - (lines.length - 1 - at) * LINE
    const isBesideBadge = drawing.result?.nodeWorst[row] !== 0 && Math.abs(down - badge) < BADGE_RADIUS
    const clear = isBesideBadge ? BESIDE_BADGE : 0
    put(sheet, look, scene, row, fitText(text, look === 'asideStrong' ? 11 : 10, WIDTH - clear), down, aside + clear)
  })
  labelFindings(sheet, scene, row)
}

/** Returns the required capacity in one line if it fits, else the word above its figures. */
function requiredLines({ drawing, labels }: Scene, row: number): string[] {
  const figures = requiredFigures(drawing, row, labels)
  if (figures === '') return []
  const whole = labels.words.required(figures)
  return textWidth(whole, 10) <= WIDTH ? [whole] : [labels.words.required('').trim(), figures]
}

/** Writes the findings of a kit beside the air handler's pipes where these go down below a kit, and below the kit where they go down between two. */
function labelFindings(sheet: Sheet, scene: Scene, row: number): void {
  const isBeside = isBelowKit(scene.drawing, row)
  findingLines(scene, row, FINDINGS.most).forEach(({ text, severity }, at) => {
    const down = FINDINGS.down + at * FINDING_LINE
    if (isBeside) put(sheet, severity === 'error' ? 'errorLeft' : 'adviceLeft', scene, row, text, down, FINDINGS.aside)
    else put(sheet, severity, scene, row, text, down)
  })
}

function isBelowKit({ x, leaving, leavingFrom, target }: Drawing, row: number): boolean {
  const pipe = leaving[leavingFrom[row] ?? 0] ?? -1
  const kits = ((x[target[pipe] ?? -1] ?? 0) - (x[row] ?? 0)) / PITCH
  return Math.abs(kits - Math.round(kits)) < 0.25
}
