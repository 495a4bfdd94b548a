import { shortfallAt } from '../../model/finding/room-shortfall'
import type { Drawing } from '../drawing/drawing'
import type { LabelSource } from './label-source'
import { capacityFigure, itemAt } from './node-label'
import { requiredCapacity } from './required-capacity'

/** Cooling and heating that are required of a unit, as "5.0 | – kW"; '' where nothing is. */
export function requiredFigures(drawing: Drawing, row: number, source: LabelSource): string {
  const { coolingKw, heatingKw } = requiredCapacity(drawing, row, source)
  if (coolingKw === null && heatingKw === null) return ''
  const figures = [coolingKw, heatingKw].map((kw) => (kw === null ? '–' : capacityFigure(kw, source)))
  return `${figures.join(' | ')} ${source.unitSettings.loadCapacity}`
}

/** The same with the word for it. */
export function requiredText(drawing: Drawing, row: number, source: LabelSource): string {
  const figures = requiredFigures(drawing, row, source)
  return figures === '' ? '' : source.words.required(figures)
}

/** True where the check found that the unit's room is short of something. */
export function isShort(drawing: Drawing, row: number, source: LabelSource): boolean {
  const { result, diagram } = drawing
  if (!result) return false
  return Object.keys(shortfallAt(result.findings, diagram, row, (node) => itemAt(drawing, node, source))).length > 0
}
