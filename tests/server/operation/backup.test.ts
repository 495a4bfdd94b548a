import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { addressOf } from '../../../src/contract/calls/row'
import { HEADER, type SessionAnswer } from '../../../src/contract/account/account'
import { CODE, type Envelope } from '../../../src/contract/envelope'
import { type SavedProject } from '../../../src/contract/project/project-calls'
import { writeProject, type WireProject } from '../../../src/contract/project/project-wire'
import { newId } from '../../../src/model/change/ids'
import { hasPostgres, startPostgres } from '../../helpers/postgres'
import { projectBuilder } from '../../helpers/project-builder'
import { preparedFolder, spawnServer, testFolder, type ServerProcess, type TestFolder } from '../../helpers/server'
import { walk } from './walked-page'

const WRITERS = 4

describe('a backup, as the page about the server says', () => {
  let folder: TestFolder
  let place: TestFolder
  let backup: string
  let restored: string
  let session: SessionAnswer | undefined
  const running: ServerProcess[] = []

  beforeEach(() => {
    session = undefined
    folder = preparedFolder()
    place = testFolder()
    backup = join(place.path, 'backup')
    restored = join(place.path, 'restored')
  })
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.child.kill('SIGKILL')
      await server.ended
    }
    folder.remove()
    place.remove()
  })

  const start = async (data: string, environment: Record<string, string> = {}): Promise<ServerProcess> => {
    const server = await spawnServer(data, environment)
    running.push(server)
    return server
  }
  const call = async <T>(server: ServerProcess, method: string, path: string, body?: object): Promise<Envelope<T>> => {
    const headers = { [HEADER.token]: session?.token ?? '', ...(body ? { 'content-type': 'application/json' } : {}) }
    const response = await fetch(`${server.address}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    return (await response.json()) as Envelope<T>
  }
  const newProject = async (server: ServerProcess): Promise<WireProject> => {
    session ??= (await call<SessionAnswer>(server, 'POST', CALLS.account.demo.path)).data
    return writeProject({ ...projectBuilder().system(newId()).build(), ownerId: session.userInfo.userId })
  }
  const save = (server: ServerProcess, project: object) => call<SavedProject>(server, 'POST', CALLS.project.mssp.save.path, project)
  const revisionAt = async (server: ServerProcess, { id }: WireProject): Promise<number> =>
    (await call<WireProject>(server, 'GET', addressOf(CALLS.project.mssp.get, { id }))).data.revision

  it('a backup, as the page about the server says of the embedded database while the server is stopped is restored into a new folder', async () => {
    const server = await start(folder.path)
    const project = await newProject(server)
    expect((await save(server, { ...project, revision: 0 })).data.revision).toBe(1)
    server.child.kill('SIGTERM')
    await server.ended
    await walk('backup', { BRANCHLINE_DATA: folder.path, BACKUP: backup })
    expect(statSync(backup).mode & 0o777).toBe(0o600)
    await walk('restore', { BACKUP: backup, NEW_DATA: restored })
    const other = await start(restored)
    expect(await revisionAt(other, project)).toBe(1)
    expect((await save(other, { ...project, revision: 1 })).data.revision).toBe(2)
    other.child.kill('SIGTERM')
    expect((await other.ended).errors).toBe('')
  }, 240_000)

  it('a backup, as the page about the server says of the embedded database while it runs has everything that was acknowledged before', async () => {
    const server = await start(folder.path)
    const projects = await Promise.all(Array.from({ length: WRITERS }, () => newProject(server)))
    const acknowledged = new Map<string, number>()
    let isOver = false
    const write = async (project: WireProject): Promise<void> => {
      for (let revision = 0; !isOver;) {
        const { code, data } = await save(server, { ...project, revision })
        expect(code).toBe(CODE.ok)
        acknowledged.set(project.id, (revision = data.revision))
      }
    }
    const writing = projects.map(write)
    await expect.poll(() => acknowledged.size, { interval: 10 }).toBe(WRITERS)
    const before = new Map(acknowledged)
    await walk('running-backup', { BRANCHLINE_DATA: folder.path, BACKUP: backup, SERVER_PID: String(server.child.pid ?? 0) })
    const after = new Map(acknowledged)
    await expect.poll(() => acknowledged.get(projects[0]?.id ?? '') ?? 0).toBeGreaterThan(after.get(projects[0]?.id ?? '') ?? 0)
    isOver = true
    await Promise.all(writing)
    await walk('restore', { BACKUP: backup, NEW_DATA: restored })
    expect(readdirSync(restored)).toEqual(['database'])
    // The first goes on beside it: the copy is a folder of its own.
    const other = await start(restored)
    for (const project of projects) {
      const revision = await revisionAt(other, project)
      expect(revision).toBeGreaterThanOrEqual(before.get(project.id) ?? 0)
      expect((await save(other, { ...project, revision })).data.revision).toBe(revision + 1)
    }
    expect(existsSync(join(folder.path, 'branchline.lock'))).toBe(true)
  }, 240_000)

  it.skipIf(!hasPostgres())(
    'a backup, as the page about the server says of PostgreSQL while the server runs is restored into a new database (skipped where there is none)',
    async () => {
      const postgres = await startPostgres()
      try {
        const [url, newUrl] = [await postgres.createDatabase(), await postgres.createDatabase()]
        const server = await start(folder.path, { DATABASE_URL: url })
        const project = await newProject(server)
        expect((await save(server, { ...project, revision: 0 })).data.revision).toBe(1)
        await walk('dump', { DATABASE_URL: url, BACKUP: backup })
        expect(statSync(backup).mode & 0o777).toBe(0o600)
        expect((await save(server, { ...project, revision: 1 })).data.revision).toBe(2)
        await walk('restore-dump', { NEW_DATABASE_URL: newUrl, BACKUP: backup })
        const other = await start(folder.path, { DATABASE_URL: newUrl })
        expect(await revisionAt(other, project)).toBe(1)
        expect((await save(other, { ...project, revision: 1 })).data.revision).toBe(2)
      } finally {
        await postgres.stop()
      }
    },
    240_000,
  )
})
