import { shortfallAt } from '../../model/finding/room-shortfall'
import type { Drawing } from '../drawing/drawing'
import type { LabelSource } from './label-source'
import { capacityFigure, itemAt } from './node-label'
import { requiredCapacity } from './required-capacity'

/** Formats the required cooling and heating of a unit, as "5.0 | – kW"; '' where none is required. */
export function requiredFigures(drawing: Drawing, row: number, source: LabelSource): string {
  const { coolingKw, heatingKw } = requiredCapacity(drawing, row, source)
  if (coolingKw === null && heatingKw === null) return ''
  const figures = [coolingKw, heatingKw].map((kw) => (kw === null ? '–' : capacityFigure(kw, source)))
  return `${figures.join(' | ')} ${source.unitSettings.loadCapacity}`
}

/** Does the same and adds the word for it. */
export function requiredText(drawing: Drawing, row: number, source: LabelSource): string {
  const figures = requiredFigures(drawing, row, source)
  return figures === '' ? '' : source.words.required(figures)
}

/** Returns whether the check found a shortfall in the unit's room. */
export function isShort(drawing: Drawing, row: number, source: LabelSource): boolean {
  const { result, diagram } = drawing
  if (!result) return false
  return Object.keys(shortfallAt(result.findings, diagram, row, (node) => itemAt(drawing, node, source))).length > 0
}
