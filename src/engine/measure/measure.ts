import { convertValue, isSame, pipeDiameter, pipePlace, roundValue } from '../../../assembly/common/layout/layout-measure'
import type { Measure, Quantity } from '../../model/project/quantity'
import { measureCode, metricMeasure, quantityOf } from './measure-codes'

export { isSame }

/** Labels of the closed list of pipe sizes, in the core's order. */
const PIPE_LABELS = '1/4 3/8 1/2 5/8 3/4 7/8 1 1-1/8 1-1/4 1-3/8 1-1/2 1-5/8 1-3/4 2 2-1/8 2-1/2 2-5/8'.split(' ')

/**
 * Converts a value from one measure to another, unrounded; a value that is no number is returned unchanged.
 * @throws RangeError where no quantity has both measures, or `quantity` does not have them.
 */
export function convert(value: number, from: string, to: string, quantity: Quantity | undefined = quantityOf(from, to)): number {
  const fromCode = quantity === undefined ? -1 : measureCode(quantity, from)
  const toCode = quantity === undefined ? -1 : measureCode(quantity, to)
  if (fromCode < 0 || toCode < 0) throw new RangeError(`'${from}' and '${to}' are not measures of ${quantity ?? 'one quantity'}`)
  return Number.isFinite(value) ? convertValue(value, fromCode, toCode) : value
}

/** Rounds half away from zero, on the decimal that the reader sees. */
export function round(value: number, decimals = 2): number {
  return roundValue(value, decimals)
}

export function toMetric<Q extends Quantity>(value: number, quantity: Q, measure: Measure<Q>): number {
  return convert(value, measure, metricMeasure(quantity), quantity)
}

export function fromMetric<Q extends Quantity>(value: number, quantity: Q, measure: Measure<Q>): number {
  return convert(value, metricMeasure(quantity), measure, quantity)
}

/** Functions that a reader of saved projects needs to show a metric value in another measure. */
export const shownMeasures = { fromMetric, pipeLabel, pipeMm }

/** Returns the inch label of a pipe diameter in mm (`15.9` → `5/8`); null where it is no listed size. 9.52 and 9.53 are the same pipe. */
export function pipeLabel(mm: number): string | null {
  return PIPE_LABELS[pipePlace(mm)] ?? null
}

/** Returns the outer diameter in mm of an inch label (`1-1/8` → `28.6`); null where it is no listed size. */
export function pipeMm(label: string): number | null {
  const place = PIPE_LABELS.indexOf(label.trim().replace(/["″]$/, '').replace(/\s+/, '-'))
  return place < 0 ? null : pipeDiameter(place)
}
