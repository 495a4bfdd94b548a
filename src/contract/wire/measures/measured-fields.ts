import type { Measure, Quantity } from '../../../model/project/quantity'

/** Converts a value to the quantity's metric measure, unrounded. */
export type ToMetric = (value: number, quantity: Quantity, measure: Measure) => number

/** The quantities that a saved project carries in its own unit. */
export type WireQuantity = Extract<Quantity, 'length' | 'loadCapacity' | 'pipingDimension' | 'temperature'>
export const WIRE_QUANTITIES: readonly WireQuantity[] = ['length', 'loadCapacity', 'pipingDimension', 'temperature']

/** Names of numbers, or lists of numbers, in the project's unit. Names that end in a unit are always in that unit and not included. */
export type MeasuredFields = ReadonlyMap<string, WireQuantity>

const EVERYWHERE: readonly (readonly [string, WireQuantity])[] = [
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
]

/** Fields of a node's or an edge's data. */
export const DIAGRAM_FIELDS: MeasuredFields = new Map(EVERYWHERE)

/** Fields of the first page. */
export const PAGE_FIELDS: MeasuredFields = new Map([
  ...EVERYWHERE,
  ...['cooling', 'heating'].flatMap((mode) =>
    ['IndoorDbt', 'IndoorWbt', 'OutdoorDbt', 'OutdoorWbt'].map((place) => [`${mode}${place}`, 'temperature'] as const),
  ),
])

/** Fields of an item of the indoor-unit list. */
export const ITEM_FIELDS: MeasuredFields = new Map([
  ...EVERYWHERE,
  ...['rqdCoolCapa', 'rqdSensCoolCapa', 'rqdHeatCapa'].map((name) => [name, 'loadCapacity'] as const),
])

/** Fields of a chosen kit of an air handler. */
export const CHOICE_FIELDS: MeasuredFields = new Map([
  ['coolCapacity', 'loadCapacity'],
  ['heatCapacity', 'loadCapacity'],
])

const SUFFIXES: Record<WireQuantity, string> = { length: 'M', loadCapacity: 'Kw', pipingDimension: 'Mm', temperature: 'C' }

/** Returns the name of the metric value beside a field: `coolCapaKw`, `ActualPipeLengthM`, `ActualPipeLength_GAS_M`. */
export function metricName(field: string, quantity: WireQuantity): string {
  return /[A-Z]$/.test(field) ? `${field}_${SUFFIXES[quantity]}` : field + SUFFIXES[quantity]
}
