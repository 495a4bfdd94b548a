import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CODE } from '../../../src/contract/envelope'
import { BIG_FILE_PATH, PROJECT_PATHS, type ProjectKind, type ProjectList, type SavedProject } from '../../../src/contract/project-calls'
import { SHARE_PATH, type ProjectAccess, type Shared, type ShareList } from '../../../src/contract/share'
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
  const paths = PROJECT_PATHS[kind]
  beforeAll(async () => {
    id = (await callers.owner.post<SavedProject>(paths.save, sentAs(kind, bodyOf(kind, callers.owner)))).data.id
    await callers.owner.post(SHARE_PATH.share, { projectId: id, userId: callers.named.userId })
    share = (await callers.owner.post<Shared>(SHARE_PATH.share, { projectId: id })).data
    expect((await callers.linked.get(`${paths.get}/${id}`)).code).toBe(CODE.forbidden)
    expect((await callers.linked.post<ProjectAccess>(SHARE_PATH.open, { token: share.token })).data).toMatchObject({ kind, right: 'view' })
  })

  it.each(['named', 'linked'] as const)('is found, asked for and read by the %s viewer, which is what the screen shows', async (who) => {
    const viewer = callers[who]
    expect((await viewer.post<ProjectList>(paths.list, origin(kind))).data.records).toContainEqual(
      expect.objectContaining({ id, right: 'view' }),
    )
    expect((await viewer.post<ProjectAccess>(SHARE_PATH.access, { projectId: id })).data).toMatchObject({ kind, right: 'view' })
    expect((await viewer.get<{ projectName: string }>(`${paths.get}/${id}`)).data.projectName).toBe(`Shared ${kind}`)
    expect(await viewer.get(`${paths.get}/${id}?known=1`)).toMatchObject({ code: CODE.ok, data: null })
  })

  it.each(['named', 'linked'] as const)('is neither copied, taken away, changed, deleted nor shared on by the %s viewer', async (who) => {
    const viewer = callers[who]
    const theirs = (await viewer.get<Record<string, unknown>>(`${paths.get}/${id}`)).data
    const save = (changed: object): Promise<Answer> => viewer.post(paths.save, sentAs(kind, { ...theirs, ...changed }))
    expect((await viewer.post(paths.clone, { id })).code).toBe(CODE.viewOnly)
    expect((await save({ projectName: 'Mine' })).data).toBe(CODE.skippedSave)
    for (const revision of [undefined, 1]) expect((await save({ createdBy: viewer.userId, revision })).code).toBe(CODE.forbidden)
    for (const path of [paths.remove, paths.restore]) expect((await viewer.post(path, { ids: [id] })).code).toBe(CODE.notFound)
    expect((await viewer.post<unknown[]>(paths.removed, origin(kind))).data).toEqual([])
    for (const path of [SHARE_PATH.share, SHARE_PATH.list]) expect((await viewer.post(path, { projectId: id })).code).toBe(CODE.notFound)
    for (const path of [SHARE_PATH.revoke, SHARE_PATH.restore])
      expect((await viewer.post(path, { id: share.share.id })).code).toBe(CODE.notFound)
    if (kind === 'mssp' || kind === 'cad') expect((await viewer.post(BIG_FILE_PATH, { id })).code).toBe(CODE.viewOnly)
    const now = await callers.owner.get<{ projectName: string; revision: number }>(`${paths.get}/${id}`)
    expect(now.data).toMatchObject({ projectName: `Shared ${kind}`, revision: 1 })
  })

  it('is read through the calls of its own kind only', async () => {
    const others = [PROJECT_PATHS.mssp, PROJECT_PATHS.simulation, PROJECT_PATHS.noise].filter(({ get }) => get !== paths.get)
    for (const { get } of others) expect((await callers.named.get(`${get}/${id}`)).code).toBe(CODE.notFound)
  })
})

describe('a project of the CAD variant', () => {
  it('says at its link to whom it is closed, and why; turned on it is open', async () => {
    const saved = await callers.owner.post<SavedProject>(PROJECT_PATHS.cad.save, packed(callers.owner.project('On the plan')))
    const projectId = saved.data.id
    const { data } = await callers.owner.post<Shared>(SHARE_PATH.share, { projectId })
    const opened = await callers.withoutCad.post(SHARE_PATH.open, { token: data.token })
    expect(opened).toMatchObject({ code: CODE.forbidden, message: expect.stringContaining('CAD variant') as string })
    // A link that was refused counts as opened by nobody.
    expect((await callers.owner.post<ShareList>(SHARE_PATH.list, { projectId })).data.shares).toMatchObject([{ openedBy: [] }])
    expect((await callers.withoutCad.post(SHARE_PATH.access, { projectId })).code).toBe(CODE.notFound)
    await callers.owner.post(SHARE_PATH.share, { projectId, userId: callers.withoutCad.userId })
    expect(await callers.withoutCad.post(SHARE_PATH.access, { projectId })).toMatchObject({ code: CODE.forbidden, message: opened.message })
    const read = await callers.withoutCad.get(`${PROJECT_PATHS.cad.get}/${projectId}`)
    expect(read).toMatchObject({ code: CODE.forbidden, message: opened.message })
  })
})
