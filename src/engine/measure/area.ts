import type { Measure } from '../../model/project/quantity'
import { fromMetric, toMetric } from './measure'

export type AreaMeasure = 'm²' | 'ft²'

/** Returns the measure of areas for one of lengths: areas have no setting of their own. */
export function areaMeasure(length: Measure<'length'>): AreaMeasure {
  return length === 'ft' ? 'ft²' : 'm²'
}

/** Converts an area in m² to the square of a measure of length, unrounded. */
export function areaFromMetric(m2: number, length: Measure<'length'>): number {
  return fromMetric(fromMetric(m2, 'length', length), 'length', length)
}

/** Converts an area in the square of a measure of length to m², unrounded. */
export function areaToMetric(area: number, length: Measure<'length'>): number {
  return toMetric(toMetric(area, 'length', length), 'length', length)
}
