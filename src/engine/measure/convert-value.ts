import { InputError } from '../../contract/input-error'
import { isMeasureOf, measureOf } from '../../contract/wire/measures/measure-words'
import { QUANTITIES, type Measure, type Quantity } from '../../model/project/quantity'
import { convert, pipeLabel, pipeMm, round } from './measure'

/** A converted value with its measure; `label` is the inch label where the millimetres are a listed pipe diameter. */
export interface Conversion {
  value: number | string
  unit: Measure
  label?: string
}

const NUMBER = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i
const ALL_QUANTITIES = Object.keys(QUANTITIES) as Quantity[]

/**
 * Converts a value between two measures of one quantity, rounded to 2 decimals. Common spellings of measures are accepted (`m3/h`, `degC`).
 * `pipingDimension` reads and writes the inch labels of the closed list of pipe diameters, such as `5/8`.
 * @throws InputError where the value is no number, or the measures are unknown or of different quantities; its path names the argument
 */
export function convertValue(value: number | string, from: string, to: string, quantity?: string): Conversion {
  const source = readMeasure(from, '$.from')
  const target = readMeasure(to, '$.to')
  const chosen = readQuantity(quantity, source, target)
  if (chosen === 'pipingDimension') return convertPipe(value, source, target)
  const given = readNumber(value)
  const converted = round(convert(given, source, target, chosen))
  if (!Number.isFinite(converted)) throw new InputError('$.value', 'a number whose conversion is finite')
  const mm = target === 'mm' ? converted : source === 'mm' ? given : null
  const label = mm === null ? null : pipeLabel(mm)
  return label === null ? { value: converted, unit: target } : { value: converted, unit: target, label }
}

function readMeasure(text: string, path: string): Measure {
  const measure = measureOf(text)
  if (measure === undefined) throw new InputError(path, `a measure (${measuresOf(ALL_QUANTITIES)}), not ${JSON.stringify(text)}`)
  return measure
}

/** Returns the given quantity, else the first that has both measures: where two have them (m³/h and L/s), their factors are the same. */
function readQuantity(asked: string | undefined, from: Measure, to: Measure): Quantity {
  const named =
    asked === undefined ? ALL_QUANTITIES : ALL_QUANTITIES.filter((quantity) => quantity === (asked === 'volumn' ? 'volume' : asked))
  if (named.length === 0) throw new InputError('$.quantity', `one of ${ALL_QUANTITIES.join(', ')}, not ${JSON.stringify(asked)}`)
  const fitting = named.filter((quantity) => has(quantity, from))
  if (fitting.length === 0) throw new InputError('$.from', `a measure of ${named.join()} (${measuresOf(named)}), not ${from}`)
  const both = fitting.find((quantity) => has(quantity, to))
  if (both === undefined) throw new InputError('$.to', `a measure that ${from} converts to (${measuresOf(fitting)}), not ${to}`)
  return both
}

function has(quantity: Quantity, measure: Measure): boolean {
  return isMeasureOf(quantity, measure)
}

function measuresOf(quantities: readonly Quantity[]): string {
  return [...new Set(quantities.flatMap((quantity): readonly string[] => QUANTITIES[quantity]))].join(', ')
}

function readNumber(value: number | string): number {
  const number = typeof value === 'number' ? value : NUMBER.test(value.trim()) ? Number(value) : NaN
  if (Number.isFinite(number)) return number
  const isLabel = typeof value === 'string' && pipeMm(value) !== null
  throw new InputError(
    '$.value',
    `a number, not ${JSON.stringify(value)}${isLabel ? ' (the quantity pipingDimension reads inch labels)' : ''}`,
  )
}

function convertPipe(value: number | string, from: Measure, to: Measure): Conversion {
  const mm = from === 'inch' ? pipeMm(String(value)) : readNumber(value)
  const label = mm === null ? null : pipeLabel(mm)
  if (mm === null || label === null)
    throw new InputError(
      '$.value',
      `a listed pipe diameter, such as ${from === 'inch' ? '5/8 or 1-1/8 inch' : '15.9 or 28.6 mm'}, not ${value}`,
    )
  return { value: to === 'inch' ? label : mm, unit: to, label }
}
