import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

const YEAR_S = 31_536_000
const ASSETS = 'assets'

/**
 * Serves the built app: hashed files are cached for ever, all others are revalidated each time. Files that the build has compressed are sent
 * compressed to callers that accept it.
 */
export async function addAppFiles(app: FastifyInstance, folder: string): Promise<void> {
  const page = join(folder, 'index.html')
  if (!existsSync(page)) return
  const assets = join(folder, ASSETS)
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    dotfiles: 'ignore',
    cacheControl: false,
    setHeaders: (response, path) => {
      response.header('cache-control', path.startsWith(assets) ? `public, max-age=${YEAR_S}, immutable` : 'no-cache')
    },
  })
  // Names of the files, because the plugin would list the folder for each file to check its spelling, which takes longer than sending it.
  const listed = (): Set<string> => new Set(existsSync(assets) ? readdirSync(assets) : [])
  let names = listed()
  app.get<{ Params: { name: string } }>(`/${ASSETS}/:name`, { schema: { hide: true } }, (request, reply) => {
    const { name } = request.params
    // The app may have been rebuilt meanwhile.
    if (!names.has(name)) names = listed()
    if (names.has(name)) return reply.sendFile(`${ASSETS}/${name}`)
    reply.callNotFound()
    return reply
  })
}
