import type { Severity } from '../../model/finding'

/** Where a limit is nearest to being broken; empty where nothing in the system is held against it. */
export interface MeterPlace {
  nodeId?: string
  edgeId?: string
}

/** A standard value below a maximum: beyond it the design is allowed with a measure. */
export interface MeterStandard {
  code: string
  limit: number
  severityIfBroken: Severity
  /** Places beyond it that keep the maximum. */
  brokenCount: number
}

/** How near a system is to one limit of its pack, at the place where the least is left. Metric, in the limit's own unit. */
export interface LimitMeter {
  /** Tells limits apart whose codes are the same, and names their label. */
  name: string
  /** Code of the finding that it makes when it is broken. */
  code: string
  /**
   * `held`: there is a value; `none`: the system has nothing that the limit speaks of; `silent`: the pack sets no value; `unmet`: the pack's conditions for
   * it are not met.
   */
  state: 'held' | 'none' | 'silent' | 'unmet'
  value: number
  limit: number
  unit: string
  /** What is left, in per cent of the limit (of the range, for a temperature); negative by as much as is too much. Counts to the standard value first. */
  marginPct: number
  isMost: boolean
  standard: MeterStandard | null
  place: MeterPlace
  severityIfBroken: Severity
  /** Severity of the finding that the worst place makes; null while the limit holds. */
  broken: Severity | null
  /** Places where it is held, and those where it makes a finding of its own code. */
  placeCount: number
  brokenCount: number
  /** Which of several bounds of one code at the place: `margin.…[nth]` asks for its proof. */
  nth: number
}
