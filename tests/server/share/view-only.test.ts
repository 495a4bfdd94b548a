import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { addressOf } from '../../../src/contract/calls/row'
import { CODE } from '../../../src/contract/envelope'
import { type ProjectKind, type ProjectList, type SavedProject } from '../../../src/contract/project/project-calls'
import { type ProjectAccess, type Shared, type ShareList } from '../../../src/contract/project/share'
import { serverWith, type Answer, type Caller, type TestServer } from '../../helpers/server'

const LIBRARY = 'EU01'
let server: TestServer
let callers: Record<'owner' | 'named' | 'linked' | 'withoutCad', Caller>
beforeAll(async () => {
  const person = (login: string, library = LIBRARY) => ({ login, library, role: 'levelTwo', cadLibraries: LIBRARY }) as const
  ;({ server, callers } = await serverWith({
    owner: { ...person('owner@example.com'), role: 'levelOne' },
    named: person('named@example.com'),
    linked: { ...person('linked@example.com', 'US01'), role: 'guest', kind: 'GUEST', cadLibraries: 'US01' },
    withoutCad: { ...person('without-cad@example.com'), cadLibraries: '' },
  }))
})
afterAll(() => server.close())

const origin = (kind: ProjectKind) => (kind === 'cad' ? { origin: 2 } : {})
const packed = (project: object) => ({ body: gzipSync(JSON.stringify(project)).toString('base64') })
const sentAs = (kind: ProjectKind, project: object): object => (kind === 'cad' || kind === 'simulation' ? packed(project) : project)
const bodyOf = (kind: ProjectKind, owner: Caller): object =>
  kind === 'mssp' || kind === 'cad' ? owner.project(`Shared ${kind}`) : { projectName: `Shared ${kind}`, createdBy: owner.userId }

describe.each(['mssp', 'cad', 'simulation', 'noise'] as const)('a project of the kind %s that is shared for viewing', (kind) => {
  let id = ''
  let share: Shared
  const calls = CALLS.project[kind]
  beforeAll(async () => {
    id = (await callers.owner.post<SavedProject>(calls.save.path, sentAs(kind, bodyOf(kind, callers.owner)))).data.id
    await callers.owner.post(CALLS.share.share.path, { projectId: id, userId: callers.named.userId })
    share = (await callers.owner.post<Shared>(CALLS.share.share.path, { projectId: id })).data
    expect((await callers.linked.get(addressOf(calls.get, { id }))).code).toBe(CODE.forbidden)
    expect((await callers.linked.post<ProjectAccess>(CALLS.share.open.path, { token: share.token })).data).toMatchObject({
      kind,
      right: 'view',
    })
  })

  it.each(['named', 'linked'] as const)('is found, asked for and read by the %s viewer, which is what the screen shows', async (who) => {
    const viewer = callers[who]
    expect((await viewer.post<ProjectList>(calls.list.path, origin(kind))).data.records).toContainEqual(
      expect.objectContaining({ id, right: 'view' }),
    )
    expect((await viewer.post<ProjectAccess>(CALLS.share.access.path, { projectId: id })).data).toMatchObject({ kind, right: 'view' })
    expect((await viewer.get<{ projectName: string }>(addressOf(calls.get, { id }))).data.projectName).toBe(`Shared ${kind}`)
    expect(await viewer.get(`${addressOf(calls.get, { id })}?known=1`)).toMatchObject({ code: CODE.ok, data: null })
  })

  it.each(['named', 'linked'] as const)('is neither copied, taken away, changed, deleted nor shared on by the %s viewer', async (who) => {
    const viewer = callers[who]
    const theirs = (await viewer.get<Record<string, unknown>>(addressOf(calls.get, { id }))).data
    const save = (changed: object): Promise<Answer> => viewer.post(calls.save.path, sentAs(kind, { ...theirs, ...changed }))
    expect((await viewer.post(calls.clone.path, { id })).code).toBe(CODE.viewOnly)
    expect((await save({ projectName: 'Mine' })).data).toBe(CODE.skippedSave)
    for (const revision of [undefined, 1]) expect((await save({ createdBy: viewer.userId, revision })).code).toBe(CODE.forbidden)
    for (const path of [calls.remove.path, calls.restore.path]) expect((await viewer.post(path, { ids: [id] })).code).toBe(CODE.notFound)
    expect((await viewer.post<unknown[]>(calls.removed.path, origin(kind))).data).toEqual([])
    for (const path of [CALLS.share.share.path, CALLS.share.list.path])
      expect((await viewer.post(path, { projectId: id })).code).toBe(CODE.notFound)
    for (const path of [CALLS.share.revoke.path, CALLS.share.restore.path])
      expect((await viewer.post(path, { id: share.share.id })).code).toBe(CODE.notFound)
    if (kind === 'mssp' || kind === 'cad') expect((await viewer.post(CALLS.storage.projectAddress.path, { id })).code).toBe(CODE.viewOnly)
    const now = await callers.owner.get<{ projectName: string; revision: number }>(addressOf(calls.get, { id }))
    expect(now.data).toMatchObject({ projectName: `Shared ${kind}`, revision: 1 })
  })

  it('is read through the calls of its own kind only', async () => {
    const others = [CALLS.project.mssp, CALLS.project.simulation, CALLS.project.noise].filter(({ get }) => get !== calls.get)
    for (const { get } of others) expect((await callers.named.get(addressOf(get, { id }))).code).toBe(CODE.notFound)
  })
})

describe('a project of the CAD variant', () => {
  it('a project of the CAD variant says at its link to whom it is closed, and why; turned on it is open', async () => {
    const saved = await callers.owner.post<SavedProject>(CALLS.project.cad.save.path, packed(callers.owner.project('On the plan')))
    const projectId = saved.data.id
    const { data } = await callers.owner.post<Shared>(CALLS.share.share.path, { projectId })
    const opened = await callers.withoutCad.post(CALLS.share.open.path, { token: data.token })
    expect(opened).toMatchObject({ code: CODE.forbidden, message: expect.stringContaining('CAD variant') as string })
    // A link that was refused counts as opened by nobody.
    expect((await callers.owner.post<ShareList>(CALLS.share.list.path, { projectId })).data.shares).toMatchObject([{ openedBy: [] }])
    expect((await callers.withoutCad.post(CALLS.share.access.path, { projectId })).code).toBe(CODE.notFound)
    await callers.owner.post(CALLS.share.share.path, { projectId, userId: callers.withoutCad.userId })
    expect(await callers.withoutCad.post(CALLS.share.access.path, { projectId })).toMatchObject({
      code: CODE.forbidden,
      message: opened.message,
    })
    const read = await callers.withoutCad.get(addressOf(CALLS.project.cad.get, { id: projectId }))
    expect(read).toMatchObject({ code: CODE.forbidden, message: opened.message })
  })
})
