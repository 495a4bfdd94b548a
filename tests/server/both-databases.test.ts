import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { SHARE_ROLE, type SessionAnswer, type UserInfo } from '../../src/contract/account/account'
import { CODE } from '../../src/contract/envelope'
import type { UploadedPicture } from '../../src/contract/feedback'
import { type ProjectConflict, type ProjectList, type SavedProject } from '../../src/contract/project/project-calls'
import type { WireProject } from '../../src/contract/project/project-wire'
import { type Shared, type ShareList } from '../../src/contract/project/share'
import { hasPostgres, startPostgres, type PostgresServer } from '../helpers/postgres'
import { Caller, callerWith, signIn, startServer, stranger, type TestServer } from '../helpers/server'
import { openWatch } from '../helpers/watch-socket'

const LOGIN = 'chief@example.com'
const PASSWORD = 'correct horse battery'
const ADMIN = { BRANCHLINE_ADMIN_EMAIL: LOGIN, BRANCHLINE_ADMIN_PASSWORD: PASSWORD }

const MODES = [
  { name: 'the embedded database', isShared: false },
  { name: 'a PostgreSQL server (DATABASE_URL)', isShared: true },
]

describe.each(MODES)('decisions 7: the same server on $name', ({ isShared }) => {
  const isMissing = isShared && !hasPostgres()
  let postgres: PostgresServer | null = null
  let server: TestServer
  let address: string

  beforeAll(async () => {
    if (isMissing) return
    if (isShared) postgres = await startPostgres()
    server = await startServer({ ...ADMIN, ...(postgres ? { DATABASE_URL: await postgres.createDatabase() } : {}) })
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
  }, 120_000)
  afterAll(async () => {
    if (isMissing) return
    await server.close()
    await postgres?.stop()
  })

  it.skipIf(isMissing)('signs in, and tells who is signed in', async () => {
    const chief = await callerWith(server.app, LOGIN, PASSWORD)
    expect((await chief.get<UserInfo>(CALLS.account.userInfo.path)).data).toMatchObject({
      userId: chief.userId,
      shareRole: SHARE_ROLE.superAdmin,
    })
    expect((await signIn(server.app, LOGIN, 'wrong')).code).toBe(CODE.wrongCredentials)
    expect((await stranger(server.app).get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
  })

  it.skipIf(isMissing)('saves a project, gives it back as it was, lists it and refuses a save over a newer one', async () => {
    const chief = await callerWith(server.app, LOGIN, PASSWORD)
    const project = chief.project('Tower 塔')
    const saved = await chief.save<SavedProject>(project)
    expect([saved.code, saved.data.revision]).toEqual([CODE.ok, 1])
    const again = await chief.save<SavedProject>({ ...project, revision: 1, remark: 'second' })
    expect(again.data.revision).toBe(2)
    const read = await chief.get<WireProject>(addressOf(CALLS.project.mssp.get, { id: project.id }))
    expect(read.data).toMatchObject({ projectName: 'Tower 塔', remark: 'second', revision: 2 })
    const late = await chief.save<ProjectConflict>({ ...project, revision: 1, remark: 'mine' })
    expect([late.code, late.data.revision]).toEqual([CODE.projectConflict, 2])
    const list = await chief.post<ProjectList>(CALLS.project.mssp.list.path, { text: 'tower' }, { current: '1', size: '20' })
    expect([list.data.total, list.data.records[0]?.revision]).toEqual([1, 2])
    expect(new Date(list.data.records[0]?.updatedAt ?? 0).getTime()).toBeGreaterThan(Date.now() - 60_000)
  })

  it.skipIf(isMissing)('shares, takes back and restores; keeps a picture; refreshes a session once and ends it whole', async () => {
    const chief = await callerWith(server.app, LOGIN, PASSWORD)
    const { id: projectId } = (await chief.save<SavedProject>(chief.project('Shared'))).data
    const { data } = await chief.post<Shared>(CALLS.share.share.path, { projectId })
    for (const path of [CALLS.share.revoke.path, CALLS.share.restore.path])
      expect((await chief.post(path, { id: data.share.id })).code).toBe(CODE.ok)
    expect((await chief.post<ShareList>(CALLS.share.list.path, { projectId })).data.shares).toMatchObject([{ id: data.share.id }])
    const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3])
    const upload = {
      method: 'POST' as const,
      url: CALLS.feedback.upload.path,
      query: { name: 'Board.jpg' },
      payload: picture,
      headers: { 'content-type': 'image/jpeg' },
    }
    const { pictureId } = (await chief.send(upload)).json<{ data: UploadedPicture }>().data
    expect((await chief.send({ method: 'GET', url: addressOf(CALLS.feedback.picture, { pictureId }) })).rawPayload).toEqual(picture)
    const fresh = new Caller(server.app, (await chief.get<SessionAnswer>(CALLS.account.refresh.path)).data)
    expect((await chief.get(CALLS.account.refresh.path)).code).toBe(CODE.signedOut)
    await fresh.get(CALLS.account.logout.path)
    expect((await chief.get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
  })

  it.skipIf(isMissing)('counts every project number once, however many ask at the same time', async () => {
    const chief = await callerWith(server.app, LOGIN, PASSWORD)
    const answers = await Promise.all(Array.from({ length: 20 }, () => chief.post<string>(CALLS.project.mssp.makeProjectNo.path)))
    expect(new Set(answers.map(({ data }) => data)).size).toBe(20)
  })

  it.skipIf(isMissing)('ends an older session when its account signs in elsewhere, and tells its sockets', async () => {
    const older = await callerWith(server.app, LOGIN, PASSWORD)
    if (!older.session) throw new Error('not signed in')
    const logout = await openWatch(address, 'logout', older.session, { language: 'de' })
    const windowStatus = await openWatch(address, 'window', older.session)
    expect(await windowStatus.next((data) => data === true)).toBe(true)
    const newer = await callerWith(server.app, LOGIN, PASSWORD)
    expect(await logout.next((data) => typeof data === 'string')).toContain('an anderer Stelle angemeldet')
    expect(await windowStatus.next((data) => data === false)).toBe(false)
    await Promise.all([logout.closed, windowStatus.closed])
    expect((await older.get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
    expect((await new Caller(server.app, newer.session).get(CALLS.account.userInfo.path)).code).toBe(CODE.ok)
  })
})
