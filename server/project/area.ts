import type { ProjectKind, ProjectPaths } from '../../src/contract/project-calls'
import type { EveryKindRepository } from './every-kind-repository'
import type { ProjectRepository } from './repository'

/** Calls over projects of one kind, or of kinds that share their calls. */
export interface ProjectArea {
  projects: ProjectRepository
  everyKind: EveryKindRepository
  paths: ProjectPaths
  /** Kinds by `origin`, from 1. */
  kinds: readonly [ProjectKind, ...ProjectKind[]]
  permission: string
}
