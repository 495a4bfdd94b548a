import { glyphAt } from '../../drawing/drawing'
import type { Scene } from '../../paint/scene'
import { symbolGrowth } from '../../symbols/forms/growth'
import { isPictured } from '../../symbols/forms/pictured'
import type { WireLabels } from '../label-source'
import { modelOf } from '../node-label'
import { fitText } from '../text-width'
import { LINE, lineSize, modelSize, put } from './label-sheet'
import type { Sheet } from './label-sheet'

const WIDEST = 138
const WIDEST_ASIDE = 320
const NEXT_TO_SYMBOL = 4
const ASIDE = 13

/** Writes the name of a device of a wiring diagram below it, and in the near detail what is known about it. Lines leave boards downwards: their texts stand beside them. */
export function labelWired(sheet: Sheet, scene: Scene, row: number, wires: WireLabels): void {
  const { drawing, labels, detail } = scene
  const glyph = glyphAt(drawing, row)
  const [name = '', ...others] = wires.device(row)
  if (glyph === 'supply' || glyph === 'switchboard') {
    labelAside(sheet, scene, row, name, others)
    return
  }
  if (!isPictured(scene.scale)) put(sheet, 'code', scene, row, labels.equipment.typeCode(modelOf(drawing, row)), 0)
  const half = drawing.halfHeight[row] ?? 0
  if (detail !== 'near') {
    const size = lineSize(scene)
    put(sheet, 'strong', scene, row, fitText(name, size, WIDEST), half * symbolGrowth(scene.scale) + NEXT_TO_SYMBOL + size * 0.6)
    return
  }
  let down = half + NEXT_TO_SYMBOL + modelSize(scene) * 0.6
  put(sheet, 'strong', scene, row, fitText(name, modelSize(scene), WIDEST), down)
  for (const [at, text] of others.entries()) {
    down += LINE
    put(sheet, at === 0 && others.length > 1 ? 'muted' : 'plain', scene, row, fitText(text, 10, WIDEST), down)
  }
}

function labelAside(sheet: Sheet, scene: Scene, row: number, name: string, others: readonly string[]): void {
  const aside = (scene.drawing.halfWidth[row] ?? 0) + ASIDE
  if (scene.detail !== 'near') {
    put(sheet, 'right', scene, row, fitText(name, lineSize(scene), WIDEST_ASIDE), 0, aside)
    return
  }
  put(sheet, 'asideStrong', scene, row, fitText(name, 11, WIDEST_ASIDE), others.length > 0 ? -LINE / 2 : 0, aside)
  others.forEach((text, at) => put(sheet, 'aside', scene, row, fitText(text, 10, WIDEST_ASIDE), LINE * (at + 0.5), aside))
}
