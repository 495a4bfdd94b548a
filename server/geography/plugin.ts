import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { addGeographyRoutes } from './routes'

/** Plugin of geography: countries, cities and design weather. */
export const geography = fastifyPlugin(
  (app: FastifyInstance, _options: object, done) => {
    addGeographyRoutes(app)
    done()
  },
  { name: 'geography', dependencies: ['access'] },
)
