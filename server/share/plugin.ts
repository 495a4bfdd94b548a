import fastifyPlugin from 'fastify-plugin'
import type { FastifyInstance } from 'fastify'
import { PROJECT_KINDS } from '../../src/contract/project/project-calls'
import { createLimits } from '../attempts/limits'
import { attemptRepository } from '../attempts/repository'
import { projectRepository } from '../project/repository'
import { addPurge } from '../purge/purge'
import { peopleRepository } from './people-repository'
import { shareRepository } from './repository'
import { addShareRoutes } from './routes'

const DAY_MS = 86_400_000
/** A share that was taken back can be restored, and an expired link is listed, for this time. */
const KEPT_MS = 30 * DAY_MS

/** Plugin of sharing: links to projects, and users they are shared with. */
export const share = fastifyPlugin(
  (app: FastifyInstance, _options: object, done) => {
    const { tables } = app.database
    const shares = shareRepository(tables)
    addShareRoutes(app, {
      shares,
      people: peopleRepository(tables),
      projects: projectRepository(tables, PROJECT_KINDS),
      limits: createLimits(attemptRepository(tables)),
    })
    addPurge(app, tables, 'old shares', DAY_MS, () => shares.forgetEndedBefore(new Date(Date.now() - KEPT_MS)))
    done()
  },
  { name: 'share', dependencies: ['access', 'audit', 'project'] },
)
