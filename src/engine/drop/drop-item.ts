import type { JointType } from '../../model/codes'

/** Kinds of what may be dropped on a placeholder. */
export type DropKind = 'indoor' | 'freshAir' | 'hydro' | 'ahuKit' | 'joint' | 'box'

/** Something that is about to be placed, before it stands in any drawing. Metric. */
export interface DropItem {
  kind: DropKind
  /** Pack id of a unit, kit or box. */
  model?: string
  /** Nominal cooling of a unit in kW, where it is not the model's. */
  coolingKw?: number
  /** MP joints and sub connectors; a box without one is a plain mode-select box (MS), a joint without one a Y joint or header. */
  jointType?: JointType
  /** Outlets of a joint or header. */
  branches?: number
  /** Outlets of a box, where they are not the model's. */
  ports?: number
  portCapacityKw?: number
  reverse?: boolean
  materialType?: string
  seriesCode?: string
  /** Kits of the air handler that this kit belongs to, 1 where not given. */
  kits?: number
  /** That air handler, where some of its kits are drawn already. */
  airHandlerId?: string
}
