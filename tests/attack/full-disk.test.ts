import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chmodSync, mkdirSync, readdirSync, rmSync, statfsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { HEADER, type SessionAnswer } from '../../src/contract/account/account'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { type SavedProject } from '../../src/contract/project/project-calls'
import { writeProject, type WireProject } from '../../src/contract/project/project-wire'
import { newId } from '../../src/model/change/ids'
import { openDatabase } from '../../server/database/open-database'
import { withDiskRoom } from '../../server/database/embedded/disk-room'
import { hasPostgres, startPostgres } from '../helpers/postgres'
import { copyPreparedDatabase } from '../helpers/prepared-database'
import { projectBuilder } from '../helpers/project-builder'
import { demoCaller, spawnBundle, spawnServer, startServer, testFolder, type ServerProcess, type TestFolder } from '../helpers/server'

const MB = 2 ** 20
const DISK_MB = 180

/** A small disk of its own in memory; null where this user may not mount one. */
function mountDisk(place: string, mode = '0700'): (() => void) | null {
  mkdirSync(place)
  const isMounted = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${DISK_MB}m,mode=${mode}`, 'tmpfs', place]).status === 0
  return isMounted ? () => void spawnSync('umount', [place]) : null
}

const probe = testFolder()
const unmountProbe = mountDisk(join(probe.path, 'disk'))
unmountProbe?.()
probe.remove()

describe.skipIf(!unmountProbe)('a server whose disk fills up (skipped where no small disk can be mounted)', () => {
  let folder: TestFolder
  let disk: string
  let data: string
  let unmount: (() => void) | null
  let server: ServerProcess
  let session: SessionAnswer | undefined
  let project: WireProject

  beforeAll(async () => {
    folder = testFolder()
    disk = join(folder.path, 'disk')
    data = join(disk, 'data')
    unmount = mountDisk(disk)
    mkdirSync(data, { mode: 0o700 })
    copyPreparedDatabase(data)
    server = await spawnServer(data)
    session = (await call<SessionAnswer>('POST', CALLS.account.demo.path)).data
    project = writeProject({ ...projectBuilder().system(newId()).build(), ownerId: session.userInfo.userId })
  }, 120_000)
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    unmount?.()
    folder.remove()
  })

  const call = async <T>(method: string, path: string, body?: object): Promise<Envelope<T>> => {
    const headers = { [HEADER.token]: session?.token ?? '', ...(body ? { 'content-type': 'application/json' } : {}) }
    const response = await fetch(`${server.address}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    return (await response.json()) as Envelope<T>
  }
  const save = (more: object) => call<SavedProject>('POST', CALLS.project.mssp.save.path, { ...project, ...more })
  const free = (): number => {
    const { bavail, bsize } = statfsSync(disk)
    return bavail * bsize
  }
  const leave = (bytes: number): void => writeFileSync(join(disk, 'others'), Buffer.alloc(Math.max(0, free() - bytes), 1))
  const giveBack = (): void => rmSync(join(disk, 'others'), { force: true })
  const stop = async (): Promise<string> => {
    server.child.kill('SIGTERM')
    return (await server.ended).errors
  }

  it('a server whose disk fills up (skipped where no small disk can be mounted) answers saves with 50700 in words while projects can be opened, and stores again when there is room', async () => {
    expect((await save({ revision: 0 })).data.revision).toBe(1)
    let revision = 1
    let refused: Envelope<unknown> | null = null
    // Each leaves more of its log behind than the disk has left in the end.
    for (let attempt = 0; attempt < 200 && !refused; attempt += 1) {
      const answer = await save({ revision, marker: randomBytes(1.5 * MB).toString('base64') })
      if (answer.code === CODE.ok) revision = answer.data.revision
      else refused = answer
      // Other programs that write to the same disk fill it, too.
      if (revision === 5) leave(60 * MB)
    }
    expect(refused).toMatchObject({ code: CODE.diskFull, success: false })
    expect(refused?.message).toContain('The disk of the server is full')
    expect((await call<WireProject>('GET', addressOf(CALLS.project.mssp.get, { id: project.id }))).data.revision).toBe(revision)
    expect(server.child.exitCode).toBeNull()
    giveBack()
    expect((await save({ revision })).data.revision).toBe(revision + 1)
    const errors = await stop()
    expect(errors).toMatch(
      /The disk of the data folder \S+ is full: it has \d+ MB left\. \d+ MB are needed to store this safely\. Free space on it\./,
    )
    server = await spawnServer(data)
    expect((await call<WireProject>('GET', addressOf(CALLS.project.mssp.get, { id: project.id }))).data.revision).toBe(revision + 1)
  }, 300_000)

  it('a server whose disk fills up (skipped where no small disk can be mounted) deletes, purges and signs in while saves are refused already', async () => {
    const [deleted, purged] = [newId(), newId()]
    for (const id of [deleted, purged]) expect((await save({ id, revision: 0 })).code).toBe(CODE.ok)
    await stop()
    const long = new Date(Date.now() - 40 * 86_400_000)
    const before = await openDatabase(data)
    await before.tables.updateTable('project').set({ removed_at: long }).where('id', '=', purged).execute()
    await before.tables.updateTable('clock_look').set({ steady_since: long, seen_at: new Date() }).execute()
    await before.close()
    leave(48 * MB)
    server = await spawnServer(data)
    expect(free()).toBeLessThan(64 * MB)
    expect((await save({ id: newId(), revision: 0, marker: randomBytes(200_000).toString('base64') })).code).toBe(CODE.diskFull)
    expect((await call<SessionAnswer>('POST', CALLS.account.demo.path)).code).toBe(CODE.ok)
    expect((await call('POST', CALLS.project.mssp.remove.path, { ids: [deleted] })).code).toBe(CODE.ok)
    await stop()
    const after = await openDatabase(data)
    const left = after.tables.selectFrom('project').select(['id', 'removed_at']).where('id', 'in', [deleted, purged])
    expect(await left.execute()).toEqual([{ id: deleted, removed_at: expect.any(Date) as Date }])
    await after.close()
    giveBack()
    server = await spawnServer(data)
  }, 300_000)

  it('a server whose disk fills up (skipped where no small disk can be mounted) says at its start that the disk is full, and starts when there is room', async () => {
    await stop()
    leave(0)
    const { code, errors } = await (await spawnBundle('main', { PORT: '0', BRANCHLINE_DATA: data })).ended
    expect(code).toBe(1)
    expect(errors).toContain(`The disk of the data folder ${data} is full: it has 0 MB left. Free space on it, then start the server again`)
    expect(readdirSync(data)).toEqual(['database'])
    giveBack()
    // Room for the lock and no more: what was stored can be opened.
    server = await spawnServer(data)
    server.child.kill('SIGKILL')
    await server.ended
    leave(4_096)
    server = await spawnServer(data)
    expect(withDiskRoom('The database has ended', data)).toContain(`The disk of the data folder ${data} is full: it has 0 MB left.`)
    expect((await save({ revision: 0 })).code).toBe(CODE.diskFull)
    giveBack()
    expect((await call<WireProject>('GET', addressOf(CALLS.project.mssp.get, { id: project.id }))).code).toBe(CODE.ok)
  }, 300_000)
})

describe.skipIf(!unmountProbe || !hasPostgres())('a server whose PostgreSQL’s disk fills up (skipped where there is none)', () => {
  it('a server whose PostgreSQL’s disk fills up (skipped where there is none) answers saves with 50700 in words, and stores again when there is room', async () => {
    const folder = testFolder()
    chmodSync(folder.path, 0o755)
    const disk = join(folder.path, 'disk')
    const unmount = mountDisk(disk, '0755')
    const usual = process.env['TMPDIR']
    process.env['TMPDIR'] = disk
    const postgres = await startPostgres().finally(() =>
      usual === undefined ? delete process.env['TMPDIR'] : (process.env['TMPDIR'] = usual),
    )
    const others = join(disk, 'others')
    try {
      const server = await startServer({ DATABASE_URL: await postgres.createDatabase() })
      const caller = await demoCaller(server.app)
      const project = caller.project()
      expect((await caller.save<SavedProject>({ ...project, revision: 0 })).data.revision).toBe(1)
      const { bavail, bsize } = statfsSync(disk)
      writeFileSync(others, Buffer.alloc(bavail * bsize, 1))
      const marker = randomBytes(MB).toString('base64')
      const refused = await caller.save({ ...project, revision: 1, marker })
      expect([refused.code, refused.status]).toEqual([CODE.diskFull, 507])
      expect(refused.message).toContain('The disk of the server is full')
      rmSync(others)
      expect((await caller.save<SavedProject>({ ...project, revision: 1, marker })).data.revision).toBe(2)
      await server.close()
    } finally {
      await postgres.stop()
      unmount?.()
      folder.remove()
    }
  }, 240_000)
})
