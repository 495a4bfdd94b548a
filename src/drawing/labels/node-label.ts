import { fromMetric } from '../../engine/measure/measure'
import { JOINT_TYPES } from '../../model/project/codes'
import { hidesSmartTitle } from '../../model/diagram/smart-title'
import type { IndoorUnit } from '../../model/project/project'
import type { Drawing } from '../drawing/drawing'
import type { LabelSource } from './label-source'

export function modelOf(drawing: Drawing, row: number): string {
  return drawing.diagram.modelNames[drawing.diagram.nodeModel[row] ?? -1] ?? ''
}

export function itemAt(drawing: Drawing, row: number, source: LabelSource): IndoorUnit | undefined {
  const id = drawing.diagram.nodeRest[row]?.indoorUnitId
  return id === undefined ? undefined : source.itemOf(id)
}

/** Returns the name of a unit's room or of the unit itself; '' where neither adds to the model. */
export function unitName(drawing: Drawing, row: number, source: LabelSource): string {
  const item = itemAt(drawing, row, source)
  const name = item?.room !== undefined && item.room !== '' ? item.room : (item?.name ?? drawing.diagram.nodeRest[row]?.label ?? '')
  return name === modelOf(drawing, row) ? '' : name
}

/** Formats a capacity with its measure. */
export function capacityText(kw: number, source: Pick<LabelSource, 'unitSettings' | 'figure'>): string {
  return `${capacityFigure(kw, source)} ${source.unitSettings.loadCapacity}`
}

/** Formats the delivered cooling and heating of a unit, as "5.0 | 5.6 kW"; '' before the first calculation. */
export function deliveredText(drawing: Drawing, row: number, source: LabelSource): string {
  const cooling = drawing.result?.deliveredCoolingKw[row] ?? NaN
  const heating = drawing.result?.deliveredHeatingKw[row] ?? NaN
  const figures = [cooling, heating].filter((kw) => !Number.isNaN(kw)).map((kw) => capacityFigure(kw, source))
  return figures.length === 0 ? '' : `${figures.join(' | ')} ${source.unitSettings.loadCapacity}`
}

/** Returns the computed model of a joint, header or box; its type before the first calculation. */
export function fittingName(drawing: Drawing, row: number): string {
  const name = drawing.result?.fittingNames[drawing.result.fitting[row] ?? -1]
  return name ?? (modelOf(drawing, row) || (JOINT_TYPES[drawing.diagram.nodeJointType[row] ?? 0] ?? ''))
}

/** Returns the ratios, as 'Actual CR:109.6% (Rated CR:97.5%)'; '' before the first calculation. */
export function smartTitle(drawing: Drawing, source: LabelSource): string {
  const outdoor = drawing.result?.outdoor
  if (!outdoor || hidesSmartTitle(drawing.diagram)) return ''
  return source.words.smartTitle(source.figure(outdoor.actualCR, 1), source.figure(outdoor.ratedCR, 1))
}

/** Formats a capacity: tenths of a kW as in catalogues, whole Btu/h. */
export function capacityFigure(kw: number, source: Pick<LabelSource, 'unitSettings' | 'figure'>): string {
  const measure = source.unitSettings.loadCapacity
  return source.figure(fromMetric(kw, 'loadCapacity', measure), measure === 'Btu/h' ? 0 : 1, true)
}
