import { randomBytes } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { HEADER } from '../../src/contract/account/account'
import { CODE, type Envelope } from '../../src/contract/envelope'
import {
  SKIPPED_SAVE_MESSAGE,
  type ProjectConflict,
  type ProjectList,
  type RemovedProjects,
  type SavedProject,
} from '../../src/contract/project/project-calls'
import { readProject, type WireProject } from '../../src/contract/project/project-wire'
import { demoCaller, serverWith, stranger, type Caller, type TestServer } from '../helpers/server'

const OTHER = { login: 'other@example.com', role: 'levelTwo' as const }
const LEAD = { login: 'lead@example.com', role: 'levelOne' as const }

describe('the room of an account', () => {
  it('the room of an account ends with so many projects or so many bytes; what is there may be saved on', async () => {
    const { server, callers } = await serverWith(
      { owner: OTHER, other: LEAD },
      { BRANCHLINE_ACCOUNT_PROJECTS: '3', BRANCHLINE_ACCOUNT_MB: '1' },
    )
    const { owner, other } = callers
    const noise = (kB: number) => randomBytes(kB * 768).toString('base64')
    const first = owner.project('First', { cadSysCal: { noise: noise(300) } })
    const codeOf = async (answer: Promise<{ code: number }>) => (await answer).code
    expect(await codeOf(owner.save(first))).toBe(CODE.ok)
    expect(await codeOf(owner.save(owner.project('Too large', { cadSysCal: { noise: noise(1_200) } })))).toBe(CODE.accountFull)
    const second = owner.project('Second')
    expect(await codeOf(owner.save(second))).toBe(CODE.ok)
    expect(await codeOf(owner.save({ ...second, revision: 1, cadSysCal: { noise: noise(1_200) } }))).toBe(CODE.accountFull)
    // As much as is there already, again and again: what it replaces makes room for it.
    for (let revision = 1; revision < 6; revision += 1)
      expect(await codeOf(owner.save({ ...first, revision, cadSysCal: { noise: noise(300) } }))).toBe(CODE.ok)
    const thirds = [1, 2, 3].map((count) => owner.project(`Third ${count}`))
    const at = await Promise.all(thirds.map((third) => codeOf(owner.save(third))))
    expect([...at].sort()).toEqual([CODE.ok, CODE.accountFull, CODE.accountFull])
    // Sent again because its answer was lost on the way, the last there was room for is stored, and no other is.
    const again = await Promise.all(thirds.map((third) => codeOf(owner.save(third))))
    expect(again).toEqual(at)
    expect(await codeOf(owner.post(CALLS.project.mssp.clone.path, { id: second.id }))).toBe(CODE.accountFull)
    expect(await codeOf(owner.save({ ...second, revision: 1, projectNo: 'goes on' }))).toBe(CODE.ok)
    // What can be restored is still there.
    await owner.post(CALLS.project.mssp.remove.path, { ids: [second.id] })
    expect(await codeOf(owner.save(owner.project('Fourth')))).toBe(CODE.accountFull)
    expect(await codeOf(other.save(other.project('Of another')))).toBe(CODE.ok)
    await server.close()
  }, 60_000)
})

describe('projects', () => {
  let server: TestServer
  let demo: Caller
  let other: Caller
  let lead: Caller

  beforeAll(async () => {
    const ready = await serverWith({ other: OTHER, lead: LEAD })
    server = ready.server
    ;({ other, lead } = ready.callers)
    demo = await demoCaller(server.app)
  }, 60_000)
  afterAll(() => server.close())

  const list = async (caller: Caller, filter = {}, query = {}) =>
    (await caller.post<ProjectList>(CALLS.project.mssp.list.path, filter, query)).data
  const get = (caller: Caller, id: string) => caller.get<WireProject>(`${addressOf(CALLS.project.mssp.get, { id })}?results=0`)

  it('projects greets the demo engineer with a ready project that the reader takes', async () => {
    const { records } = await list(demo, { text: 'Riverside' })
    expect(records).toHaveLength(1)
    const { data } = await get(demo, records[0]?.id ?? '')
    expect(readProject(data).systemOrder.length).toBe(records[0]?.systemCount)
    expect(data.createdBy).toBe(demo.userId)
  })

  it('projects sends nothing to a caller who has the stored revision, and everything to any other', async () => {
    const project = demo.project('Known')
    const { data: saved } = await demo.save<SavedProject>(project)
    const ask = (caller: Caller, known: number) =>
      caller.get<WireProject | null>(`${addressOf(CALLS.project.mssp.get, { id: project.id })}?known=${known}`)
    expect(await ask(demo, saved.revision)).toMatchObject({ code: CODE.ok, data: null })
    expect((await ask(demo, saved.revision - 1)).data?.revision).toBe(saved.revision)
    expect((await ask(demo, saved.revision + 1)).data?.revision).toBe(saved.revision)
    expect((await ask(other, saved.revision)).code).toBe(CODE.forbidden)
  })

  it('projects stores a project and gives back the very same fields, with the revision of the save', async () => {
    const project = demo.project('Tower "A" — 塔楼', { cadSysCal: { own: [1, 2.5, null] } })
    const { data: saved } = await demo.save<SavedProject>(project)
    expect(saved).toMatchObject({ id: project.id, revision: 1 })
    expect((await get(demo, project.id)).data).toEqual({ ...project, revision: 1 })
  })

  it('projects counts revisions from save to save and refuses one that is based on an older one', async () => {
    const project = demo.project('Contested')
    await demo.save(project)
    expect((await demo.save<SavedProject>({ ...project, revision: 1, projectNo: 'second' })).data.revision).toBe(2)
    const late = await demo.save<ProjectConflict>({ ...project, revision: 1, projectNo: 'late' })
    expect(late.code).toBe(CODE.projectConflict)
    expect(late.data).toMatchObject({ id: project.id, revision: 2, updatedBy: 'Demo Engineer' })
    expect((await get(demo, project.id)).data).toMatchObject({ revision: 2, projectNo: 'second' })
  })

  it('projects refuses a save from the future and a first save over a stored project', async () => {
    const project = demo.project('Future')
    await demo.save(project)
    expect((await demo.save({ ...project, revision: 9, projectNo: 'x' })).code).toBe(CODE.projectConflict)
    expect((await demo.save({ ...project, revision: 0, projectNo: 'x' })).code).toBe(CODE.projectConflict)
  })

  it('projects takes the same save again where its answer was lost on the way', async () => {
    const project = demo.project('Repeated')
    await demo.save(project)
    expect(await demo.save(project)).toMatchObject({ code: CODE.ok, data: { revision: 1 } })
    const second = { ...project, revision: 1, projectNo: 'n' }
    await demo.save(second)
    expect(await demo.save(second)).toMatchObject({ code: CODE.ok, data: { revision: 2 } })
  })

  it('projects lets exactly one of many concurrent saves on one revision win', async () => {
    const project = demo.project('Race')
    await demo.save(project)
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, index) => demo.save<SavedProject>({ ...project, revision: 1, projectNo: `racer ${index}` })),
    )
    const codes = answers.map(({ code }) => code).sort()
    expect(codes).toEqual([CODE.ok, ...Array<number>(11).fill(CODE.projectConflict)])
  })

  it('projects gives a project without an id one of its own', async () => {
    const { data } = await demo.save<SavedProject>(demo.project('New', { id: '' }))
    expect(data.id).toMatch(/^[0-9a-f-]{36}$/)
    expect((await get(demo, data.id)).data).toMatchObject({ id: data.id, createdBy: demo.userId })
  })

  it.each([
    ['without a name', { projectName: '  ' }],
    ['of another creator', { createdBy: 'somebody-else' }],
  ])('projects pretends success for a project %s and stores nothing', async (_case, change) => {
    const project = demo.project('Skipped', change)
    const answer = await demo.save(project)
    expect([answer.code, answer.data, answer.message]).toEqual([CODE.ok, CODE.skippedSave, SKIPPED_SAVE_MESSAGE])
    expect((await get(demo, project.id)).code).toBe(CODE.notFound)
  })

  it("projects opens nobody else's project, neither to read, save, copy nor delete", async () => {
    const project = demo.project('Private')
    await demo.save(project)
    expect((await get(other, project.id)).code).toBe(CODE.forbidden)
    expect((await other.save({ ...project, createdBy: other.userId, revision: 1 })).code).toBe(CODE.forbidden)
    expect((await other.save({ ...project, createdBy: other.userId, revision: 0 })).code).toBe(CODE.forbidden)
    expect((await other.post(CALLS.project.mssp.clone.path, { id: project.id })).code).toBe(CODE.forbidden)
    expect((await other.post(CALLS.project.mssp.remove.path, { ids: [project.id] })).code).toBe(CODE.notFound)
    expect((await list(other)).total).toBe(0)
    expect((await get(demo, project.id)).data).toMatchObject({ revision: 1, projectName: 'Private' })
  })

  it('projects shows all projects of the library to who may see all, and lets them write none', async () => {
    const project = demo.project('Visible')
    await demo.save(project)
    expect((await get(lead, project.id)).code).toBe(CODE.ok)
    expect((await list(lead, { text: 'visible' })).records[0]?.createdBy).toBe(demo.userId)
    expect((await list(lead, { text: 'visible', isOwnOnly: true })).total).toBe(0)
    expect((await lead.post(CALLS.project.mssp.remove.path, { ids: [project.id] })).code).toBe(CODE.notFound)
    expect((await lead.save({ ...project, revision: 1 })).data).toBe(CODE.skippedSave)
  })

  it('projects names the place of a wrong value', async () => {
    const project = demo.project('Wrong', { selection: { oduList: [{ id: 's', pipingGraphData: { nodes: 'none', edges: [] } }] } })
    const answer = await demo.save(project)
    expect(answer).toMatchObject({ code: CODE.badRequest, data: { path: '$.selection.oduList[0].pipingGraphData.nodes' } })
    expect(await demo.save({ ...project, id: 'no such/id' })).toMatchObject({ code: CODE.badRequest, data: { path: '$.id' } })
    expect(await demo.save({ ...project, revision: -1 })).toMatchObject({ code: CODE.badRequest, data: { path: '$.revision' } })
  })

  it('projects refuses what is too long for a list, with the field named', async () => {
    for (const field of ['projectNo', 'projectType', 'country', 'city'] as const) {
      const answer = await demo.save(demo.project('Long', { [field]: 'x'.repeat(201) }))
      expect(answer).toMatchObject({ code: CODE.badRequest, data: { path: `$.${field}` } })
      expect((await demo.save(demo.project('Long', { [field]: 'x'.repeat(200) }))).code).toBe(CODE.ok)
    }
    for (const kind of ['simulation', 'noise'] as const) {
      const project = { projectName: 'Long', createdBy: demo.userId, city: ['x'.repeat(120), 'y'.repeat(120)] }
      const body = kind === 'noise' ? project : { body: gzipSync(JSON.stringify(project)).toString('base64') }
      expect(await demo.post(CALLS.project[kind].save.path, body)).toMatchObject({ code: CODE.badRequest, data: { path: '$.city' } })
    }
  })

  it('projects lists the bid of a project and filters by it; a project without one has empty fields', async () => {
    const bid = { solution: 'VRF', powerType: 60, cooperativeType: '2', bidWinornot: 'won' }
    await demo.save(demo.project('Bid of ours', { bidAgainst: 'Brand A, Brand B', page1: { projectName: 'Bid of ours', ...bid } }))
    await demo.save(demo.project('Bid of nobody'))
    const { records } = await list(demo, { text: 'Bid of' })
    expect(records.find(({ projectName }) => projectName === 'Bid of ours')).toMatchObject({
      ...bid,
      cooperativeType: 2,
      bidAgainst: 'Brand A, Brand B',
    })
    expect(records.find(({ projectName }) => projectName === 'Bid of nobody')).toMatchObject({
      ...{ solution: '', powerType: null, cooperativeType: null, bidAgainst: '', bidWinornot: '' },
    })
    for (const filter of [{ solution: 'VRF' }, { powerType: 60 }, { cooperativeType: 2 }, { bidWinornot: 'won' }])
      expect((await list(demo, { text: 'Bid of', ...filter })).records.map(({ projectName }) => projectName)).toEqual(['Bid of ours'])
    expect((await list(demo, { text: 'Bid of', bidWinornot: 'won', powerType: 50 })).total).toBe(0)
    const long = await demo.save(demo.project('Bid of length', { page1: { solution: 'x'.repeat(201) } }))
    expect(long).toMatchObject({ code: CODE.badRequest, data: { path: '$.page1.solution' } })
  })

  it('projects finds by text in name, number, city and owner, taking signs of patterns for themselves', async () => {
    await demo.save(demo.project('Rate 100% done', { projectNo: 'N_1', country: 'IT', city: '["","Milan"]', projectType: 'Hotel' }))
    expect((await list(demo, { text: '100%' })).records.map(({ projectName }) => projectName)).toEqual(['Rate 100% done'])
    expect((await list(demo, { text: '1%0' })).total).toBe(0)
    expect((await list(demo, { text: 'n_1' })).total).toBe(1)
    expect((await list(demo, { text: 'MILAN', country: 'IT', projectType: 'Hotel' })).total).toBe(1)
    expect((await list(demo, { text: "'; drop table project; --" })).total).toBe(0)
    expect((await list(demo, { country: 'FR' })).total).toBe(0)
  })

  it('projects lists the latest change first, page by page', async () => {
    const { records, total } = await list(demo)
    const times = records.map(({ updatedAt }) => updatedAt)
    expect(times).toEqual([...times].sort().reverse())
    const pages = [await list(demo, {}, { current: '1', size: '3' }), await list(demo, {}, { current: '2', size: '3' })]
    expect(pages.flatMap((page) => page.records.map(({ id }) => id))).toEqual(records.slice(0, 6).map(({ id }) => id))
    expect(pages[1]).toMatchObject({ current: 2, size: 3, total })
  })

  it('projects copies under a free name, with a number and an owner of its own', async () => {
    const project = demo.project('Original')
    await demo.save(project)
    const first = await demo.post<SavedProject>(CALLS.project.mssp.clone.path, { id: project.id })
    const second = await demo.post<SavedProject>(CALLS.project.mssp.clone.path, { id: first.data.id })
    const copies = [await get(demo, first.data.id), await get(demo, second.data.id)].map(({ data }) => data)
    expect(copies.map(({ projectName }) => projectName)).toEqual(['Original (2)', 'Original (3)'])
    expect(copies.map(({ page1 }) => page1['projectName'])).toEqual(['Original (2)', 'Original (3)'])
    expect(new Set([project.projectNo, ...copies.map(({ projectNo }) => projectNo)]).size).toBe(3)
    expect(copies[0]?.selection).toEqual(project.selection)
    const named = await lead.post<SavedProject>(CALLS.project.mssp.clone.path, { id: project.id, projectName: 'Mine' })
    expect((await get(lead, named.data.id)).data).toMatchObject({ projectName: 'Mine', createdBy: lead.userId, revision: 1 })
  })

  it('projects deletes several at once and tells which; a later save of a deleted one is refused', async () => {
    const projects = [demo.project('Gone 1'), demo.project('Gone 2')]
    for (const project of projects) await demo.save(project)
    const ids = projects.map(({ id }) => id)
    const { data } = await demo.post<RemovedProjects>(CALLS.project.mssp.remove.path, { ids: [...ids, 'never'] })
    expect(data.removed.sort()).toEqual([...ids].sort())
    expect((await get(demo, ids[0] ?? '')).code).toBe(CODE.notFound)
    expect((await demo.save({ ...projects[0], revision: 1 })).code).toBe(CODE.notFound)
  })

  it('projects never gives a project number twice', async () => {
    const numbers = await Promise.all(
      Array.from({ length: 20 }, async () => (await demo.post<string>(CALLS.project.mssp.makeProjectNo.path)).data),
    )
    expect(new Set(numbers).size).toBe(20)
    expect(numbers[0]).toMatch(/^P\d{8}-\d{3,}$/)
  })

  describe('bodies', () => {
    const send = (payload: Buffer | string, headers: Record<string, string> = {}) =>
      demo.send({ method: 'POST', url: CALLS.project.mssp.save.path, payload, headers: { 'content-type': 'application/json', ...headers } })
    const envelope = (response: { json: () => unknown }) => response.json() as Envelope<unknown>

    it('bodies travel gzipped where the header says so', async () => {
      const project = demo.project('Packed')
      const response = await send(gzipSync(JSON.stringify(project)), { [HEADER.contentEncoding]: 'gzip' })
      expect(envelope(response)).toMatchObject({ code: CODE.ok, data: { id: project.id } })
    })

    it('bodies in several gzip members are read whole, whatever length is said of them', async () => {
      for (const said of [undefined, 'all', '1', '-1', '2.5', '1e99', 'nonsense']) {
        const text = JSON.stringify(demo.project(`Members ${said}`, { cadSysCal: { noise: randomBytes(90_000).toString('base64') } }))
        const length = said === 'all' ? String(text.length) : said
        const headers = { [HEADER.contentEncoding]: 'gzip', ...(length && { [HEADER.unpackedLength]: length }) }
        const members = [text.slice(0, 60_000), text.slice(60_000, -1), text.slice(-1)].map((part) => gzipSync(part))
        expect([said, envelope(await send(Buffer.concat(members), headers)).code]).toEqual([said, CODE.ok])
      }
    })

    it('bodies that only claim to be gzip, or are in another encoding, are refused by name', async () => {
      expect(envelope(await send('{}', { [HEADER.contentEncoding]: 'gzip' })).message).toContain('no gzip')
      expect(envelope(await send('{}', { [HEADER.contentEncoding]: 'br' })).message).toContain('br')
    })

    it('over 64 MB are refused with 413, packed or not', async () => {
      const large = Buffer.alloc(64 * 1024 * 1024 + 1, ' ')
      const plain = await send(large)
      const packed = await send(gzipSync(large), { [HEADER.contentEncoding]: 'gzip' })
      expect([plain.statusCode, packed.statusCode]).toEqual([413, 413])
      expect([envelope(plain).code, envelope(packed).code]).toEqual([CODE.bodyTooLarge, CODE.bodyTooLarge])
    })

    it('bodies of a stranger are not read at all', async () => {
      const response = await stranger(server.app).send({
        method: 'POST',
        url: CALLS.project.mssp.save.path,
        payload: 'x',
        headers: { 'content-type': 'application/json' },
      })
      expect(envelope(response).code).toBe(CODE.signedOut)
    })

    it('bodies that are no JSON or no object are refused, a byte-order mark is not', async () => {
      expect(envelope(await send('{"id":'))).toMatchObject({ code: CODE.badRequest, message: expect.stringContaining('no JSON') as string })
      expect(envelope(await send('[1]'))).toMatchObject({ code: CODE.badRequest, data: { path: '$' } })
      expect(envelope(await send(`\uFEFF${JSON.stringify(demo.project('Marked'))}`)).code).toBe(CODE.ok)
    })

    it('bodies lose keys that reach into prototypes, at any depth', async () => {
      const project = demo.project('Safe')
      const text = JSON.stringify(project).replace(
        '"page1":{',
        '"__proto__":{"isAdmin":true},"constructor":1,"page1":{"__proto__":{"deep":1},',
      )
      expect(envelope(await send(text)).code).toBe(CODE.ok)
      const { data } = await get(demo, project.id)
      expect(data).toEqual({ ...project, revision: 1 })
      expect(JSON.stringify(data)).not.toMatch(/__proto__|isAdmin|deep/)
    })
  })
})
