import fastify, { type FastifyInstance } from 'fastify'
import { open, readdir, readFile, rename } from 'node:fs/promises'
import { join } from 'node:path'

interface SavedFile {
  id: string
  projectName: string
  projectNo: string
  savedAt?: string
}

/** A minimal server: Fastify and one JSON file a project, flushed and renamed into place. No sign-in, no check, no revision. */
export function projectFiles(folder: string): FastifyInstance {
  const app = fastify({ bodyLimit: 64 * 1024 * 1024 })
  app.post<{ Body: SavedFile }>('/save', async (request) => {
    const path = join(folder, `${request.body.id}.json`)
    const file = await open(`${path}.new`, 'w')
    await file.writeFile(JSON.stringify({ ...request.body, savedAt: new Date().toISOString() }))
    await file.datasync()
    await file.close()
    await rename(`${path}.new`, path)
    return { id: request.body.id }
  })
  app.get<{ Params: { id: string } }>(
    '/get/:id',
    async (request) => JSON.parse(await readFile(join(folder, `${request.params.id}.json`), 'utf8')) as SavedFile,
  )
  app.post('/list', async () => {
    const names = (await readdir(folder)).filter((name) => name.endsWith('.json'))
    const projects = await Promise.all(names.map(async (name) => JSON.parse(await readFile(join(folder, name), 'utf8')) as SavedFile))
    return projects
      .map(({ id, projectName, projectNo, savedAt }) => ({ id, projectName, projectNo, savedAt: savedAt ?? '' }))
      .sort((left, right) => (left.savedAt < right.savedAt ? 1 : -1))
  })
  return app
}
