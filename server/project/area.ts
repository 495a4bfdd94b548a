import type { CALLS } from '../../src/contract/calls'
import type { ProjectKind } from '../../src/contract/project/project-calls'
import type { EveryKindRepository } from './every-kind-repository'
import type { AnswerResults } from './reading/answer-results'
import type { ProjectRepository } from './repository'

/** Calls over projects of one kind, or of kinds that share their calls. */
export interface ProjectArea {
  projects: ProjectRepository
  everyKind: EveryKindRepository
  /** Rows of the calls, without the save, which each kind has of its own. */
  calls: Omit<(typeof CALLS.project)[ProjectKind], 'save'>
  /** Kinds by `origin`, from 1. */
  kinds: readonly [ProjectKind, ...ProjectKind[]]
  /** Works out the results of a project; absent for kinds that have no systems. */
  results?: AnswerResults
}
