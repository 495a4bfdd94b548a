import { PROJECT_KINDS } from '../../src/contract/project-calls'
import { createLimits } from '../attempts/limits'
import { attemptRepository } from '../attempts/repository'
import type { Database } from '../database/open-database'
import { projectRepository } from '../project/repository'
import type { TypedApp } from '../typed-app'
import { peopleRepository } from './people-repository'
import { shareRepository } from './repository'
import { addShareRoutes } from './routes'

/** Puts the sharing of projects together. */
export function addSharing(app: TypedApp, { tables }: Database): void {
  addShareRoutes(app, {
    shares: shareRepository(tables),
    people: peopleRepository(tables),
    projects: projectRepository(tables, PROJECT_KINDS),
    limits: createLimits(attemptRepository(tables)),
  })
}
