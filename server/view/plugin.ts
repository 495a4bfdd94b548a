import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { createLimits } from '../attempts/limits'
import { attemptRepository } from '../attempts/repository'
import { projectRepository } from '../project/repository'
import { shareRepository } from '../share/repository'
import { addViewRoutes } from './routes'

/** Plugin of visits without an account, by links whose owners allow them. No search engine lists what it answers. */
export const view = fastifyPlugin(
  async (app: FastifyInstance) => {
    const { tables } = app.database
    // A scope of its own: the headers belong to these calls alone.
    await app.register((calls, _options, done) => {
      calls.addHook('onRequest', async (_request, reply) => {
        void reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
        return Promise.resolve()
      })
      addViewRoutes(calls, {
        shares: shareRepository(tables),
        projects: projectRepository(tables),
        large: app.largeProjects,
        packAnswer: app.packAnswer,
        limits: createLimits(attemptRepository(tables)),
      })
      done()
    })
  },
  { name: 'view', dependencies: ['access', 'device', 'project', 'share'] },
)
