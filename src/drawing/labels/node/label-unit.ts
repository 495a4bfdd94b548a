import type { Diagram } from '../../../model/diagram/diagram'
import { outdoorRow } from '../../../model/diagram/diagram-tree'
import { deliveredText, modelOf, unitName } from '../node-label'
import { isShort, requiredText } from '../required-text'
import type { Scene } from '../../paint/scene'
import { symbolGrowth } from '../../symbols/forms/growth'
import { isPictured } from '../../symbols/forms/pictured'
import { fitText, textWidth } from '../text-width'
import { findingLines } from './finding-lines'
import { labelBeside } from './label-beside'
import { FINDING_LINE, LINE, lineSize, modelSize, put } from './label-sheet'
import type { Sheet } from './label-sheet'

const UNIT_WIDTH = 100
const FIGURES_WIDTH = 132
/** Board units below a unit's middle that its labels may take in the middle detail. */
const ROOM_BELOW = { wide: 104, tall: 90 }
const NEXT_TO_SYMBOL = 3
/** Height of a line in the middle detail, as a multiple of its size. */
const FAR_LINE = 1.15

/** Writes a unit's model, room, delivered and required capacity below it, or beside it where pipes leave it below, as with a kit. */
export function labelUnit(sheet: Sheet, scene: Scene, row: number): void {
  const { drawing, labels } = scene
  const model = modelOf(drawing, row)
  if (!isPictured(scene.scale)) put(sheet, 'code', scene, row, labels.equipment.typeCode(model), 0)
  if ((drawing.leavingFrom[row + 1] ?? 0) > (drawing.leavingFrom[row] ?? 0)) {
    labelBeside(sheet, scene, row, model)
    return
  }
  if (scene.detail !== 'near') {
    labelFromAfar(sheet, scene, row, model)
    return
  }
  let down = (drawing.halfHeight[row] ?? 0) + modelSize(scene) * 0.6 + 6
  put(sheet, 'strong', scene, row, fitText(model, modelSize(scene), UNIT_WIDTH), down)
  const below = (style: 'muted' | 'plain' | 'flagged', text: string, width: number): void => {
    if (text === '') return
    down += LINE
    put(sheet, style, scene, row, fitText(text, 10, width), down)
  }
  below('muted', unitName(drawing, row, labels), UNIT_WIDTH)
  below('plain', deliveredText(drawing, row, labels), FIGURES_WIDTH)
  below(isShort(drawing, row, labels) ? 'flagged' : 'muted', requiredText(drawing, row, labels), FIGURES_WIDTH)
  // In a tall drawing the next line of the riser follows.
  if (drawing.result?.nodeWorst[row] === 0) return
  down += LINE
  for (const { text, severity } of findingLines(scene, row, isTall(drawing.diagram) ? 1 : undefined)) {
    put(sheet, severity, scene, row, text, down)
    down += FINDING_LINE
  }
}

/** Writes as many of model, room and delivered capacity as there is room for, large enough to read. Where a required capacity is not reached, the last of them is highlighted. */
function labelFromAfar(sheet: Sheet, scene: Scene, row: number, model: string): void {
  const { drawing, labels, scale } = scene
  const size = lineSize(scene)
  const top = (drawing.halfHeight[row] ?? 0) * symbolGrowth(scale) + NEXT_TO_SYMBOL
  const most = Math.max(1, Math.floor((ROOM_BELOW[isTall(drawing.diagram) ? 'tall' : 'wide'] - top) / (size * FAR_LINE)))
  const figures = deliveredText(drawing, row, labels)
  const name = unitName(drawing, row, labels)
  // A single line names the room: the letters in the symbol tell the type.
  const lines = (most === 1 ? [name === '' ? model : name] : [model, name, textWidth(figures, size) <= FIGURES_WIDTH ? figures : ''])
    .filter((text) => text !== '')
    .slice(0, most)
  const isFlagged = isShort(drawing, row, labels)
  lines.forEach((text, at) => {
    const isLast = at === lines.length - 1
    const style =
      at === 0 ? (isLast && isFlagged ? 'strongFlagged' : 'strong') : isLast && isFlagged ? 'flagged' : at === 1 ? 'muted' : 'plain'
    put(sheet, style, scene, row, fitText(text, size, FIGURES_WIDTH), top + (at + 0.5) * size * FAR_LINE)
  })
}

function isTall(diagram: Diagram): boolean {
  return diagram.nodeRest[outdoorRow(diagram)]?.layOut === 'tall'
}
