import type { MissingField } from '../../model/finding/missing-input'
import type { Severity } from '../../model/finding/finding'

/** Where a limit is nearest to being broken; empty where nothing in the system is held against it. */
export interface MeterPlace {
  nodeId?: string
  edgeId?: string
}

/**
 * How near a system is to one limit of its pack, at the place where the least is left: value, limit, margin and severity are that one limit's. Metric, in the
 * limit's own unit. A standard value and the maximum above it are two limits.
 */
export interface LimitMeter {
  /** Tells limits apart whose codes are the same, and names their label. */
  name: string
  /** Code of the finding that it makes when it is broken. */
  code: string
  /**
   * `held` and `broken`: there is a value; `notChecked`: an input is missing, in all places or in some while the others hold; `none`: the limit does not apply,
   * for the `reason`.
   */
  state: 'held' | 'broken' | 'notChecked' | 'none'
  /**
   * Why nothing is held against it. `nothing`: the system has nothing that it speaks of; `silent`: the pack sets no value; `unmet`: the pack's conditions for it
   * are not met; `passed`: the maximum above this standard value is broken and speaks in its place. null in every other state.
   */
  reason: 'nothing' | 'silent' | 'unmet' | 'passed' | null
  /** Inputs that are missing, by their names on the wire, and in how many rooms the limit could not be checked for it; 1 for what a system has once. */
  missing: MissingField[]
  uncheckedCount: number
  /** NaN where nothing is held against the limit. */
  value: number
  limit: number
  unit: string
  /** Margin in per cent of the limit (of the range, for a temperature); negative where the limit is broken. */
  marginPct: number
  isMost: boolean
  /** Code of the standard value below this maximum, null where it has none. */
  standardCode: string | null
  place: MeterPlace
  /** null where nothing is held against the limit. */
  severityIfBroken: Severity | null
  /** Severity of the finding that the worst place makes; null while the limit holds. */
  broken: Severity | null
  /** Places where it is held, and those where it makes a finding of its own code. */
  placeCount: number
  brokenCount: number
  /** Which of several bounds of one code at the place: `margin.…[nth]` asks for its proof. */
  nth: number
}

/** Whether a limit was held against a value somewhere. */
export function isRead({ placeCount }: Pick<LimitMeter, 'placeCount'>): boolean {
  return placeCount > 0
}
