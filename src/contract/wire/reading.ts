import type { KnownModels } from './known-models'
import type { Metric } from './measured-fields'

/** What every reader of a project's parts needs to know of the project. */
export interface Reading {
  metric: Metric
  /** Refuses models the rule pack does not have; undefined where no pack was given or the system is not used. */
  known: KnownModels | undefined
}
