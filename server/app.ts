import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox'
import fastify from 'fastify'
import packJson from '../packs/default.json'
import { readPack } from '../src/contract/pack'
import { readCore } from '../src/engine/host/core-file'
import { createEngine } from '../src/engine/engine'
import { startMeasure } from '../src/engine/measure/measure'
import { nodeCore } from '../src/engine/host/node-core'
import { newId } from '../src/model/change/ids'
import { endDemo, prepareAccounts } from './account/first-accounts'
import { sealingKeyRepository } from './account/factor/sealing-key-repository'
import { addAccounts } from './account/open-accounts'
import { createHashing } from './account/password/password'
import { accountRepository } from './account/repository'
import { knownSessions } from './account/known-sessions'
import { sessionRepository } from './account/session-repository'
import { createSessions } from './account/sessions'
import { addCenter } from './center/open-center'
import { connectionLimitsOf, openingOf, trustedProxies, type Config } from './config'
import { openDatabase, type Database } from './database/open-database'
import { addProposalRoutes } from './device/proposal-routes'
import { addModelLibraryRoutes } from './device/model-library-routes'
import { addDeviceRoutes } from './device/routes'
import { addFeedback } from './feedback/open-feedback'
import { addGeographyRoutes } from './geography/routes'
import { createDatabaseState } from './database/database-state'
import { addHealthRoutes } from './health/routes'
import { addJob } from './jobs'
import { addMetrics } from './metrics/metrics-server'
import { addAccess } from './plugins/access'
import { addApiPage } from './plugins/api-page'
import { addAppFiles } from './plugins/app-files'
import { addBodies } from './plugins/bodies'
import { addBodiesToCome } from './plugins/bodies-to-come'
import { addClientErrors, answerClientError } from './plugins/client-errors'
import { addClosing } from './plugins/closing'
import { addCompression } from './plugins/compression'
import { addConnectionLimits } from './plugins/connections'
import { addErrors, answerError } from './plugins/errors'
import { addSecurity } from './plugins/security'
import { addSlowReaders } from './plugins/slow-readers'
import { validatorCompiler } from './plugins/validation'
import { provideDemoProject } from './project/demo'
import { everyKindRepository } from './project/every-kind-repository'
import { createFileTickets } from './project/file-tickets'
import { addForgetting } from './project/removed-projects'
import { projectRepository } from './project/repository'
import { addProjectRoutes } from './project/routes'
import { createLargeProjects } from './reading/large-projects'
import { createRoom, roomOf } from './room/room'
import { roomRepository } from './room/room-repository'
import { addSharing } from './share/open-share'
import { sessionWatchRepository } from './sockets/repository'
import { addWatchSockets } from './sockets/routes'
import { createWatchers } from './sockets/watchers'
import type { TypedApp } from './typed-app'
import { createFrontEndVersion } from './version/front-end-version'
import { versionRepository } from './version/repository'
import { addVersionRoutes } from './version/routes'

const UPKEEP_EVERY_MS = 1_000
const HEADERS_MS = 20_000
const CHECKED_EVERY_MS = 2_000

export interface BuiltApp {
  app: TypedApp
  /** Said once to whoever started the server; null where there is nothing to say. */
  notice: string | null
  /** Resolves when the database has ended and only a new start brings it back; null where it comes back by itself. */
  lost: Promise<Error> | null
}

/**
 * The whole server on the data folder of its configuration, ready to listen or to be asked by tests. `appFolder` holds the built app; without
 * one only the calls are served. Opens the database itself unless one is handed over; closing the app closes it. Throws DirectoryInUse while
 * another process has the folder.
 */
export async function buildApp(config: Config, appFolder: string, opened?: Database): Promise<BuiltApp> {
  const pack = readPack(packJson)
  const core = readCore()
  await startMeasure(core)
  const engine = await createEngine(await nodeCore(), pack)
  const database = opened ?? (await openDatabase(config.BRANCHLINE_DATA, openingOf(config)))
  const app = createApp(config)
  app.addHook('onClose', () => database.close())
  try {
    const large = createLargeProjects(core, database.isShared)
    app.addHook('onClose', () => large.close())
    const accounts = accountRepository(database.tables)
    const projects = projectRepository(database.tables)
    const report = (error: unknown): void => app.log.warn({ err: error }, 'the database could not be asked')
    const watchers = createWatchers(database.notices, sessionWatchRepository(database.tables), report)
    const frontEnd = await createFrontEndVersion(appFolder, versionRepository(database.tables), database.notices, report)
    app.addHook('onClose', () => {
      watchers.close()
      frontEnd.close()
    })
    const storedSessions = sessionRepository(database.tables)
    const sessions = createSessions(
      storedSessions,
      knownSessions(storedSessions, database.written && (() => database.written?.('session', 'account', 'factor_rule') ?? 0)),
      { hours: config.BRANCHLINE_SESSION_HOURS, mostHours: config.BRANCHLINE_SESSION_MOST_HOURS },
      watchers,
    )
    const hashing = createHashing(config.BRANCHLINE_PASSWORD_COST)
    const { demo, notice } = await database.alone(async () => {
      const first = await prepareAccounts(config, accounts, hashing)
      if (first.demo) await provideDemoProject(projects, first.demo, pack)
      else await endDemo(accounts, sessions)
      return first
    })
    addConnectionLimits(app, connectionLimitsOf(config))
    // Before everything that refuses: refusals carry its headers, too.
    await addSecurity(app)
    addClosing(app)
    addClientErrors(app)
    addErrors(app)
    addBodies(app)
    addAccess(app, sessions)
    addBodiesToCome(app)
    addCompression(app)
    addSlowReaders(app, config.BRANCHLINE_IDLE_SECONDS * 1_000)
    const doesDatabaseAnswer = createDatabaseState(database.tables, (does) =>
      app.log.warn(does ? 'the database answers again' : 'the database is away'),
    )
    await addMetrics(app, config, doesDatabaseAnswer)
    await addWatchSockets(app, watchers)
    await addApiPage(app)
    const mailer = addAccounts(app, config, database, sessions, watchers, demo, hashing)
    addCenter(app, database, sessions, watchers, hashing, packJson.meta, config.BRANCHLINE_GUEST_DAYS)
    await addFeedback(app, database, mailer)
    addProjectRoutes(
      app,
      (kinds) => projectRepository(database.tables, kinds),
      everyKindRepository(database.tables),
      accounts,
      createFileTickets(sealingKeyRepository(database.tables)),
      createRoom(roomRepository(database.tables), roomOf(config)),
      large,
    )
    addForgetting(app, database.tables)
    addSharing(app, database)
    addGeographyRoutes(app)
    addDeviceRoutes(app, pack)
    addModelLibraryRoutes(app, pack, config.BRANCHLINE_LIBRARY_KEY)
    addProposalRoutes(app, pack, engine)
    addVersionRoutes(app, frontEnd)
    addHealthRoutes(app, doesDatabaseAnswer)
    if (database.upkeep) addJob(app, 'upkeep', UPKEEP_EVERY_MS, database.upkeep)
    await addAppFiles(app, appFolder)
    await app.ready()
    return { app, notice, lost: database.lost }
  } catch (error) {
    // With the jobs that have begun.
    await app.close()
    throw error
  }
}

// An address may carry what a call brings; only its path is for the log.
const loggedRequest = ({ method, url, ip }: { method: string; url: string; ip: string }) => ({ method, path: url.split('?')[0], ip })

const createApp = (config: Config): TypedApp =>
  fastify({
    // Standard output belongs to the one line with the address.
    logger: { level: config.LOG_LEVEL, stream: process.stderr, serializers: { req: loggedRequest } },
    genReqId: newId,
    trustProxy: trustedProxies(config),
    forceCloseConnections: 'idle',
    // Refused with an envelope instead.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    requestTimeout: config.BRANCHLINE_UPLOAD_SECONDS * 1_000,
    http: {
      requireHostHeader: false,
      headersTimeout: Math.min(HEADERS_MS, config.BRANCHLINE_UPLOAD_SECONDS * 1_000),
      connectionsCheckingInterval: CHECKED_EVERY_MS,
    },
    // What the router refuses (an address that is too long, letters that are none) gets the same envelope.
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply)
    },
  })
    .withTypeProvider<TypeBoxTypeProvider>()
    .setValidatorCompiler(validatorCompiler)
