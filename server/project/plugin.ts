import type { FastifyInstance } from 'fastify'
import fastifyPlugin from 'fastify-plugin'
import { CALLS } from '../../src/contract/calls'
import type { ProjectKind } from '../../src/contract/project/project-calls'
import type { Pack } from '../../src/contract/pack'
import type { EquipmentPack } from '../../src/model/project/equipment'
import { accountRepository } from '../access/account-repository'
import { sealingKeyRepository } from '../account/factor/sealing-key-repository'
import type { Config } from '../config'
import { createRoom, roomOf } from '../room/room'
import { roomRepository } from '../room/room-repository'
import type { ProjectArea } from './area'
import { addChangingRoutes } from './changing/changing-routes'
import { provideDemoProject } from './demo'
import { everyKindRepository } from './every-kind-repository'
import { createLargeProjects, type LargeProjects } from './large/large-projects'
import type { Engine } from '../../src/engine/engine'
import { answerResults } from './reading/answer-results'
import { addBigFileRoutes } from './reading/big-file-routes'
import { createFileTickets } from './reading/file-tickets'
import { addReadingRoutes } from './reading/reading-routes'
import { addForgetting } from './removed/removed-projects'
import { addRecordRoutes } from './records/record-routes'
import { recordRepository } from './records/record-repository'
import { projectRepository } from './repository'
import { addPackedSaveRoute, addSaveRoute } from './saving/save-routes'

declare module 'fastify' {
  interface FastifyInstance {
    largeProjects: LargeProjects
  }
}

interface Options {
  config: Config
  pack: Pack & EquipmentPack
  engine: Engine
}

/** Plugin of projects: design specification, sections 7.1 and 7.3, and the same calls for noise projects. */
export const project = fastifyPlugin(
  async (app: FastifyInstance, { config, pack, engine }: Options) => {
    const { database } = app
    const { tables, isShared } = database
    const { demo } = app.firstAccounts
    if (demo) await database.alone(() => provideDemoProject(projectRepository(tables), demo, pack))
    const large = createLargeProjects(isShared)
    app.addHook('onClose', () => large.close())
    app.decorate('largeProjects', large)
    const records = recordRepository(tables)
    const room = createRoom(roomRepository(tables), roomOf(config))
    const everyKind = everyKindRepository(tables)
    const results = answerResults({ engine, pack }, large)
    const areaOf = (calls: ProjectArea['calls'], kinds: readonly [ProjectKind, ...ProjectKind[]]): ProjectArea => ({
      projects: projectRepository(tables, kinds),
      everyKind,
      calls,
      kinds,
    })
    const piping = { ...areaOf(CALLS.project.mssp, ['mssp', 'cad']), results }
    const simulation = areaOf(CALLS.project.simulation, ['simulation'])
    const noise = areaOf(CALLS.project.noise, ['noise'])
    for (const area of [piping, simulation, noise]) {
      addReadingRoutes(app, area)
      addChangingRoutes(app, area, room, large, records)
    }
    addSaveRoute(app, { projects: piping.projects, room, large }, 'mssp')
    addPackedSaveRoute(app, { projects: piping.projects, room, large }, 'cad')
    addPackedSaveRoute(app, { projects: simulation.projects, room, large }, 'simulation')
    addSaveRoute(app, { projects: noise.projects, room, large }, 'noise')
    addBigFileRoutes(app, piping.projects, accountRepository(tables), createFileTickets(sealingKeyRepository(tables)), results)
    addRecordRoutes(app, { projects: piping.projects, records, pack, large })
    addForgetting(app, tables)
  },
  { name: 'project', dependencies: ['access', 'account'] },
)
