import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { addressOf } from '../../../src/contract/calls/row'
import type { AuditList } from '../../../src/contract/center/audit'
import { CODE } from '../../../src/contract/envelope'
import { type ProjectList, type SavedProject } from '../../../src/contract/project/project-calls'
import type { WireProject } from '../../../src/contract/project/project-wire'
import {
  MOST_SHARES,
  type Person,
  type ProjectAccess,
  type Shared,
  type ShareList,
  type ShareProject,
} from '../../../src/contract/project/share'
import { accountRepository } from '../../../server/access/account-repository'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { shareRepository } from '../../../server/share/repository'
import {
  callerWith,
  preparedFolder,
  startServer,
  stranger,
  testHashing,
  type Caller,
  type TestFolder,
  type TestServer,
} from '../../helpers/server'
import { person } from '../../helpers/person'

const DAY_MS = 86_400_000
const PASSWORD = 'a long sentence of mine'
const PEOPLE = [
  person('boss', 'superAdmin', { name: 'Boss' }),
  person('lead', 'levelOne', { library: 'EU01', name: 'Lena Lead' }),
  person('anna', 'levelTwo', { library: 'EU01', name: 'Anna Berg' }),
  person('ben', 'levelTwo', { library: 'EU01', name: 'Ben Berg' }),
  person('gone', 'levelTwo', { library: 'EU01', name: 'Gone Berg', status: 'closed' }),
  person('far', 'levelTwo', { library: 'US01', name: 'Far Berg' }),
  person('visitor', 'guest', { library: 'EU01', kind: 'GUEST', name: 'Visitor', expiresAt: new Date(Date.now() + DAY_MS) }),
]

let folder: TestFolder
let database: Database
let server: TestServer
let [boss, lead, anna, ben, far]: Caller[] = []
let projectId = ''

beforeAll(async () => {
  folder = preparedFolder()
  database = await openDatabase(folder.path)
  const password = await testHashing.hash(PASSWORD)
  for (const account of PEOPLE) await accountRepository(database.tables).add(account, password)
  server = await startServer({ HOST: '0.0.0.0' }, { lent: database })
  ;[boss, lead, anna, ben, far] = await Promise.all(
    ['boss', 'lead', 'anna', 'ben', 'far'].map((id) => callerWith(server.app, `${id}@design.example`, PASSWORD)),
  )
}, 120_000)
afterAll(async () => {
  await server.close()
  await database.close()
  folder.remove()
})

const one = (caller: Caller | undefined): Caller => {
  if (!caller) throw new Error('nobody is signed in')
  return caller
}
const get = (caller: Caller | undefined, id = projectId) => one(caller).get(addressOf(CALLS.project.mssp.get, { id }))
const listOf = async (caller: Caller | undefined) => (await one(caller).post<ProjectList>(CALLS.project.mssp.list.path, {})).data.records
const rightOf = async (caller: Caller | undefined) => (await listOf(caller)).find(({ id }) => id === projectId)?.right
const share = (caller: Caller | undefined, more: Partial<ShareProject> = {}) =>
  one(caller).post<Shared>(CALLS.share.share.path, { projectId, ...more })
const shares = async () => (await one(lead).post<ShareList>(CALLS.share.list.path, { projectId })).data.shares
const open = (caller: Caller | undefined, token: string | null) => one(caller).post<ProjectAccess>(CALLS.share.open.path, { token })
const revoke = (caller: Caller | undefined, id: string) => one(caller).post(CALLS.share.revoke.path, { id })

const forgetAttempts = () => database.tables.deleteFrom('attempt').execute()

beforeEach(async () => {
  const project = one(lead).project('Shared tower')
  projectId = (await one(lead).save<SavedProject>(project)).data.id
})

describe('section 7, POST user/share, to a user', () => {
  it('section 7, POST user/share, to a user opens the project for the user alone, to look at or to copy, and marks it in the list with its owner', async () => {
    expect((await get(anna)).code).toBe(CODE.forbidden)
    const { data } = await share(lead, { userId: 'anna' })
    expect(data).toMatchObject({ token: null, share: { kind: 'user', userName: 'Anna Berg', right: 'view', state: 'open', endsAt: null } })
    expect((await get(anna)).code).toBe(CODE.ok)
    expect((await get(ben)).code).toBe(CODE.forbidden)
    expect((await listOf(anna)).find(({ id }) => id === projectId)).toMatchObject({
      userName: 'Lena Lead',
      createdBy: 'lead',
      right: 'view',
    })
    expect(await rightOf(lead)).toBe('own')
    expect(await rightOf(ben)).toBeUndefined()
    expect((await one(anna).post<ProjectAccess>(CALLS.share.access.path, { projectId })).data).toMatchObject({
      right: 'view',
      userName: 'Lena Lead',
    })
    expect((await one(ben).post(CALLS.share.access.path, { projectId })).code).toBe(CODE.notFound)
  })

  it('section 7, POST user/share, to a user lets a copy be taken where that was given, and refuses it to who may only look', async () => {
    await share(lead, { userId: 'anna', right: 'view' })
    expect((await one(anna).post(CALLS.project.mssp.clone.path, { id: projectId })).code).toBe(CODE.viewOnly)
    const again = await share(lead, { userId: 'anna', right: 'copy' })
    expect(await shares()).toEqual([again.data.share])
    expect(await rightOf(anna)).toBe('copy')
    const copy = await one(anna).post<SavedProject>(CALLS.project.mssp.clone.path, { id: projectId })
    expect((await get(anna, copy.data.id)).data).toMatchObject({ createdBy: 'anna', projectName: 'Shared tower (2)' })
  })

  it('section 7, makeBigFileUrl: gives the file to who may copy, for as long as he may, and to nobody who may only look', async () => {
    const visitor = await callerWith(server.app, 'visitor@design.example', PASSWORD)
    const ask = (caller = visitor) => caller.send({ method: 'POST', url: CALLS.storage.projectAddress.path, payload: { id: projectId } })
    const take = async (address: unknown) =>
      (await stranger(server.app).send({ method: 'GET', url: `${String(address)}&download=1` })).json<object>()
    await share(lead, { userId: 'visitor', right: 'view' })
    expect((await ask()).json()).toMatchObject({ code: CODE.viewOnly })
    await share(lead, { userId: 'visitor', right: 'copy' })
    const { location } = (await ask()).headers
    expect(await take(location)).toMatchObject({ projectName: 'Shared tower' })
    await share(lead, { userId: 'visitor', right: 'view' })
    expect(await take(location)).toMatchObject({ code: CODE.viewOnly })
    await share(lead, { userId: 'visitor', right: 'copy' })
    const set = (status: string) => one(boss).post(CALLS.center.setStatus.path, { userIds: ['visitor'], status })
    await set('closed')
    expect(await take(location)).toMatchObject({ code: CODE.notFound })
    await set('open')
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + DAY_MS - 120_000 })
    try {
      const late = (await ask(await callerWith(server.app, 'visitor@design.example', PASSWORD))).headers.location
      expect(await take(late)).toMatchObject({ projectName: 'Shared tower' })
      vi.setSystemTime(Date.now() + 180_000)
      expect(await take(late)).toMatchObject({ code: CODE.notFound })
    } finally {
      vi.useRealTimers()
    }
  })

  it('section 7, POST user/share, to a user never lets others save, delete or share on: the save of another’s project stays the pretended success', async () => {
    await share(lead, { userId: 'anna', right: 'copy' })
    const theirs = (await get(anna)).data as Record<string, unknown>
    expect((await one(anna).save({ ...theirs, projectNo: 'mine' })).data).toBe(CODE.skippedSave)
    expect((await one(anna).save({ ...theirs, createdBy: 'anna', projectNo: 'mine' })).code).toBe(CODE.forbidden)
    expect((await one(anna).post(CALLS.project.mssp.remove.path, { ids: [projectId] })).code).toBe(CODE.notFound)
    expect((await share(anna)).code).toBe(CODE.notFound)
    expect((await one(anna).post(CALLS.share.list.path, { projectId })).code).toBe(CODE.notFound)
    expect((await get(lead)).data).toMatchObject({ projectNo: theirs['projectNo'] })
  })

  it('section 7, POST user/share, to a user is for holders of the permission share, within their library, and for open accounts only', async () => {
    const own = (await one(anna).save<SavedProject>(one(anna).project('Of Anna'))).data.id
    expect((await one(anna).post(CALLS.share.share.path, { projectId: own, userId: 'ben' })).code).toBe(CODE.forbidden)
    for (const userId of ['far', 'gone', 'nobody', 'lead']) expect((await share(lead, { userId })).code).toBe(CODE.notFound)
    expect(await shares()).toEqual([])
  })

  it('section 7, POST user/share, to a user can be taken back and given again by the owner alone, and both are written down', async () => {
    const { data } = await share(lead, { userId: 'anna' })
    expect((await revoke(anna, data.share.id)).code).toBe(CODE.notFound)
    expect((await revoke(boss, data.share.id)).code).toBe(CODE.notFound)
    expect((await revoke(lead, data.share.id)).code).toBe(CODE.ok)
    expect((await get(anna)).code).toBe(CODE.forbidden)
    expect(await rightOf(anna)).toBeUndefined()
    expect((await revoke(lead, data.share.id)).code).toBe(CODE.notFound)
    expect((await one(lead).post(CALLS.share.restore.path, { id: data.share.id })).code).toBe(CODE.ok)
    expect((await get(anna)).code).toBe(CODE.ok)
    const acts = (await one(boss).post<AuditList>(CALLS.center.audit.path, {})).data.records.filter(({ about }) =>
      about.includes(projectId),
    )
    expect(acts.map(({ act }) => act)).toEqual(['project share restored', 'project share taken back', 'project shared'])
  })

  it('section 7, POST user/share, to a user names a grantee whose account has been closed, who does not get in', async () => {
    await share(lead, { userId: 'ben' })
    await one(boss).post(CALLS.center.setStatus.path, { userIds: ['ben'], status: 'closed' })
    expect((await get(ben)).code).toBe(CODE.signedOut)
    expect(await shares()).toMatchObject([{ userName: 'Ben Berg', state: 'closed' }])
    await one(boss).post(CALLS.center.setStatus.path, { userIds: ['ben'], status: 'open' })
    ben = await callerWith(server.app, 'ben@design.example', PASSWORD)
    expect((await get(ben)).code).toBe(CODE.ok)
  })

  it('section 7, POST user/share, to a user has at most 200 ways into a project, those that are restored among them and those that have run out not', async () => {
    const [first, ...others] = await Promise.all(Array.from({ length: MOST_SHARES }, () => share(lead)))
    expect(new Set([first, ...others].map((made) => made?.code))).toEqual(new Set([CODE.ok]))
    expect((await share(lead, { userId: 'anna' })).code).toBe(CODE.tooManyShares)
    const id = first?.data.share.id ?? ''
    await revoke(lead, id)
    const last = await Promise.all([share(lead, { userId: 'anna' }), share(lead, { userId: 'ben' })])
    expect(last.map(({ code }) => code).sort()).toEqual([CODE.ok, CODE.tooManyShares])
    expect((await one(lead).post(CALLS.share.restore.path, { id })).code).toBe(CODE.tooManyShares)
    expect(await shares()).toHaveLength(MOST_SHARES)
    const theOneWhoHasIt = last[0].code === CODE.ok ? 'anna' : 'ben'
    expect((await share(lead, { userId: theOneWhoHasIt, right: 'copy' })).code).toBe(CODE.ok)
    await database.tables
      .updateTable('project_share')
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .where('id', '=', others[0]?.data.share.id ?? '')
      .execute()
    expect((await one(lead).post(CALLS.share.restore.path, { id })).code).toBe(CODE.ok)
    expect((await share(lead)).code).toBe(CODE.tooManyShares)
  })

  it('section 7, POST user/share, to a user works for projects of the other kinds, in their own lists', async () => {
    const saved = await one(lead).post<SavedProject>(CALLS.project.noise.save.path, { projectName: 'Quiet room', createdBy: 'lead' })
    await one(lead).post(CALLS.share.share.path, { projectId: saved.data.id, userId: 'anna' })
    const listed = await one(anna).post<ProjectList>(CALLS.project.noise.list.path, {})
    expect(listed.data.records).toMatchObject([{ id: saved.data.id, right: 'view' }])
    expect(await rightOf(anna)).toBeUndefined()
  })
})

describe('section 7, POST user/share, by link', () => {
  it('section 7, POST user/share, by link opens for any signed-in user of any library who has the link, for viewing, and stands in his list from then on', async () => {
    const { data } = await share(lead, { days: 7 })
    expect(data.token).toMatch(/^[\w-]{43}$/)
    expect(data.share).toMatchObject({ kind: 'link', right: 'view', state: 'open', openedBy: [] })
    expect(Date.parse(data.share.endsAt ?? '') - Date.now()).toBeCloseTo(7 * 86_400_000, -5)
    expect((await get(far)).code).toBe(CODE.forbidden)
    expect((await stranger(server.app).post(CALLS.share.open.path, { token: data.token })).code).toBe(CODE.signedOut)
    expect((await open(far, data.token)).data).toEqual({
      ...{ projectId, projectName: 'Shared tower', kind: 'mssp', userName: 'Lena Lead', right: 'view' },
    })
    expect((await get(far)).code).toBe(CODE.ok)
    expect(await rightOf(far)).toBe('view')
    expect((await one(far).post(CALLS.project.mssp.clone.path, { id: projectId })).code).toBe(CODE.viewOnly)
    await open(far, data.token)
    expect(await shares()).toMatchObject([{ openedBy: ['Far Berg'] }])
    expect((await open(lead, data.token)).data.right).toBe('own')
    expect(await shares()).toMatchObject([{ openedBy: ['Far Berg'] }])
  })

  it('section 7, POST user/share, by link is never for copying, and is made by holders of share:setting, too', async () => {
    expect((await share(lead, { right: 'copy' })).code).toBe(CODE.badRequest)
    const own = (await one(anna).save<SavedProject>(one(anna).project('Of Anna'))).data.id
    expect((await one(anna).post<Shared>(CALLS.share.share.path, { projectId: own })).data.token).not.toBeNull()
    expect((await share(lead, { days: 0 })).code).toBe(CODE.badRequest)
    expect((await share(lead, { days: 366 })).code).toBe(CODE.badRequest)
  })

  it('section 7, POST user/share, by link opens nothing any more once it is taken back, for those who had opened it neither, until it is restored', async () => {
    const { data } = await share(lead)
    await open(far, data.token)
    await revoke(lead, data.share.id)
    expect((await get(far)).code).toBe(CODE.forbidden)
    expect(await rightOf(far)).toBeUndefined()
    expect((await open(ben, data.token)).code).toBe(CODE.linkNotValid)
    await one(lead).post(CALLS.share.restore.path, { id: data.share.id })
    expect((await get(far)).code).toBe(CODE.ok)
  })

  it('section 7, POST user/share, by link ends with its project: a deleted one is gone, a restored one is there again', async () => {
    const { data } = await share(lead)
    await open(far, data.token)
    await share(lead, { userId: 'anna' })
    await one(lead).post(CALLS.project.mssp.remove.path, { ids: [projectId] })
    expect((await open(ben, data.token)).code).toBe(CODE.linkNotValid)
    for (const caller of [far, anna]) expect((await get(caller)).code).toBe(CODE.notFound)
    expect((await share(lead)).code).toBe(CODE.notFound)
    await one(lead).post(CALLS.project.mssp.restore.path, { ids: [projectId] })
    expect((await get(far)).code).toBe(CODE.ok)
  })

  it('section 7, POST user/share, by link ends when the account of its owner is closed; what he shared by name stays', async () => {
    const own = (await one(anna).save<SavedProject>(one(anna).project('Of Anna'))).data.id
    const { data } = await one(anna).post<Shared>(CALLS.share.share.path, { projectId: own })
    await open(far, data.token)
    await one(boss).post(CALLS.center.setStatus.path, { userIds: ['anna'], status: 'closed' })
    expect((await get(far, own)).code).toBe(CODE.forbidden)
    expect((await open(ben, data.token)).code).toBe(CODE.linkNotValid)
    await one(boss).post(CALLS.center.setStatus.path, { userIds: ['anna'], status: 'open' })
    anna = await callerWith(server.app, 'anna@design.example', PASSWORD)
  })

  it('section 7, POST user/share, by link ends when the time of its owner runs out, who is a guest, and is there again with him', async () => {
    const visitor = await callerWith(server.app, 'visitor@design.example', PASSWORD)
    const own = (await visitor.save<SavedProject>(visitor.project('Of a guest'))).data.id
    const { data } = await visitor.post<Shared>(CALLS.share.share.path, { projectId: own })
    expect((await open(far, data.token)).code).toBe(CODE.ok)
    const letEnd = (end: Date) => database.tables.updateTable('account').set({ expires_at: end }).where('id', '=', 'visitor').execute()
    await letEnd(new Date(Date.now() - 1_000))
    expect((await get(far, own)).code).toBe(CODE.forbidden)
    expect((await open(ben, data.token)).code).toBe(CODE.linkNotValid)
    await letEnd(new Date(Date.now() + DAY_MS))
    expect((await get(far, own)).code).toBe(CODE.ok)
  })
})

describe('section 6, share:setting', () => {
  it('section 6, share:setting is told with the list of who has access, and changed by updateProjectShare', async () => {
    const isShare = async () => (await one(lead).post<ShareList>(CALLS.share.list.path, { projectId })).data.isShare
    expect(await isShare()).toBe(true)
    await one(lead).get(`${CALLS.account.updateProjectShare.path}?isShare=0`)
    expect(await isShare()).toBe(false)
    await one(lead).get(`${CALLS.account.updateProjectShare.path}?isShare=1`)
  })
})

describe('people to share with', () => {
  const found = async (caller: Caller | undefined, text: string) =>
    (await one(caller).post<Person[]>(CALLS.share.people.path, { text })).data.map(({ userName }) => userName)

  it('people to share with are open accounts of one’s library, by part of the name or the whole e-mail address', async () => {
    expect(await found(lead, 'berg')).toEqual(['Anna Berg', 'Ben Berg'])
    expect(await found(lead, ' ANNA@design.example ')).toEqual(['Anna Berg'])
    expect(await found(lead, 'anna@')).toEqual([])
    expect(await found(lead, '%%')).toEqual([])
    expect(await found(lead, 'far@design.example')).toEqual([])
    expect(await found(boss, 'far berg')).toEqual(['Far Berg'])
  })

  it('people to share with are not told to who may not share with users', async () => {
    expect((await one(anna).post(CALLS.share.people.path, { text: 'berg' })).code).toBe(CODE.forbidden)
  })
})

it('the token of a link is guessed at thirty times a minute, and no more', async () => {
  await forgetAttempts()
  const guesses = Array.from({ length: 40 }, async (_, index) => open(ben, `guess-${index}`))
  const codes = (await Promise.all(guesses)).map(({ code }) => code)
  expect(codes.filter((code) => code === CODE.linkNotValid)).toHaveLength(30)
  expect(codes.filter((code) => code === CODE.tooManyRequests)).toHaveLength(10)
  await forgetAttempts()
})

it('security: sharing, taking back and restoring are limited to 300 an hour for an account, and what is over is forgotten after a time', async () => {
  const [kept, taken, ended] = [await share(lead), await share(lead), await share(lead, { days: 1 })]
  await revoke(lead, taken.data.share.id)
  await forgetAttempts()
  const tried = await Promise.all(Array.from({ length: 301 }, () => revoke(anna, 'nothing-of-hers')))
  expect(tried.filter(({ code }) => code === CODE.notFound)).toHaveLength(300)
  expect((await one(anna).post(CALLS.share.restore.path, { id: 'nothing-of-hers' })).code).toBe(CODE.tooManyRequests)
  expect((await share(anna)).code).toBe(CODE.tooManyRequests)
  await forgetAttempts()

  const repository = shareRepository(database.tables)
  const rows = async () =>
    (await database.tables.selectFrom('project_share').select('id').where('project_id', '=', projectId).execute()).map(({ id }) => id)
  await repository.forgetEndedBefore(new Date(Date.now() - 60_000))
  expect(await rows()).toHaveLength(3)
  await repository.forgetEndedBefore(new Date(Date.now() + 2 * DAY_MS))
  expect(await rows()).toEqual([kept.data.share.id])
  expect((await one(lead).post(CALLS.share.restore.path, { id: taken.data.share.id })).code).toBe(CODE.notFound)
  expect(ended.code).toBe(CODE.ok)
})

it('section 3, projects: of a name of 200 letters a copy is made, and the copy is saved', async () => {
  // The copy's number takes the place of half a letter of two halves: the whole letter goes.
  const kept = `${'Tower '.repeat(32)}塔塔塔`
  const name = `${kept}🏢xyz`
  expect(name).toHaveLength(200)
  const long = (await one(lead).save<SavedProject>(one(lead).project(name))).data.id
  const copies = [await one(lead).post<SavedProject>(CALLS.project.mssp.clone.path, { id: long })]
  copies.push(await one(lead).post<SavedProject>(CALLS.project.mssp.clone.path, { id: long }))
  const names = []
  for (const { data } of copies) {
    const copy = (await get(lead, data.id)).data as WireProject & { revision: number }
    names.push(copy.projectName)
    expect((await one(lead).save({ ...copy, remark: 'again' })).code).toBe(CODE.ok)
  }
  expect(names).toEqual([`${kept} (2)`, `${kept} (3)`])
  expect((await one(lead).post(CALLS.project.mssp.clone.path, { id: long, projectName: 'x'.repeat(201) })).code).toBe(CODE.badRequest)
})

it('a link that has run out opens nothing, to those who had opened it neither', async () => {
  const { data } = await share(lead, { days: 2 })
  const later = (days: number) => vi.setSystemTime(Date.now() + days * 86_400_000)
  vi.useFakeTimers({ toFake: ['Date'] })
  try {
    later(1)
    expect((await open(far, data.token)).code).toBe(CODE.ok)
    expect((await get(far)).code).toBe(CODE.ok)
    later(1.01)
    expect((await get(far)).code).toBe(CODE.forbidden)
    expect((await open(far, data.token)).code).toBe(CODE.linkNotValid)
    expect(await shares()).toMatchObject([{ kind: 'link', state: 'ended' }])
  } finally {
    vi.useRealTimers()
  }
})

it('the token of a link is kept as a hash only', async () => {
  const { data } = await share(lead)
  const kept = await database.tables.selectFrom('project_share').selectAll().where('id', '=', data.share.id).executeTakeFirstOrThrow()
  const written = await database.tables.selectFrom('audit').selectAll().execute()
  expect(kept.token_hash).toHaveLength(32)
  expect(Buffer.from(kept.token_hash ?? []).toString('base64url')).not.toBe(data.token)
  expect(JSON.stringify(written)).not.toContain(data.token)
})
