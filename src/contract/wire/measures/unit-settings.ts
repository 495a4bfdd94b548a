import { IMPERIAL, METRIC, QUANTITIES, type Quantity, type UnitSettings } from '../../../model/project/quantity'
import { InputError } from '../../input-error'
import { isMeasureOf, measureOf } from './measure-words'
import { isGiven, isRecord, recordOf, shown, step, type JsonRecord, type Place } from '../read-value'

const IMPERIAL_FLAG = 1

/** Returns the wire name of a quantity; the wire misspells one of them. */
function wireName(quantity: Quantity): string {
  return quantity === 'volume' ? 'volumn' : quantity
}

/**
 * Reads the unit settings: `unitsType` 1 makes the defaults imperial, and each quantity may name its own measure. The settings may
 * be JSON text, as in the request header. Missing ones mean metric.
 * @throws InputError where a measure does not belong to its quantity, because a fallback to metric would misread every number
 */
export function readUnitSettings(value: unknown, place: Place): UnitSettings {
  if (!isGiven(value) || value === '') return { ...METRIC }
  const record = recordOf(typeof value === 'string' ? parsed(value) : value, place)
  const settings: UnitSettings = record['unitsType'] === IMPERIAL_FLAG ? { ...IMPERIAL } : { ...METRIC }
  for (const quantity of Object.keys(QUANTITIES) as Quantity[]) readMeasure(record, quantity, settings, place)
  return settings
}

/**
 * Returns the quantity of a name in the unit settings.
 * @throws InputError for an unknown name
 */
export function quantityOfName(name: string, place: Place): Quantity {
  const quantities = Object.keys(QUANTITIES) as Quantity[]
  const quantity = quantities.find((one) => one === name || wireName(one) === name)
  if (quantity === undefined) throw new InputError(place() + step(name), `one of the quantities ${quantities.join(', ')}`)
  return quantity
}

export function writeUnitSettings(settings: UnitSettings): JsonRecord {
  const record: JsonRecord = { unitsType: settings.length === IMPERIAL.length ? IMPERIAL_FLAG : 0 }
  for (const quantity of Object.keys(QUANTITIES) as Quantity[]) record[wireName(quantity)] = settings[quantity]
  return record
}

function readMeasure(record: JsonRecord, quantity: Quantity, settings: UnitSettings, place: Place): void {
  const name = wireName(quantity)
  const value = record[name] ?? record[quantity]
  if (!isGiven(value) || value === '') return
  const measure = typeof value === 'string' ? measureOf(value) : undefined
  if (measure === undefined || !isMeasureOf(quantity, measure))
    throw new InputError(place() + step(name), `one of ${QUANTITIES[quantity].join(', ')}, not ${shown(value)}`)
  Object.assign(settings, { [quantity]: measure })
}

function parsed(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text)
    return isRecord(value) ? value : text
  } catch {
    return text
  }
}
