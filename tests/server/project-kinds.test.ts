import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { addAccount } from '../../server/account/first-accounts'
import { accountRepository } from '../../server/access/account-repository'
import { openDatabase } from '../../server/database/open-database'
import { everyKindRepository } from '../../server/project/every-kind-repository'
import { projectRepository } from '../../server/project/repository'
import { rowOf } from '../../server/project/stored-body'
import { CODE } from '../../src/contract/envelope'
import {
  PROJECT_KINDS,
  RESTORABLE_DAYS,
  type ProjectConflict,
  type ProjectKind,
  type ProjectList,
  type RemovedProject,
  type RemovedProjects,
  type RestoredProjects,
  type SavedProject,
} from '../../src/contract/project/project-calls'
import { newId } from '../../src/model/change/ids'
import { demoCaller, preparedFolder, serverWith, testHashing, type Caller, type TestServer } from '../helpers/server'

const OWNER = { login: 'owner@example.com', role: 'levelTwo' as const, cadLibraries: '0001' }
const OTHER = { login: 'other@example.com', role: 'levelTwo' as const, cadLibraries: '0001' }
const LEAD = { login: 'lead@example.com', role: 'levelOne' as const, cadLibraries: 'EU01,0001' }
const PLANNER = { login: 'planner@example.com', role: 'levelTwo' as const, cadLibraries: '0001' }
const BOSS = { login: 'boss@example.com', role: 'superAdmin' as const, cadLibraries: '0001' }
const PACKED: readonly ProjectKind[] = ['cad', 'simulation']

let server: TestServer
let demo: Caller
let owner: Caller
let other: Caller
let lead: Caller
let planner: Caller
let boss: Caller

beforeAll(async () => {
  const ready = await serverWith({ owner: OWNER, other: OTHER, lead: LEAD, planner: PLANNER, boss: BOSS })
  server = ready.server
  ;({ owner, other, lead, planner, boss } = ready.callers)
  demo = await demoCaller(server.app)
}, 60_000)
afterAll(() => server.close())

function projectOf(caller: Caller, kind: ProjectKind, name: string): Record<string, unknown> & { id: string } {
  if (kind === 'mssp' || kind === 'cad') return caller.project(name)
  return { id: newId(), projectName: name, projectNo: 'X-1', createdBy: caller.userId, plans: [{ areas: [1, 2] }] }
}

const save = <T = SavedProject>(caller: Caller, kind: ProjectKind, project: object) =>
  caller.post<T>(
    CALLS.project[kind].save.path,
    PACKED.includes(kind) ? { body: gzipSync(JSON.stringify(project)).toString('base64') } : project,
  )
const listed = async (caller: Caller, kind: ProjectKind) =>
  (await caller.post<ProjectList>(CALLS.project[kind].list.path, kind === 'cad' ? { origin: 2 } : {})).data.records.map(({ id }) => id)
const get = (caller: Caller, kind: ProjectKind, id: string) =>
  caller.get<Record<string, unknown>>(addressOf(CALLS.project[kind].get, { id }))

describe.each(PROJECT_KINDS)('project lists: projects of the kind %s', (kind) => {
  const calls = CALLS.project[kind]

  it('are stored as they came and stand in their own list only', async () => {
    const project = projectOf(owner, kind, `Own ${kind}`)
    expect((await save(owner, kind, project)).data).toMatchObject({ id: project.id, revision: 1 })
    expect((await get(owner, kind, project.id)).data).toMatchObject({ ...project, revision: 1 })
    for (const each of PROJECT_KINDS) expect((await listed(owner, each)).includes(project.id)).toBe(each === kind)
  })

  it('belong to their owner: others neither read, save, copy, delete nor restore them, and who sees all of the library reads them', async () => {
    const project = projectOf(owner, kind, 'Private')
    await save(owner, kind, project)
    expect((await get(other, kind, project.id)).code).toBe(CODE.forbidden)
    expect((await save(other, kind, { ...project, createdBy: other.userId, revision: 1 })).code).toBe(CODE.forbidden)
    expect((await other.post(calls.clone.path, { id: project.id })).code).toBe(CODE.forbidden)
    expect((await other.post(calls.remove.path, { ids: [project.id] })).code).toBe(CODE.notFound)
    expect((await get(lead, kind, project.id)).code).toBe(kind === 'noise' ? CODE.forbidden : CODE.ok)
    await owner.post(calls.remove.path, { ids: [project.id] })
    expect((await other.post(calls.restore.path, { ids: [project.id] })).code).toBe(CODE.notFound)
    expect((await get(lead, kind, project.id)).code).toBe(CODE.notFound)
  })

  it('come back as they were when they are restored, and are saved on from there', async () => {
    const project = projectOf(owner, kind, 'Deleted by mistake')
    await save(owner, kind, project)
    expect((await owner.post<RemovedProjects>(calls.remove.path, { ids: [project.id] })).data.removed).toEqual([project.id])
    expect(await listed(owner, kind)).not.toContain(project.id)
    const removed = async (caller: Caller) =>
      (await caller.post<RemovedProject[]>(calls.removed.path, kind === 'cad' ? { origin: 2 } : {})).data
    const [latest] = await removed(owner)
    expect(latest).toMatchObject({ id: project.id, projectName: 'Deleted by mistake' })
    expect(Date.parse(latest?.keptUntil ?? '') - Date.parse(latest?.removedAt ?? '')).toBe(RESTORABLE_DAYS * 86_400_000)
    expect(await removed(other)).toEqual([])
    const late = await save(owner, kind, { ...project, revision: 1, projectNo: 'late' })
    expect(late.code).toBe(kind === 'cad' ? CODE.cadStatusChanged : CODE.notFound)
    expect((await owner.post<RestoredProjects>(calls.restore.path, { ids: [project.id, 'never'] })).data.restored).toEqual([project.id])
    expect((await get(owner, kind, project.id)).data).toMatchObject({ ...project, revision: 1 })
    expect((await save(owner, kind, { ...project, revision: 1, projectNo: 'on' })).data.revision).toBe(2)
    expect((await removed(owner)).map(({ id }) => id)).not.toContain(project.id)
    expect((await owner.post(calls.restore.path, { ids: [project.id] })).code).toBe(CODE.notFound)
  })

  it('are copied under a free name and a number of their kind, in the same list', async () => {
    const project = projectOf(owner, kind, `Twin ${kind}`)
    await save(owner, kind, project)
    const { data } = await owner.post<SavedProject>(calls.clone.path, { id: project.id })
    const copy = (await get(owner, kind, data.id)).data
    expect(copy).toMatchObject({ projectName: `Twin ${kind} (2)`, createdBy: owner.userId, revision: 1 })
    expect(copy['projectNo']).toMatch({ mssp: /^P\d/, cad: /^C\d/, simulation: /^S\d/, noise: /^N\d/ }[kind])
    expect(await listed(owner, kind)).toContain(data.id)
  })

  it('refuse a save on an older revision with what stands in the way', async () => {
    const project = projectOf(owner, kind, 'Contested')
    await save(owner, kind, project)
    await save(owner, kind, { ...project, revision: 1, projectNo: 'second' })
    const late = await save<ProjectConflict>(owner, kind, { ...project, revision: 1, projectNo: 'late' })
    expect(late.code).toBe(CODE.projectConflict)
    expect(late.data).toMatchObject({ id: project.id, revision: 2, updatedBy: OWNER.login })
  })

  it('have a fresh number for each who asks', async () => {
    const numbers = await Promise.all([1, 2, 3].map(async () => (await owner.post<string>(calls.makeProjectNo.path)).data))
    expect(new Set(numbers).size).toBe(3)
  })
})

it('section 6, cad check: CAD projects are neither listed, saved, read nor copied where CAD is not on under the library of the account', async () => {
  const project = owner.project('Plan of CAD')
  await save(owner, 'cad', project)
  const calls = CALLS.project.cad
  const codes = await Promise.all([
    demo.post(calls.list.path, { origin: 2 }),
    save(demo, 'cad', demo.project('Mine')),
    lead.get(addressOf(calls.get, { id: project.id })),
    demo.post(calls.list.path, {}),
  ])
  expect(codes.map(({ code }) => code)).toEqual([CODE.forbidden, CODE.forbidden, CODE.ok, CODE.ok])
})

describe('saves that travel packed', () => {
  it('saves that travel packed say in origin what a project is: 2 with CAD, 1 without, whatever was sent', async () => {
    const [cad, normal] = [owner.project('From a plan'), { ...owner.project('Claims to be one'), origin: 2 }]
    await save(owner, 'cad', cad)
    await save(owner, 'mssp', normal)
    expect((await get(owner, 'cad', cad.id)).data).toMatchObject({ origin: 2 })
    expect((await get(owner, 'mssp', normal.id)).data).toMatchObject({ origin: 1 })
  })

  it('saves that travel packed may unpack to 30 MB where they travel large themselves, as those that travel small', async () => {
    const large = (noise: number) => {
      const plans = [randomBytes(noise).toString('base64'), 'x'.repeat(30 * 1024 * 1024)]
      return { ...projectOf(owner, 'simulation', 'Large'), plans }
    }
    for (const noise of [1_000, 400_000]) expect((await save(owner, 'simulation', large(noise))).code).toBe(CODE.ok)
  }, 60_000)

  it('saves that travel packed are refused by name where they are no base64 of a gzip, no JSON or no project', async () => {
    const send = (body: string) => owner.post(CALLS.project.cad.save.path, { body })
    const packed = (text: string) => gzipSync(text).toString('base64')
    expect((await send('not packed')).message).toContain('no gzip')
    expect((await send(packed('{"id":'))).message).toContain('no JSON')
    expect((await send(packed('[]'))).code).toBe(CODE.badRequest)
    expect(await send(packed('{"id":"no such/id"}'))).toMatchObject({ code: CODE.badRequest, data: { path: '$.id' } })
    expect(await send(packed(JSON.stringify(owner.project('Wrong', { selection: { oduList: 5 } }))))).toMatchObject({
      code: CODE.badRequest,
      data: { path: '$.selection.oduList' },
    })
  })

  it('section 8 of the design domain, code 1008: a CAD save over a normal project is told that its status changed', async () => {
    const project = owner.project('Normal')
    await save(owner, 'mssp', project)
    const asCad = await save(owner, 'cad', { ...project, revision: 1 })
    expect([asCad.code, asCad.message]).toEqual([CODE.cadStatusChanged, 'Cad project status changed'])
  })

  it('section 8 of the design domain, code 1008: where CAD was taken from the account since the project was opened, and 40300 where it never had any', async () => {
    const project = projectOf(planner, 'cad', 'Planned')
    expect((await save(planner, 'cad', project)).code).toBe(CODE.ok)
    expect((await boss.post(CALLS.center.setCad.path, { userIds: [planner.userId], isCad: false })).code).toBe(CODE.ok)
    expect((await save(planner, 'cad', { ...project, revision: 1 })).code).toBe(CODE.cadStatusChanged)
    expect((await save(planner, 'cad', projectOf(planner, 'cad', 'New'))).code).toBe(CODE.forbidden)
    expect((await save(demo, 'cad', { ...project, createdBy: demo.userId, revision: 1 })).code).toBe(CODE.forbidden)
  })
})

it('deleted projects are forgotten after their days, not before', async () => {
  const own = preparedFolder()
  const database = await openDatabase(own.path)
  try {
    const person = { login: 'a@b.test', name: 'A', role: 'levelTwo' as const }
    const account = await addAccount(accountRepository(database.tables), testHashing, person, 'long enough a word')
    if (!account) throw new Error('the account was not added')
    const projects = projectRepository(database.tables)
    for (const id of ['old', 'kept']) await projects.insert(account, await rowOf('mssp', { id, projectName: id }))
    await projects.remove(account, ['old'])
    const soon = new Date(Date.now() - RESTORABLE_DAYS * 86_400_000)
    const everyKind = everyKindRepository(database.tables)
    expect(await everyKind.forgetRemoved(soon)).toBe(0)
    expect(await everyKind.forgetRemoved(new Date(Date.now() + 1_000))).toBe(1)
    expect([await projects.restore(account, ['old']), await projects.remove(account, ['kept'])]).toEqual([[], ['kept']])
  } finally {
    await database.close()
    own.remove()
  }
}, 60_000)
