import { deliveredText, modelOf, unitName } from '../node-label'
import { isShort, requiredText } from '../required-text'
import type { Scene } from '../../paint/scene'
import { isPictured } from '../../symbols/forms/pictured'
import { fitText } from '../text-width'
import { findingLines } from './finding-lines'
import { labelBeside } from './label-beside'
import { FINDING_LINE, LINE, modelSize, put } from './label-sheet'
import type { Sheet } from './label-sheet'

const UNIT_WIDTH = 100
const FIGURES_WIDTH = 132

/** Writes a unit's model, room, delivered and required capacity below it, or beside it where pipes leave it below, as with a kit. */
export function labelUnit(sheet: Sheet, scene: Scene, row: number): void {
  const { drawing, labels } = scene
  const model = modelOf(drawing, row)
  if (!isPictured(scene.scale)) put(sheet, 'code', scene, row, labels.equipment.typeCode(model), 0)
  if ((drawing.leavingFrom[row + 1] ?? 0) > (drawing.leavingFrom[row] ?? 0)) {
    labelBeside(sheet, scene, row, model)
    return
  }
  let down = (drawing.halfHeight[row] ?? 0) + modelSize(scene) * 0.6 + 6
  put(sheet, 'strong', scene, row, fitText(model, modelSize(scene), UNIT_WIDTH), down)
  if (scene.detail !== 'near') return
  const below = (style: 'muted' | 'plain' | 'flagged', text: string, width: number): void => {
    if (text === '') return
    down += LINE
    put(sheet, style, scene, row, fitText(text, 10, width), down)
  }
  below('muted', unitName(drawing, row, labels), UNIT_WIDTH)
  below('plain', deliveredText(drawing, row, labels), FIGURES_WIDTH)
  below(isShort(drawing, row, labels) ? 'flagged' : 'muted', requiredText(drawing, row, labels), FIGURES_WIDTH)
  down += LINE
  for (const { text, severity } of findingLines(scene, row)) {
    put(sheet, severity, scene, row, text, down)
    down += FINDING_LINE
  }
}
