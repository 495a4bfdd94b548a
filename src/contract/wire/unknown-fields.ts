import { InputError } from '../input-error'
import { step, type JsonRecord, type Place } from './read-value'

/** Names that could pollute a prototype when merged into another object. */
const IGNORED = new Set(['__proto__', 'constructor', 'prototype'])
const DEEPEST = 64

/** Whether a name is safe as an object key. */
export function isSafeName(name: string): boolean {
  return !IGNORED.has(name)
}

/**
 * Copies every field that is not in `known`, so that a project written by another tool is preserved. Undefined where
 * there is none. Refuses numbers JSON cannot write again and nesting deeper than any project has.
 */
export function unknownFields(record: JsonRecord, known: ReadonlySet<string>, place: Place): JsonRecord | undefined {
  let rest: JsonRecord | undefined
  for (const key in record) {
    if (known.has(key) || IGNORED.has(key)) continue
    rest ??= {}
    const value = record[key]
    rest[key] = typeof value === 'string' || typeof value === 'boolean' ? value : copyOf(value, () => place() + step(key), 0)
  }
  return rest
}

function copyOf(value: unknown, place: Place, depth: number): unknown {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new InputError(place(), 'a finite number')
    return value + 0
  }
  if (typeof value !== 'object' || value === null) return value
  if (depth >= DEEPEST) throw new InputError(place(), `at most ${DEEPEST} levels of nesting`)
  if (Array.isArray(value)) return value.map((item, index) => copyOf(item, () => `${place()}[${index}]`, depth + 1))
  const source = value as JsonRecord
  const copy: JsonRecord = {}
  for (const key in source) {
    if (!IGNORED.has(key)) copy[key] = copyOf(source[key], () => place() + step(key), depth + 1)
  }
  return copy
}

/** Splits unknown fields for writing: those kept under `beside`, which belong one level further out, and a copy of the others. */
export function withoutBeside(extra: JsonRecord | undefined, beside: string): [beside: JsonRecord | undefined, others: JsonRecord] {
  // Fast path: most of several hundred thousand rows have none.
  if (!extra) return [undefined, {}]
  const { [beside]: out, ...others } = extra
  return [out as JsonRecord | undefined, others]
}
