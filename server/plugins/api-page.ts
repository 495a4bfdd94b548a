import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyContextConfig, FastifyInstance } from 'fastify'
import { version } from '../../package.json'
import { HEADER } from '../../src/contract/account/account'

/** Field of the interface document that names the access of a call. */
const ACCESS = 'x-access'

const accessWords = (access: FastifyContextConfig['access']): string =>
  access === undefined
    ? 'nobody'
    : access === 'open'
      ? 'anyone'
      : access === 'signedIn'
        ? 'anyone signed in'
        : `permission \`${access.permission}\``

/** Adds the interface page at /api/docs, generated from the schemas of the routes. Register it before them. */
export async function addApiPage(app: FastifyInstance): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: 'Branchline', description: 'Every answer is an envelope; success means code 20000.', version },
      components: { securitySchemes: { token: { type: 'apiKey', in: 'header', name: HEADER.token } } },
      security: [{ token: [] }],
    },
    transform: ({ schema, url, route }) => ({ schema: { ...schema, [ACCESS]: accessWords(route.config?.access) }, url }),
  })
  await app.register(swaggerUi, { routePrefix: '/api/docs', staticCSP: false })
}
