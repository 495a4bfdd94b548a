import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { VersionSchema } from '../../src/contract/account'
import { ACCOUNT_PATH } from '../../src/contract/account-paths'
import { version } from '../../package.json'
import type { TypedApp } from '../typed-app'

const YEAR_S = 31_536_000

/** Serves the built app: hashed files for ever, everything else asked for again each time; and the version file the app compares itself with. */
export async function addAppFiles(app: FastifyInstance & TypedApp, folder: string): Promise<void> {
  const page = join(folder, 'index.html')
  const timestamp = (statSync(page, { throwIfNoEntry: false })?.mtime ?? new Date()).toISOString()
  app.get(
    ACCOUNT_PATH.version,
    {
      config: { access: 'open' },
      schema: { tags: ['account'], summary: 'Moment of the deployed build', response: { 200: VersionSchema } },
    },
    (_request, reply) => reply.header('cache-control', 'no-store').send({ timestamp, version }),
  )
  if (!existsSync(page)) return
  await app.register(fastifyStatic, {
    root: folder,
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'))
      response.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
    },
  })
}
