import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'
import { version } from '../../package.json'
import { HEADER } from '../../src/contract/account'

/** The interface page at /api/docs, generated from the schemas of the routes. Register it before them. */
export async function addApiPage(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Branchline', description: 'Every answer is an envelope; success means code 20000.', version },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: HEADER.token } } },
      security: [{ token: [] }],
    },
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false })
}
