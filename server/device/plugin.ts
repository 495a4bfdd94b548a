import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Pack } from '../../src/contract/pack'
import type { Engine } from '../../src/engine/engine'
import { addModelLibraryRoutes } from './model-library-routes'
import { addProposalRoutes } from './proposal-routes'
import { addDeviceRoutes } from './routes'

interface Options {
  pack: Pack
  engine: Engine
  /** Encrypts the model library; without it none is served. */
  libraryKey: string | undefined
}

/** Plugin of equipment: the rule pack, lists from it, and proposals of outdoor units. */
export const device = fastifyPlugin(
  (app: FastifyInstance, { pack, engine, libraryKey }: Options, done) => {
    addDeviceRoutes(app, pack)
    addModelLibraryRoutes(app, pack, libraryKey)
    addProposalRoutes(app, pack, engine)
    done()
  },
  { name: 'device', dependencies: ['access'] },
)
