import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { addHealthRoutes } from './routes'

/** Plugin of health, for monitors and load balancers. */
export const health = fastifyPlugin(
  (app: FastifyInstance, _options: object, done) => {
    addHealthRoutes(app, app.doesDatabaseAnswer)
    done()
  },
  { name: 'health', dependencies: ['http', 'database', 'access'] },
)
