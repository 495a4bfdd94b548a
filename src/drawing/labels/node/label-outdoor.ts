import { capacityText, smartTitle } from '../node-label'
import type { Scene } from '../../paint/scene'
import { badgeReach } from '../../symbols/forms/badge'
import { moduleCentres } from '../../symbols/outdoor-unit'
import { fitText } from '../text-width'
import { findingLines } from './finding-lines'
import { MIDDLE_TEXT_PX } from '../../paint/detail'
import { capacitySize, FINDING_LINE, put, subtitleSize, titleSize } from './label-sheet'
import type { Sheet } from './label-sheet'

/** Gap between two lines, and between the lowest and a finding's badge. */
const GAP = 2
/** Reach of brackets below a text's middle, and of accents on capitals above it, as multiples of its size. */
const BELOW_MIDDLE = 0.6
const ABOVE_MIDDLE = 0.5
const MOST_FINDING_LINES = 6
const MODULE_TEXT_WIDTH = 56

/** Writes the system's name, the ratios and the unit's label above an outdoor unit, models into its modules, and capacities left and right. */
export function labelOutdoor(sheet: Sheet, scene: Scene, row: number): void {
  const { drawing, labels } = scene
  const rest = drawing.diagram.nodeRest[row]
  const half = drawing.halfHeight[row] ?? 0
  const beside = (drawing.halfWidth[row] ?? 0) + 12
  // The lines are wider than the unit, depending on language and zoom, so they always go above the space of the badge.
  let up = -half - badgeReach(scene.scale) - GAP
  const above = (style: 'subtitle' | 'title', text: string, size: number): void => {
    if (text === '') return
    put(sheet, style, scene, row, text, up - BELOW_MIDDLE * size)
    up -= (BELOW_MIDDLE + ABOVE_MIDDLE) * size + GAP
  }
  if (scene.detail === 'near' && rest?.label !== undefined && rest.label !== labels.title)
    above('subtitle', rest.label, subtitleSize(scene))
  above('subtitle', smartTitle(drawing, labels), subtitleSize(scene))
  above('title', labels.title, titleSize(scene))
  const modules = labels.equipment.modulesOf(rest?.models ?? [])
  const y = (drawing.y[row] ?? 0) + half - 7
  if (scene.detail === 'near')
    moduleCentres(drawing.x[row] ?? 0, modules.length).forEach((x, module) => {
      sheet.plain.push({ text: fitText(modules[module] ?? '', 10, MODULE_TEXT_WIDTH), x, y })
    })
  const outdoor = drawing.result?.outdoor
  if (outdoor && (scene.detail === 'near' || capacitySize(scene) * scene.scale >= MIDDLE_TEXT_PX - 0.5)) {
    put(sheet, 'left', scene, row, labels.words.cooling(capacityText(outdoor.coolCapa, labels)), 0, -beside)
    put(sheet, 'right', scene, row, labels.words.heating(capacityText(outdoor.heatCapa, labels)), 0, beside)
  }
  findingLines(scene, row, MOST_FINDING_LINES).forEach(({ text, severity }, at) => {
    put(sheet, severity === 'error' ? 'errorLeft' : 'adviceLeft', scene, row, text, 15 + at * FINDING_LINE, beside)
  })
}
