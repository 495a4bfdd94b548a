import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

const YEAR_S = 31_536_000

/**
 * Serves the built app: hashed files for ever, everything else asked for again each time. What the build has compressed is sent as it lies there,
 * to callers that take it.
 */
export async function addAppFiles(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) return
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      const isHashed = path.startsWith(join(folder, 'assets'))
      response.header('cache-control', isHashed ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
    },
  })
}
