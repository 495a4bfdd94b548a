import type { KnownModels } from './known-models'

/** What every reader of a project's parts needs to know of the project. */
export interface Reading {
  /** Refuses models the rule pack does not have; undefined where no pack was given or the system is not used. */
  known: KnownModels | undefined
  /** Only the checks: the diagrams come back empty. */
  isCheckOnly?: boolean
}
