import type { Finding, Severity } from '../../src/model/finding/finding'

/** Two quantities are equal within 2⁻²⁰ (section 3), so that 58.3 + 58.4 + 58.3 m is not above 175 m. */
const EQUAL_WITHIN = 2 ** -20

/** A limit is broken above its value, not at it (section 4.4 "output fields"). */
export function isAbove(value: number, limit: number): boolean {
  return value - limit > EQUAL_WITHIN
}

export function isAtLeast(value: number, limit: number): boolean {
  return value - limit > -EQUAL_WITHIN
}

/** One bound that was held against a value, broken or not. */
export interface Gauge {
  at: LimitAt
  code: string
  value: number
  limit: number
  isMost: boolean
}

let gauges: Gauge[] | null = null

/** Notes a lower bound whose finding is made elsewhere. */
export function noteGauge(at: LimitAt, code: string, value: number, limit: number): void {
  gauges?.push({ at, code, value, limit, isMost: false })
}

/** Notes a bound that is broken, of those that are not measured while they hold. */
export function gaugeBroken(at: LimitAt, code: string, value: number, limit: number): void {
  gauges?.push({ at, code, value, limit, isMost: value >= limit })
}

/** Every bound that some work holds against a value. */
export function gaugesOf(work: () => void): Gauge[] {
  const read: Gauge[] = []
  gauges = read
  work()
  gauges = null
  return read
}

export interface LimitAt {
  systemId: string
  nodeId?: string
  edgeId?: string
}

/** Finding of an upper bound (section 4.1, below the table); none where the pack has no such limit or it holds. */
export function upper(
  at: LimitAt,
  key: string,
  value: number,
  limit: number | undefined,
  unit: string,
  severity: Severity = 'error',
): Finding[] {
  if (limit !== undefined) gauges?.push({ at, code: `limit.${key}`, value, limit, isMost: true })
  if (limit === undefined || !isAbove(value, limit)) return []
  return [{ ...at, code: `limit.${key}`, severity, values: { value, limit, excess: value - limit, unit } }]
}

/** Finding of a lower bound; the excess is what is missing. */
export function lower(at: LimitAt, key: string, value: number, limit: number, unit: string, severity: Severity = 'error'): Finding[] {
  gauges?.push({ at, code: `limit.${key}`, value, limit, isMost: false })
  if (!isAbove(limit, value)) return []
  return [{ ...at, code: `limit.${key}`, severity, values: { value, limit, excess: limit - value, unit } }]
}
