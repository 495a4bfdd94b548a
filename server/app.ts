import fastify, { type FastifyInstance } from 'fastify'
import packJson from '../packs/default.json'
import { readPack } from '../src/contract/pack'
import { createEngine } from '../src/engine/engine'
import { startKitLayout } from '../src/engine/arrange/kit-layout'
import { nodeCore } from '../src/engine/host/node-core'
import { newId } from '../src/model/change/ids'
import { access } from './access/plugin'
import { account } from './account/plugin'
import { audit } from './audit/plugin'
import { center } from './center/plugin'
import { houseWordsOf, openingOf, trustedProxies, type Config } from './config'
import { openDatabase, type Database } from './database/open-database'
import { databaseRoom } from './database/plugin'
import { device } from './device/plugin'
import { feedback } from './feedback/plugin'
import { geography } from './geography/plugin'
import { health } from './health/plugin'
import { mail } from './mail/plugin'
import { metrics } from './metrics/metrics-server'
import { addAppFiles } from './plugins/app-files'
import { answerClientError } from './plugins/client-errors'
import { answerError } from './plugins/errors'
import { http } from './plugins/plugin'
import { validatorCompiler } from './plugins/validation'
import { project } from './project/plugin'
import { share } from './share/plugin'
import { sockets } from './sockets/plugin'
import { version } from './version/plugin'
import { view } from './view/plugin'

const HEADERS_MS = 20_000
const CHECKED_EVERY_MS = 2_000

export interface BuiltApp {
  app: FastifyInstance
  /** Sentence for the operator at the start; null where there is none. */
  notice: string | null
  /** Resolves when the database has ended and only a restart brings it back; null where it recovers by itself. */
  lost: Promise<Error> | null
}

/**
 * Builds the whole server on the data folder of its configuration, ready to listen or to be called by tests. `appFolder` holds the built app;
 * without one only the calls are served. Opens the database unless one is handed over; closing the app closes it. Throws DirectoryInUse while
 * another process holds the folder. Each plugin names the plugins it needs, and fastify refuses one whose dependencies are missing.
 */
export async function buildApp(config: Config, appFolder: string, opened?: Database): Promise<BuiltApp> {
  const pack = readPack(packJson)
  const engine = await createEngine(await nodeCore(), pack)
  const database = opened ?? (await openDatabase(config.BRANCHLINE_DATA, openingOf(config)))
  const app = createApp(config)
  app.addHook('onClose', () => database.close())
  try {
    await app.register(http, { config })
    await app.register(databaseRoom, { database })
    await app.register(access, { config })
    await app.register(metrics, { config })
    await app.register(sockets)
    await app.register(audit, { config })
    await app.register(mail, { config })
    await app.register(account, { config })
    await app.register(center, { config, pack: packJson.meta })
    await app.register(feedback)
    const equipment = { ...pack, findKitLayout: await startKitLayout() }
    await app.register(project, { config, pack: equipment, engine })
    await app.register(share)
    await app.register(geography)
    await app.register(device, {
      ...{ pack: equipment, engine, libraryKey: config.BRANCHLINE_LIBRARY_KEY },
      houseWords: houseWordsOf(config),
    })
    await app.register(view)
    await app.register(version, { appFolder })
    await app.register(health)
    await addAppFiles(app, appFolder)
    await app.ready()
    return { app, notice: app.firstAccounts.notice, lost: database.lost }
  } catch (error) {
    // Closing the app ends the jobs that have begun.
    await app.close()
    throw error
  }
}

// Only the path is logged, for the query of an address may contain text that a caller typed.
const loggedRequest = ({ method, url, ip }: { method: string; url: string; ip: string }) => ({ method, path: url.split('?')[0], ip })

const createApp = (config: Config): FastifyInstance =>
  fastify({
    // Standard output is reserved for the one line with the address.
    logger: { level: config.LOG_LEVEL, stream: process.stderr, serializers: { req: loggedRequest } },
    genReqId: newId,
    // A plugin may wait for another process that works on the database, and for the first accounts.
    pluginTimeout: 0,
    trustProxy: trustedProxies(config),
    forceCloseConnections: 'idle',
    // Calls are refused with an envelope instead.
    return503OnClosing: false,
    clientErrorHandler: answerClientError,
    requestTimeout: config.BRANCHLINE_UPLOAD_SECONDS * 1_000,
    http: {
      requireHostHeader: false,
      headersTimeout: Math.min(HEADERS_MS, config.BRANCHLINE_UPLOAD_SECONDS * 1_000),
      connectionsCheckingInterval: CHECKED_EVERY_MS,
    },
    // Addresses that the router refuses (too long, or not decodable) get the same envelope.
    frameworkErrors: (error, request, reply) => {
      void answerError(error, request, reply)
    },
  }).setValidatorCompiler(validatorCompiler)
