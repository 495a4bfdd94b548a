import { METRIC, type UnitSettings } from '../../../model/project/quantity'
import { metricName, WIRE_QUANTITIES, type MeasuredFields, type WireQuantity } from './measured-fields'
import { changeMeasured } from './measured-places'
import type { JsonRecord } from '../read-value'
import { writeUnitSettings } from './unit-settings'

/** The metric numbers of a project, by quantity and in their order in the file. */
export type MetricNumbers = ReadonlyMap<WireQuantity, readonly number[]>

/** The numbers in another unit, each with whether it converts back to exactly the same metric value. */
export type ConvertedNumbers = ReadonlyMap<WireQuantity, { values: ArrayLike<number>; isExact: ArrayLike<number> }>

/** Inch labels of the listed pipe diameters. */
export interface PipeLabels {
  pipeLabel(mm: number): string | null
  pipeMm(label: string): number | null
}

/** Collects every number of a metric project to convert, so that they are converted in one call. */
export function metricNumbers(project: JsonRecord, settings: UnitSettings): MetricNumbers {
  const numbers = new Map<WireQuantity, number[]>()
  for (const quantity of WIRE_QUANTITIES) if (settings[quantity] !== METRIC[quantity]) numbers.set(quantity, [])
  changeMeasured(project, (record, fields) => {
    for (const field in record) {
      const quantity = fields.get(field)
      const list = quantity === undefined ? undefined : numbers.get(quantity)
      if (list) for (const value of listOf(record[field])) if (typeof value === 'number') list.push(value)
    }
    return record
  })
  return numbers
}

/**
 * Returns a metric project in other units. Where a converted number does not convert back exactly, its metric value is written beside it under the
 * field's name with the metric unit. Listed pipe diameters are written as their inch labels.
 */
export function projectInUnits(project: JsonRecord, settings: UnitSettings, converted: ConvertedNumbers, labels: PipeLabels): JsonRecord {
  const places = new Map<WireQuantity, number>()
  const shownOf = (value: unknown, quantity: WireQuantity): { shown: unknown; isExact: boolean } => {
    if (typeof value === 'number') {
      const place = places.get(quantity) ?? 0
      places.set(quantity, place + 1)
      const label = quantity === 'pipingDimension' ? labels.pipeLabel(value) : null
      if (label !== null) return { shown: label, isExact: labels.pipeMm(label) === value }
      const numbers = converted.get(quantity)
      return { shown: numbers?.values[place] ?? value, isExact: numbers?.isExact[place] === 1 }
    }
    return { shown: value, isExact: typeof value !== 'string' || quantity !== 'pipingDimension' || labels.pipeMm(value) === null }
  }
  const inUnits = changeMeasured(project, (record, fields) => showIn(record, fields, converted, shownOf))
  return { ...inUnits, unit: writeUnitSettings(settings) }
}

function showIn(
  record: JsonRecord,
  fields: MeasuredFields,
  converted: ConvertedNumbers,
  shownOf: (value: unknown, quantity: WireQuantity) => { shown: unknown; isExact: boolean },
): JsonRecord {
  const shown = { ...record }
  for (const field in record) {
    const quantity = fields.get(field)
    if (quantity === undefined || !converted.has(quantity)) continue
    const value = record[field]
    const results = listOf(value).map((one) => shownOf(one, quantity))
    shown[field] = Array.isArray(value) ? results.map((result) => result.shown) : results[0]?.shown
    const beside = metricName(field, quantity)
    if (results.every((result) => result.isExact)) Reflect.deleteProperty(shown, beside)
    else shown[beside] = value
  }
  return shown
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [value]
}
