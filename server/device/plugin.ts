import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import type { Pack } from '../../src/contract/pack'
import type { Engine } from '../../src/engine/engine'
import type { EquipmentPack } from '../../src/model/project/equipment'
import { addAdjustRoutes } from './adjust/adjust-routes'
import { addKitRoutes } from './kits/kit-routes'
import { knownUnits } from './known-units'
import { addMenuRoutes } from './menus/menu-routes'
import { addModelLibraryRoutes } from './model-library-routes'
import { addProposalRoutes } from './proposal-routes'
import { addDeviceRoutes } from './routes'
import { packAnswerOf, type PackAnswer } from './rule-pack'
import { addSeriesRoutes } from './series/series-routes'
import { addSystemRoutes } from './systems/system-routes'

declare module 'fastify' {
  interface FastifyInstance {
    packAnswer: PackAnswer
  }
}

interface Options {
  pack: Pack & EquipmentPack
  engine: Engine
  /** Encrypts the model library; without it none is served. */
  libraryKey: string | undefined
  /** Words of the house brand: accounts of other brands are offered other controllers and accessories. */
  houseWords: readonly string[]
}

/** Plugin of equipment: the rule pack, lists and tables from it, proposals of outdoor units, and questions about one system. */
export const device = fastifyPlugin(
  (app: FastifyInstance, { pack, engine, libraryKey, houseWords }: Options, done) => {
    const checkUnits = knownUnits(pack)
    const packAnswer = packAnswerOf(pack)
    app.decorate('packAnswer', packAnswer)
    addDeviceRoutes(app, { pack, engine, houseWords }, packAnswer)
    addSeriesRoutes(app, pack)
    addMenuRoutes(app, pack, engine, checkUnits)
    addKitRoutes(app, pack, engine)
    addAdjustRoutes(app, pack, engine)
    addSystemRoutes(app, pack, engine)
    addModelLibraryRoutes(app, pack, libraryKey)
    addProposalRoutes(app, engine, checkUnits)
    done()
  },
  { name: 'device', dependencies: ['access'] },
)
