import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Config } from '../config'
import { addAudit } from './audit'
import { addRefusals } from './refusals'
import { auditRepository } from './repository'

/** Plugin of the audit log: acts of administrators, sign-ins, and refused calls. */
export const audit = fastifyPlugin(
  (app: FastifyInstance, { config }: { config: Config }, done) => {
    addAudit(app, auditRepository(app.database.tables), config.LOG_LEVEL)
    addRefusals(app)
    done()
  },
  { name: 'audit', dependencies: ['access'] },
)
