import type { Quantity } from '../../src/model/project/quantity'

/** What one unit of the metric measure is in each measure, from the specification's table of conversion factors: [factor, divisor, added]. */
const FROM_METRIC: { [Q in Quantity]: Record<string, readonly [factor: number, divisor: number, added: number]> } = {
  length: { m: [1, 1, 0], ft: [3.2808, 1, 0] },
  temperature: { '℃': [1, 1, 0], '℉': [1.8, 1, 32] },
  dimension: { mm: [1, 1, 0], inch: [1, 25.4, 0] },
  weight: { kg: [1, 1, 0], lbs: [2.2046, 1, 0] },
  pipingDimension: { mm: [1, 1, 0], inch: [1, 25.4, 0] },
  loadCapacity: { kW: [1, 1, 0], 'Btu/h': [3412.142, 1, 0], 'kBtu/h': [3.412142, 1, 0] },
  airFlowRate: { 'm³/h': [1, 1, 0], 'L/s': [5, 18, 0], CFM: [0.59, 1, 0] },
  pressure: { Pa: [1, 1, 0], 'In.w.g': [1, 249.0889, 0] },
  waterFlowRate: { 'L/s': [1, 1, 0], 'm³/h': [3.6, 1, 0], GPM: [15.852, 1, 0] },
  volume: { 'dm³': [1, 1, 0], 'm³': [1, 1000, 0], 'inch³': [1_000_000, 25.4 * 25.4 * 25.4, 0] },
}

/** A value in another measure of its quantity: to metric, then out of it. */
export function convertedBy(value: number, quantity: Quantity, from: string, to: string): number {
  const [fromFactor, fromDivisor, fromAdded] = entry(quantity, from)
  const [toFactor, toDivisor, toAdded] = entry(quantity, to)
  if (from === to) return value
  const metric = ((value - fromAdded) * fromDivisor) / fromFactor
  return (metric * toFactor) / toDivisor + toAdded
}

function entry(quantity: Quantity, measure: string): readonly [number, number, number] {
  const found = FROM_METRIC[quantity][measure]
  if (!found) throw new Error(`${quantity} has no measure ${measure}`)
  return found
}
