import { InputError } from '../input-error'

/** A parsed JSON object; read by name, never merged into another object. */
export type JsonRecord = Record<string, unknown>

/** Returns the JSON path being read; called only for error messages. */
export type Place = () => string

/**
 * Returns a name as a step of a JSON path.
 * @example step('name') // '.name'
 * @example step('two words') // '["two words"]'
 */
export function step(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${JSON.stringify(key)}]`
}

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

export function recordOf(value: unknown, place: Place): JsonRecord {
  if (!isRecord(value)) throw new InputError(place(), `an object, not ${kindOf(value)}`)
  return value
}

/** Reads the object of this name; empty where none is given. */
export function recordIn(record: JsonRecord, key: string, place: Place): JsonRecord {
  const value = record[key]
  return isGiven(value) ? recordOf(value, () => place() + step(key)) : {}
}

/** Reads the list of this name; empty where none is given. */
export function listIn(record: JsonRecord, key: string, place: Place): unknown[] {
  const value = record[key]
  if (!isGiven(value)) return []
  if (!Array.isArray(value)) throw new InputError(place() + step(key), `a list, not ${kindOf(value)}`)
  return value
}

/** Reads the text of this name; a number is converted to text, because some tools write ids and codes as numbers. */
export function textIn(record: JsonRecord, key: string, place: Place): string | undefined {
  const value = record[key]
  if (!isGiven(value)) return undefined
  if (typeof value === 'string') return value
  if (typeof value === 'number' && Number.isFinite(value)) return String(value)
  throw new InputError(place() + step(key), `text, not ${kindOf(value)}`)
}

/** Reads an id, which is text that is not empty. */
export function idIn(record: JsonRecord, key: string, place: Place): string {
  const id = textIn(record, key, place)
  if (!id) throw new InputError(place() + step(key), 'an id: text that is not empty')
  return id
}

/**
 * Reads a finite number of this name. 1e999 parses as Infinity and is refused; -0 becomes 0, as JSON would write it.
 * @throws InputError with the JSON path where the value is no finite number
 * @example numberIn({ heightM: 3 }, 'heightM', () => '$.page1') // 3
 */
export function numberIn(record: JsonRecord, key: string, place: Place): number | undefined {
  const value = record[key]
  if (!isGiven(value)) return undefined
  if (typeof value !== 'number') throw new InputError(place() + step(key), `a number, not ${kindOf(value)}`)
  if (!Number.isFinite(value)) throw new InputError(place() + step(key), 'a finite number')
  return value + 0
}

/** Reads a number that is not negative. */
export function amountIn(record: JsonRecord, key: string, place: Place): number | undefined {
  const value = numberIn(record, key, place)
  if (value !== undefined && value < 0) throw new InputError(place() + step(key), `a number of 0 or more, not ${value}`)
  return value
}

/** Reads a whole number from `least` to `most`. */
export function wholeIn(record: JsonRecord, key: string, place: Place, least: number, most: number): number | undefined {
  const value = numberIn(record, key, place)
  if (value !== undefined && (!Number.isInteger(value) || value < least || value > most))
    throw new InputError(place() + step(key), `a whole number from ${least} to ${most}, not ${value}`)
  return value
}

export function flagIn(record: JsonRecord, key: string, place: Place): boolean | undefined {
  const value = record[key]
  if (!isGiven(value)) return undefined
  if (typeof value !== 'boolean') throw new InputError(place() + step(key), `true or false, not ${kindOf(value)}`)
  return value
}

/** Reads one of the listed words; '' counts as not given. */
export function wordIn<T extends string>(record: JsonRecord, key: string, place: Place, words: readonly T[]): T | undefined {
  const value = record[key]
  if (!isGiven(value) || value === '') return undefined
  const word = words.find((one) => one === value)
  if (word === undefined) throw new InputError(place() + step(key), `one of ${words.filter(Boolean).join(', ')}, not ${shown(value)}`)
  return word
}

export function isGiven(value: unknown): boolean {
  return value !== undefined && value !== null
}

/** Returns a short text of any value for error messages. */
export function shown(value: unknown): string {
  return typeof value === 'string' ? JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value) : kindOf(value)
}

function kindOf(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (typeof value === 'string') return `the text ${shown(value)}`
  if (typeof value === 'object') return 'an object'
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : typeof value
}
