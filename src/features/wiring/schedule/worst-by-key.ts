import { keyOfFinding, type WireFinding } from '../../../drawing/wiring/wire-drawing'
import type { WireRow } from '../../../drawing/wiring/wire-rows'
import type { Severity } from '../../../model/finding/finding'

/** Worst severity of each row, by its key. */
export type WorstByKey = ReadonlyMap<string, Severity>

/** Returns the worst finding of each row. */
export function worstByKey(findings: readonly WireFinding[]): WorstByKey {
  const worst = new Map<string, Severity>()
  for (const finding of findings) {
    const key = keyOfFinding(finding)
    if (worst.get(key) !== 'error') worst.set(key, finding.severity)
  }
  return worst
}

export function severityOf(worst: WorstByKey, { key }: WireRow): Severity | undefined {
  return worst.get(key)
}
