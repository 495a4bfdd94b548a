import type { MissingField } from '../../model/finding/missing-input'
import type { Severity } from '../../model/finding/finding'

/** The place where a limit is nearest to being broken; empty where the limit is compared with nothing in the system. */
export interface MeterPlace {
  nodeId?: string
  edgeId?: string
}

/**
 * How near a system is to one limit of its pack, at the place with the least margin: value, limit, margin and severity belong to that place. Metric, in the
 * limit's own unit. A standard value and the maximum above it are two limits.
 */
export interface LimitMeter {
  /** Distinguishes limits with the same code, and names their label. */
  name: string
  /** Code of the finding that it makes when it is broken. */
  code: string
  /**
   * `held` and `broken`: there is a value; `notChecked`: an input is missing, at all places or at some while the others hold; `none`: the limit does not apply,
   * for the `reason`.
   */
  state: 'held' | 'broken' | 'notChecked' | 'none'
  /**
   * Why the limit does not apply. `nothing`: the system has nothing that it concerns; `silent`: the pack sets no value; `unmet`: the pack's conditions for it
   * are not met; `passed`: the maximum above this standard value is broken and replaces it. null in every other state.
   */
  reason: 'nothing' | 'silent' | 'unmet' | 'passed' | null
  /** Missing inputs by their names on the wire, and in how many rooms each keeps the limit from being checked; 1 for an input of the whole system. */
  missing: MissingField[]
  uncheckedCount: number
  /** NaN where the limit was compared with nothing. */
  value: number
  limit: number
  unit: string
  /** Margin in per cent of the limit (of the range, for a temperature); negative where the limit is broken. */
  marginPct: number
  isMost: boolean
  /** Code of the standard value below this maximum, null where it has none. */
  standardCode: string | null
  place: MeterPlace
  /** null where the limit was compared with nothing. */
  severityIfBroken: Severity | null
  /** Severity of the finding at the worst place; null while the limit holds. */
  broken: Severity | null
  /** Number of places where it was checked, and of those with a finding of its own code. */
  placeCount: number
  brokenCount: number
  /** Index among several bounds of one code at the place: `margin.…[nth]` asks for its proof. */
  nth: number
}

/** Returns whether a limit was compared with a value anywhere. */
export function isRead({ placeCount }: Pick<LimitMeter, 'placeCount'>): boolean {
  return placeCount > 0
}
