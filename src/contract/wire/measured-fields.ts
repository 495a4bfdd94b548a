import type { Measure, Quantity, UnitSettings } from '../../model/quantity'
import { METRIC } from '../../model/quantity'
import { InputError } from '../input-error'
import type { JsonRecord, Place } from './read-value'

/** Value of a quantity in a measure → the same in the quantity's metric measure, unrounded. */
export type ToMetric = (value: number, quantity: Quantity, measure: Measure) => number

/** Turns a number of the wire into metric; the identity where the project is metric already. */
export type Metric = (value: number, quantity: Quantity) => number

/** Numbers that the wire carries in the project's unit without the model knowing them; fields whose name ends in a unit are never among them. */
const MEASURED: ReadonlyMap<string, Quantity> = new Map<string, Quantity>([
  ['coolCapa', 'loadCapacity'],
  ['heatCapa', 'loadCapacity'],
  ['sensCoolCapa', 'loadCapacity'],
  ['portcapacity', 'loadCapacity'],
  ['ActualPipeLength', 'length'],
  ['ActualPipeLength_GAS', 'length'],
  ['ActualPipeLength_LIQUID', 'length'],
  ['defaultPipingLength', 'length'],
  ['GasPipeDiameter', 'pipingDimension'],
  ['LiquidPipeDiameter', 'pipingDimension'],
  ['HighPressurePipeDiameter', 'pipingDimension'],
  ['coolingSetPointTemperature', 'temperature'],
  ['heatingSetPointTemperature', 'temperature'],
])

/**
 * How the numbers of a project in these units become metric.
 * @throws InputError where they are not metric and the reader was given no conversion
 */
export function metricBy(unit: UnitSettings, toMetric: ToMetric | undefined, place: Place): Metric {
  const foreign = (['length', 'loadCapacity', 'pipingDimension', 'temperature'] as const).filter(
    (quantity) => unit[quantity] !== METRIC[quantity],
  )
  const [first] = foreign
  if (first === undefined) return (value) => value
  if (!toMetric) throw new InputError(`${place()}.${first}`, `${METRIC[first]}: this reader takes metric projects only`)
  return (value, quantity) => (unit[quantity] === METRIC[quantity] ? value : toMetric(value, quantity, unit[quantity]))
}

/** Makes the measured numbers among fields kept word for word metric, in place. */
export function makeMetric(fields: JsonRecord | undefined, metric: Metric): void {
  for (const key in fields) {
    const quantity = MEASURED.get(key)
    const value = fields[key]
    if (quantity !== undefined && typeof value === 'number') fields[key] = metric(value, quantity)
  }
}
