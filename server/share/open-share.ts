import { PROJECT_KINDS } from '../../src/contract/project-calls'
import { createLimits } from '../attempts/limits'
import { attemptRepository } from '../attempts/repository'
import type { Database } from '../database/open-database'
import { projectRepository } from '../project/repository'
import { addPurge } from '../purge/purge'
import type { TypedApp } from '../typed-app'
import { peopleRepository } from './people-repository'
import { shareRepository } from './repository'
import { addShareRoutes } from './routes'

const DAY_MS = 86_400_000
/** For so long what was taken back can be given again, and an ended link is listed. */
const KEPT_MS = 30 * DAY_MS

/** Puts the sharing of projects together. */
export function addSharing(app: TypedApp, { tables }: Database): void {
  const shares = shareRepository(tables)
  addShareRoutes(app, {
    shares,
    people: peopleRepository(tables),
    projects: projectRepository(tables, PROJECT_KINDS),
    limits: createLimits(attemptRepository(tables)),
  })
  addPurge(app, tables, 'old shares', DAY_MS, () => shares.forgetEndedBefore(new Date(Date.now() - KEPT_MS)))
}
