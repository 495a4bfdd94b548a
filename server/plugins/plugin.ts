import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { connectionLimitsOf, type Config } from '../config'
import { addApiPage } from './api-page'
import { addBodies } from './bodies'
import { addBodiesToCome } from './bodies-to-come'
import { addClientErrors } from './client-errors'
import { addClosing } from './closing'
import { addCompression } from './compression'
import { addConnectionLimits } from './connections'
import { addErrors } from './errors'
import { addSecurity } from './security'
import { addSlowReaders } from './slow-readers'

/**
 * Plugin of HTTP itself: connections, headers, bodies, errors, closing, and the interface page. It is registered before every other plugin.
 */
export const http = fastifyPlugin(
  async (app: FastifyInstance, { config }: { config: Config }) => {
    addConnectionLimits(app, connectionLimitsOf(config))
    // Registered first, so that refusals carry its headers, too.
    await addSecurity(app)
    addClosing(app)
    addClientErrors(app)
    addErrors(app)
    addBodies(app)
    addBodiesToCome(app)
    addCompression(app)
    addSlowReaders(app, config.BRANCHLINE_IDLE_SECONDS * 1_000)
    await addApiPage(app)
  },
  { name: 'http' },
)
