import type { KnownModels } from './known-models'

/** Options shared by the readers of a project's parts. */
export interface Reading {
  /** Models of the rule pack, others are refused; undefined where no pack was given or the system is inactive. */
  known: KnownModels | undefined
  /** Checks only; the returned diagrams are empty. */
  isCheckOnly?: boolean
}
