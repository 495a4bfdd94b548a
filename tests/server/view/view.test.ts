import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { accountRepository } from '../../../server/access/account-repository'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { CALLS } from '../../../src/contract/calls'
import { CODE } from '../../../src/contract/envelope'
import { type SavedProject } from '../../../src/contract/project/project-calls'
import { readProject, type WireProject } from '../../../src/contract/project/project-wire'
import type { Shared, ShareList, ShareProject } from '../../../src/contract/project/share'
import type { Sender, View } from '../../../src/contract/view'
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

const PASSWORD = 'a long sentence of mine'
const PAGE = { projectName: 'Harbour tower', userName: 'Anna at the desk', email: 'desk@design.example', telphone: '+49 30 1234' }
let folder: TestFolder
let database: Database
let server: TestServer
let anna: Caller
let visitor: Caller
let projectId = ''

beforeAll(async () => {
  folder = preparedFolder()
  database = await openDatabase(folder.path)
  const password = await testHashing.hash(PASSWORD)
  await accountRepository(database.tables).add(person('anna-account', 'levelOne', { library: 'NA0101', name: 'Anna Berg' }), password)
  server = await startServer({}, { lent: database })
  anna = await callerWith(server.app, 'anna-account@design.example', PASSWORD)
  visitor = stranger(server.app)
}, 120_000)
afterAll(async () => {
  await server.close()
  await database.close()
  folder.remove()
})

beforeEach(async () => {
  await database.tables.deleteFrom('attempt').execute()
  projectId = (await anna.save<SavedProject>(anna.project('Harbour tower', { email: 'anna-account@design.example', page1: PAGE }))).data.id
})

const share = (more: Partial<ShareProject> = {}) => anna.post<Shared>(CALLS.share.share.path, { projectId, ...more })
const tokenOf = async (more: Partial<ShareProject>): Promise<string> => (await share(more)).data.token ?? ''
const ask = <T>(name: keyof typeof CALLS.view, token: string) => visitor.post<T>(CALLS.view[name].path, { token })
const link = async () => (await anna.post<ShareList>(CALLS.share.list.path, { projectId })).data.shares[0]
const VIEWING = ['open', 'project', 'rulePack'] as const

describe('decisions, section 8, view link', () => {
  it('the door names the sender and the project for every valid link, and says whether it needs an account', async () => {
    const closed = await ask<Sender>('sender', await tokenOf({}))
    expect(closed.data).toEqual({ projectName: 'Harbour tower', userName: 'Anna Berg', isOpen: false })
    expect((await ask<Sender>('sender', await tokenOf({ isOpen: true }))).data.isOpen).toBe(true)
    const wrong = await ask('sender', 'made-up')
    expect([wrong.code, JSON.stringify(wrong.data)]).toEqual([CODE.linkNotValid, 'null'])
  })

  it('a link needs an account unless its owner allows visits without one', async () => {
    const token = await tokenOf({})
    for (const name of VIEWING) expect((await ask(name, token)).code, name).toBe(CODE.linkNotValid)
  })

  it('an open link shows the project, and of its owner only the name', async () => {
    const token = await tokenOf({ isOpen: true, days: 7 })
    const { data } = await ask<View>('open', token)
    expect(data).toMatchObject({ projectName: 'Harbour tower', userName: 'Anna Berg', library: 'NA0101' })
    expect(Date.parse(data.endsAt ?? '') - Date.now()).toBeGreaterThan(6 * 86_400_000)
    const shown = await ask<WireProject>('project', token)
    expect(JSON.stringify(shown)).not.toMatch(/anna-account|desk@design|1234/)
    const project = readProject(shown.data)
    expect(project).toMatchObject({ id: projectId, savedRevision: 1, ownerId: '', ownerName: 'Owner' })
    expect(project.information).toMatchObject({ projectName: 'Harbour tower', userName: 'Anna at the desk', email: '' })
    expect(project.systemOrder).toHaveLength(1)
    expect((await ask<{ series: unknown[] }>('rulePack', token)).data.series.length).toBeGreaterThan(0)
  })

  it('a large project is read beside the calls and arrives whole, without the account', async () => {
    const remarks = 'a long text of the project '.repeat(12_000)
    const large = anna.project('Large tower', { id: projectId, revision: 1, email: 'anna-account@design.example', page1: PAGE, remarks })
    expect((await anna.save(large)).code).toBe(CODE.ok)
    const shown = await ask<WireProject>('project', await tokenOf({ isOpen: true }))
    expect(shown.data).toMatchObject({ projectName: 'Large tower', revision: 2, remarks })
    expect(JSON.stringify(shown.data)).not.toMatch(/anna-account|desk@design/)
  })

  it('a link shows its own project alone, and opens no other call', async () => {
    const token = await tokenOf({ isOpen: true })
    const other = (await anna.save<SavedProject>(anna.project('Another tower'))).data.id
    const shown = await visitor.post<WireProject>(CALLS.view.project.path, { token, id: other, projectId: other })
    expect([shown.code, shown.data.id]).toEqual([CODE.ok, projectId])
    for (const header of ['Token', 'sso-session']) {
      const taken = await visitor.send({ method: 'POST', url: CALLS.project.mssp.list.path, payload: {}, headers: { [header]: token } })
      expect(taken.json()).toMatchObject({ code: CODE.signedOut })
    }
  })

  it('taken back, ended, of a removed project or of a closed account it shows nothing with the next call', async () => {
    const expectClosed = async (token: string): Promise<void> => {
      for (const name of [...VIEWING, 'sender'] as const) expect((await ask(name, token)).code, name).toBe(CODE.linkNotValid)
    }
    const taken = await share({ isOpen: true })
    expect((await ask('open', taken.data.token ?? '')).code).toBe(CODE.ok)
    await anna.post(CALLS.share.revoke.path, { id: taken.data.share.id })
    await expectClosed(taken.data.token ?? '')
    await anna.post(CALLS.share.restore.path, { id: taken.data.share.id })
    expect((await ask('project', taken.data.token ?? '')).code).toBe(CODE.ok)

    const ended = await share({ isOpen: true })
    await database.tables
      .updateTable('project_share')
      .set({ ends_at: new Date(Date.now() - 1_000) })
      .where('id', '=', ended.data.share.id)
      .execute()
    await expectClosed(ended.data.token ?? '')

    const { tables } = database
    await tables.updateTable('account').set({ status: 'closed' }).where('id', '=', 'anna-account').execute()
    await expectClosed(taken.data.token ?? '')
    await tables.updateTable('account').set({ status: 'open' }).where('id', '=', 'anna-account').execute()
    expect((await ask('open', taken.data.token ?? '')).code).toBe(CODE.ok)
    await tables.updateTable('project').set({ removed_at: new Date() }).where('id', '=', projectId).execute()
    await expectClosed(taken.data.token ?? '')
  })

  it('only a link to a piping project may be open, and the list tells that it is and how often it was visited', async () => {
    expect((await share({ isOpen: true, userId: 'anna-account' })).code).toBe(CODE.badRequest)
    const noise = { id: 'noise-project-1', projectName: 'Quiet', projectNo: '' }
    const { data } = await anna.post<SavedProject>(CALLS.project.noise.save.path, noise)
    expect((await anna.post(CALLS.share.share.path, { projectId: data.id, isOpen: true })).code).toBe(CODE.badRequest)
    const token = await tokenOf({ isOpen: true })
    expect(await link()).toMatchObject({ kind: 'link', isOpen: true, visits: 0 })
    await ask('open', token)
    await ask('project', token)
    await ask('open', token)
    expect(await link()).toMatchObject({ isOpen: true, visits: 2, openedBy: [] })
  })

  it('the answers are kept nowhere and listed by no search engine', async () => {
    for (const token of [await tokenOf({ isOpen: true }), 'made-up'])
      for (const row of Object.values(CALLS.view)) {
        const { headers } = await visitor.send({ method: 'POST', url: row.path, payload: { token } })
        expect(headers, row.path).toMatchObject({
          'x-robots-tag': 'noindex, nofollow',
          'referrer-policy': 'no-referrer',
          'cache-control': 'no-store',
        })
      }
  })

  it('guessing is slowed down: too many calls from one network are refused', async () => {
    const codes: number[] = []
    for (let at = 0; at < 130; at++) codes.push((await ask('sender', `guess-${at}`)).code)
    expect(codes[0]).toBe(CODE.linkNotValid)
    expect(codes.at(-1)).toBe(CODE.tooManyRequests)
  })
})
