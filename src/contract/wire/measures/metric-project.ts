import { METRIC, type Measure, type Quantity, type UnitSettings } from '../../../model/project/quantity'
import { InputError } from '../../input-error'
import { metricName, WIRE_QUANTITIES, type MeasuredFields, type ToMetric, type WireQuantity } from './measured-fields'
import { changeMeasured } from './measured-places'
import type { JsonRecord, Place } from '../read-value'

/** The display of metric values, by which a reader distinguishes converted from edited values and reads inch labels. */
export interface ShownMeasures {
  fromMetric(value: number, quantity: Quantity, measure: Measure): number
  pipeLabel(mm: number): string | null
  pipeMm(label: string): number | null
}

/**
 * Converts every number in the project's unit to metric; returns a metric project unchanged. A metric value beside a field is used as
 * long as the field still shows it; after an edit of the field the edited value counts.
 * @throws InputError where the project is not metric and the reader was given no conversion
 */
export function metricProject(
  project: JsonRecord,
  unit: UnitSettings,
  toMetric: ToMetric | undefined,
  shown: ShownMeasures | undefined,
  place: Place,
): JsonRecord {
  const [first] = WIRE_QUANTITIES.filter((quantity) => unit[quantity] !== METRIC[quantity])
  if (first === undefined) return project
  if (!toMetric) throw new InputError(`${place()}.${first}`, `${METRIC[first]}: this reader takes metric projects only`)
  const metricOf = (value: unknown, kept: unknown, quantity: WireQuantity): unknown => {
    const measure = unit[quantity]
    if (typeof value === 'number') {
      const isKept = typeof kept === 'number' && shown?.fromMetric(kept, quantity, measure) === value
      return isKept ? kept : toMetric(value, quantity, measure)
    }
    if (typeof value !== 'string' || quantity !== 'pipingDimension' || !shown) return value
    const isKept = typeof kept === 'number' ? shown.pipeLabel(kept) === value : kept === value
    return isKept ? kept : (shown.pipeMm(value) ?? value)
  }
  return changeMeasured(project, (record, fields) => makeMetric(record, fields, unit, metricOf))
}

function makeMetric(
  record: JsonRecord,
  fields: MeasuredFields,
  unit: UnitSettings,
  metricOf: (value: unknown, kept: unknown, quantity: WireQuantity) => unknown,
): JsonRecord {
  const metric = { ...record }
  for (const field in record) {
    const quantity = fields.get(field)
    if (quantity === undefined || unit[quantity] === METRIC[quantity]) continue
    const value = record[field]
    const beside = metricName(field, quantity)
    const kept = record[beside]
    metric[field] = Array.isArray(value)
      ? value.map((one: unknown, index) => metricOf(one, Array.isArray(kept) ? kept[index] : undefined, quantity))
      : metricOf(value, kept, quantity)
    Reflect.deleteProperty(metric, beside)
  }
  return metric
}
