import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { createFrontEndVersion } from './front-end-version'
import { versionRepository } from './repository'
import { addVersionRoutes } from './routes'

/** Plugin of the front end's version: names it in every envelope, so that open pages offer to reload. */
export const version = fastifyPlugin(
  async (app: FastifyInstance, { appFolder }: { appFolder: string }) => {
    const { tables, notices } = app.database
    const frontEnd = await createFrontEndVersion(appFolder, versionRepository(tables), notices, (error) =>
      app.log.warn({ err: error }, 'the database could not be asked'),
    )
    app.addHook('onClose', (_app, done) => {
      frontEnd.close()
      done()
    })
    addVersionRoutes(app, frontEnd)
  },
  { name: 'version', dependencies: ['access', 'audit'] },
)
