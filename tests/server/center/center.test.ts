import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { SHARE_ROLE, type Permission, type UserInfo } from '../../../src/contract/account/account'
import type { AuditList } from '../../../src/contract/center/audit'
import type { CenterLibrary } from '../../../src/contract/center/libraries'
import type { AddedUser, CenterRole, UserFilter, UserList } from '../../../src/contract/center/users'
import type { ExportFilter, Statistic, VisitList } from '../../../src/contract/center/visitors'
import { CODE } from '../../../src/contract/envelope'
import { isCadOn } from '../../../src/platform/permissions'
import { newAccount, type Account } from '../../../server/access/account'
import { callerWith, folderWith, signIn, startServer, type Caller, type TestFolder, type TestServer } from '../../helpers/server'

const PASSWORD = 'a long sentence of mine'
const person = (id: string, role: Account['role'], more: Partial<Account> = {}): Account =>
  newAccount({ id, login: `${id}@design.example`, name: id, role, kind: 'LOCAL', ...more })

const BOSS = person('boss', 'superAdmin', { name: 'Boss' })
const SECOND = person('second', 'superAdmin', { name: 'Second boss' })
const SUB = person('sub', 'subAdmin', { library: 'EU01', name: 'Sub' })
const LEAD = person('lead', 'levelOne', { library: 'EU01', name: 'Lead' })
const LEVEL_TWO = person('anna', 'levelTwo', { library: 'EU01', name: 'Anna 50%_x' })
const FAR = person('far', 'levelTwo', { library: '0001', name: 'Far' })
const GUEST = person('guest', 'guest', { library: 'EU01', kind: 'GUEST', name: 'Guest', organization: 'Studio Nord' })

describe('section 2, user centre', () => {
  let folder: TestFolder
  let server: TestServer
  let boss: Caller
  let sub: Caller
  let lead: Caller
  let anna: Caller

  beforeAll(async () => {
    folder = await folderWith([BOSS, SECOND, SUB, LEAD, LEVEL_TWO, FAR, GUEST].map((account) => ({ account, password: PASSWORD })))
    server = await startServer({ BRANCHLINE_DATA: folder.path, HOST: '0.0.0.0' })
    boss = await callerWith(server.app, BOSS.login, PASSWORD)
    sub = await callerWith(server.app, SUB.login, PASSWORD)
    lead = await callerWith(server.app, LEAD.login, PASSWORD)
    anna = await callerWith(server.app, LEVEL_TWO.login, PASSWORD)
    await boss.post(CALLS.center.addLibrary.path, { libCode: 'EU01', name: 'Europe' })
  }, 120_000)
  afterAll(async () => {
    await server.close()
    folder.remove()
  })

  const list = async (caller: Caller, filter: UserFilter = {}, page: Record<string, string> = {}) =>
    (await caller.post<UserList>(CALLS.center.users.path, filter, page)).data
  const names = async (caller: Caller, filter: UserFilter = {}, page: Record<string, string> = {}) =>
    (await list(caller, filter, page)).records.map(({ userName }) => userName)
  const codeOf = async (caller: Caller, path: string, body: object) => (await caller.post(path, body)).code

  it('section 2, user centre users: a super admin sees everybody, others their library, and level 2 nobody', async () => {
    expect(await names(boss)).toEqual(['Anna 50%_x', 'Boss', 'Far', 'Guest', 'Lead', 'Second boss', 'Sub'])
    expect(await names(sub)).toEqual(['Anna 50%_x', 'Guest', 'Lead', 'Sub'])
    expect(await names(sub, { libCode: '0001' })).toEqual([])
    expect(await codeOf(anna, CALLS.center.users.path, {})).toBe(CODE.forbidden)
  })

  it('section 2, user centre users: search takes its text literally, filters join, pages follow the order', async () => {
    expect(await names(boss, { text: '50%_' })).toEqual(['Anna 50%_x'])
    expect(await names(boss, { text: 'studio' })).toEqual(['Guest'])
    expect(await names(boss, { userType: 'GUEST', libCode: 'EU01', shareRole: SHARE_ROLE.guest, status: 'open' })).toEqual(['Guest'])
    expect(await names(boss, { status: 'waiting' })).toEqual([])
    const sort = { key: 'userName', direction: 'descending' } as const
    const page = { current: '2', size: '3' }
    expect(await list(boss, { sort }, page)).toMatchObject({ total: 7, current: 2, size: 3 })
    expect(await names(boss, { sort }, page)).toEqual(['Guest', 'Far', 'Boss'])
  })

  it('section 2, user centre users: nobody decides about himself, his like or who is above; level 1 decides about guests only', async () => {
    const close = (caller: Caller, ...userIds: string[]) => codeOf(caller, CALLS.center.setStatus.path, { userIds, status: 'closed' })
    expect(await close(boss, BOSS.id)).toBe(CODE.ownAccount)
    expect(await close(sub, LEVEL_TWO.id, SUB.id)).toBe(CODE.ownAccount)
    expect(await close(sub, FAR.id)).toBe(CODE.notFound)
    expect(await close(lead, LEVEL_TWO.id)).toBe(CODE.aboveCaller)
    expect(await close(sub, 'nobody')).toBe(CODE.notFound)
    expect((await anna.get(CALLS.account.userInfo.path)).code).toBe(CODE.ok)
    expect((await list(lead)).records.filter(({ isChangeable }) => isChangeable).map(({ userId }) => userId)).toEqual([GUEST.id])
    expect(await close(lead, GUEST.id)).toBe(CODE.ok)
    expect((await signIn(server.app, GUEST.login, PASSWORD)).code).not.toBe(CODE.ok)
    expect(await codeOf(lead, CALLS.center.setStatus.path, { userIds: [GUEST.id], status: 'open' })).toBe(CODE.ok)
    expect((await signIn(server.app, GUEST.login, PASSWORD)).code).toBe(CODE.ok)
  })

  it('section 2, user centre users: closing an account ends its sessions at once', async () => {
    const far = await callerWith(server.app, FAR.login, PASSWORD)
    expect(await codeOf(boss, CALLS.center.setStatus.path, { userIds: [FAR.id], status: 'closed' })).toBe(CODE.ok)
    expect((await far.get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
    expect(await codeOf(boss, CALLS.center.setStatus.path, { userIds: [FAR.id], status: 'open' })).toBe(CODE.ok)
    const again = await callerWith(server.app, FAR.login, PASSWORD)
    expect(await codeOf(boss, CALLS.center.endSessions.path, { userIds: [FAR.id] })).toBe(CODE.ok)
    expect((await again.get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
  })

  it('section 2, user centre users: assigning a library and sharing need their permissions and a library that exists', async () => {
    const body = { userIds: [FAR.id], libCode: 'EU01' }
    expect(await codeOf(sub, CALLS.center.assignLibrary.path, body)).toBe(CODE.forbidden)
    expect(await codeOf(boss, CALLS.center.assignLibrary.path, { ...body, libCode: 'XX' })).toBe(CODE.notFound)
    expect(await codeOf(boss, CALLS.center.assignLibrary.path, body)).toBe(CODE.ok)
    expect(await names(sub, { text: 'Far' })).toEqual(['Far'])
    expect(await codeOf(sub, CALLS.center.setSharing.path, { userIds: [FAR.id], isShare: false })).toBe(CODE.ok)
    expect((await list(sub, { text: 'Far' })).records[0]?.isShare).toBe(false)
    expect(await codeOf(lead, CALLS.center.setSharing.path, { userIds: [GUEST.id], isShare: false })).toBe(CODE.forbidden)
    expect(await codeOf(boss, CALLS.center.assignLibrary.path, { ...body, libCode: '0001' })).toBe(CODE.ok)
  })

  it('section 6, cad: comes with a library that is assigned, can be changed, and opens the CAD projects', async () => {
    const userInfo = async () => (await anna.get<UserInfo>(CALLS.account.userInfo.path)).data
    const cadProjects = () => codeOf(anna, CALLS.project.mssp.list.path, { origin: 2 })
    const isShown = async () => (await list(boss, { text: 'Anna' })).records[0]?.isCad
    const turn = (isCad: boolean) => codeOf(boss, CALLS.center.setCad.path, { userIds: [LEVEL_TWO.id], isCad })
    expect([isCadOn(await userInfo(), false), await isShown(), await cadProjects()]).toEqual([false, false, CODE.forbidden])
    const assign = (more: object) => codeOf(boss, CALLS.center.assignLibrary.path, { userIds: [LEVEL_TWO.id], ...more })
    expect(await assign({ libCode: '0001' })).toBe(CODE.ok)
    expect([isCadOn(await userInfo(), false), await isShown(), await cadProjects()]).toEqual([true, true, CODE.ok])
    expect(await assign({ libCode: 'EU01', isCad: false })).toBe(CODE.ok)
    expect((await userInfo()).cad).toEqual(['0001'])
    expect([await isShown(), await cadProjects()]).toEqual([false, CODE.forbidden])
    expect([await turn(true), await turn(true)]).toEqual([CODE.ok, CODE.ok])
    expect((await userInfo()).cad).toEqual(['0001', 'EU01'])
    expect(await cadProjects()).toBe(CODE.ok)
    expect(await turn(false)).toBe(CODE.ok)
    expect((await userInfo()).cad).toEqual(['0001'])
    expect(await codeOf(sub, CALLS.center.setCad.path, { userIds: [LEVEL_TWO.id], isCad: true })).toBe(CODE.forbidden)
    const { data } = await boss.post<AuditList>(CALLS.center.audit.path, { text: 'cad changed' })
    expect(data.records[0]).toMatchObject({ about: LEVEL_TWO.name, userName: 'Boss', details: '{"isCad":false}' })
  })

  it('section 6, roles: a change takes effect on an open session at once', async () => {
    const change = (shareRole: string) => codeOf(boss, CALLS.center.changeRole.path, { userIds: [LEVEL_TWO.id], shareRole })
    expect(await codeOf(anna, CALLS.center.users.path, {})).toBe(CODE.forbidden)
    expect(await change(SHARE_ROLE.subAdmin)).toBe(CODE.ok)
    expect(await codeOf(anna, CALLS.center.users.path, {})).toBe(CODE.ok)
    const { data } = await anna.get<Permission[]>(`${CALLS.account.permissions.path}?applicationCode=1016`)
    expect(data.map(({ url }) => url)).toContain('center')
    expect(await change(SHARE_ROLE.levelTwo)).toBe(CODE.ok)
    expect(await codeOf(anna, CALLS.center.users.path, {})).toBe(CODE.forbidden)
  })

  it('section 2, user centre roles: a guest account never administers, and only holders of center:role give roles', async () => {
    const body = { userIds: [GUEST.id], shareRole: SHARE_ROLE.superAdmin }
    expect(await codeOf(boss, CALLS.center.changeRole.path, body)).toBe(CODE.aboveCaller)
    expect(await codeOf(sub, CALLS.center.changeRole.path, { ...body, shareRole: SHARE_ROLE.levelTwo })).toBe(CODE.forbidden)
  })

  it('section 2, user centre roles: of two super admins who dismiss each other at once one stays', async () => {
    const second = await callerWith(server.app, SECOND.login, PASSWORD)
    const dismiss = (caller: Caller, id: string) =>
      codeOf(caller, CALLS.center.changeRole.path, { userIds: [id], shareRole: SHARE_ROLE.levelTwo })
    const codes = await Promise.all([dismiss(boss, SECOND.id), dismiss(second, BOSS.id)])
    expect(codes.filter((code) => code === CODE.ok)).toHaveLength(1)
    const winner = codes[0] === CODE.ok ? boss : second
    const loserId = codes[0] === CODE.ok ? SECOND.id : BOSS.id
    const { data } = await winner.post<CenterRole[]>(CALLS.center.roles.path)
    expect(data.find(({ shareRole }) => shareRole === SHARE_ROLE.superAdmin)?.users).toBe(1)
    expect(await codeOf(winner, CALLS.center.changeRole.path, { userIds: [loserId], shareRole: SHARE_ROLE.superAdmin })).toBe(CODE.ok)
  })

  it('section 2, user centre roles: the list tells permissions and how many hold each role', async () => {
    const { data } = await boss.post<CenterRole[]>(CALLS.center.roles.path)
    expect(data.map(({ shareRole }) => shareRole)).toEqual(Object.values(SHARE_ROLE))
    expect(data[1]).toMatchObject({ users: 1, openUsers: 1 })
    expect(data[1]?.permissions).toContain('center:users:approve')
    expect(await codeOf(sub, CALLS.center.roles.path, {})).toBe(CODE.forbidden)
  })

  it('section 2, user centre roles: a new account signs in with the password that is told once', async () => {
    const body = { userName: 'New', personalEmail: 'New@design.example', shareRole: SHARE_ROLE.levelOne, libCode: 'EU01' }
    const { data } = await boss.post<AddedUser>(CALLS.center.addUser.path, body)
    expect((await signIn(server.app, 'new@design.example', data.password)).data.userInfo).toMatchObject({
      shareRole: SHARE_ROLE.levelOne,
      libCode: 'EU01',
    })
    expect(await codeOf(boss, CALLS.center.addUser.path, body)).toBe(CODE.alreadyRegistered)
    expect(await codeOf(boss, CALLS.center.addUser.path, { ...body, personalEmail: 'x@design.example', libCode: 'XX' })).toBe(CODE.notFound)
    expect(await codeOf(sub, CALLS.center.addUser.path, body)).toBe(CODE.forbidden)
  })

  it('dbm: libraries with who works with them; adding and renaming need center:dbm', async () => {
    const libraries = async (caller: Caller) => (await caller.post<CenterLibrary[]>(CALLS.center.libraries.path)).data
    expect((await libraries(boss)).map(({ libCode }) => libCode)).toEqual(['0001', 'EU01'])
    expect(await libraries(sub)).toMatchObject([{ libCode: 'EU01', name: 'Europe', pack: expect.stringMatching(/./) as string }])
    expect(await codeOf(sub, CALLS.center.addLibrary.path, { libCode: 'ME01', name: 'Middle East' })).toBe(CODE.forbidden)
    expect(await codeOf(boss, CALLS.center.addLibrary.path, { libCode: 'EU01', name: 'Again' })).toBe(CODE.libraryTaken)
    expect(await codeOf(boss, CALLS.center.renameLibrary.path, { libCode: 'EU01', name: 'Europe and UK' })).toBe(CODE.ok)
    expect(await codeOf(boss, CALLS.center.renameLibrary.path, { libCode: 'XX', name: 'x' })).toBe(CODE.notFound)
    expect((await libraries(sub))[0]?.name).toBe('Europe and UK')
  })

  it('section 2, user centre visitors: visits are counted by account and day, seen by library, and exported where the permission allows', async () => {
    for (const area of ['mssp', 'mssp', 'cad']) await anna.post(CALLS.center.noteVisit.path, { area })
    await boss.post(CALLS.center.noteVisit.path, { area: 'center' })
    const today = new Date().toISOString().slice(0, 10)
    const range = { from: today, to: today }
    const seen = (await sub.post<VisitList>(CALLS.center.visits.path, range)).data
    expect(seen.records).toMatchObject([{ day: today, userId: LEVEL_TWO.id, areas: ['cad', 'mssp'], visits: 3 }])
    expect((await boss.post<VisitList>(CALLS.center.visits.path, range)).data.total).toBe(2)
    const statistics = async (by: string) => (await boss.post<Statistic[]>(CALLS.center.visitStatistics.path, { ...range, by })).data
    expect(await statistics('day')).toEqual([{ key: today, visits: 4, visitors: 2 }])
    expect(await statistics('area')).toContainEqual({ key: 'mssp', visits: 2, visitors: 1 })
    expect(await statistics('shareRole')).toContainEqual({ key: SHARE_ROLE.levelTwo, visits: 3, visitors: 1 })
    const exported: ExportFilter = { ...range, area: 'mssp' }
    expect((await sub.post<VisitList>(CALLS.center.exportVisits.path, exported)).data.records).toMatchObject([
      { visits: 2, areas: ['mssp'] },
    ])
    await sub.post<VisitList>(CALLS.center.exportVisits.path, exported, { current: '2' })
    const [mark] = (await boss.post<AuditList>(CALLS.center.audit.path, { text: 'statistics exported' })).data.records
    expect(mark).toMatchObject({ userName: 'Sub', details: JSON.stringify({ ...range, page: 2 }) })
    expect(await codeOf(lead, CALLS.center.exportVisits.path, exported)).toBe(CODE.forbidden)
    expect(await codeOf(boss, CALLS.center.visits.path, { from: '2024-01-01', to: today })).toBe(CODE.badRequest)
    expect(await codeOf(boss, CALLS.center.visits.path, { from: '2024-02-30', to: '2024-02-01' })).toBe(CODE.badRequest)
    expect((await boss.post<UserList>(CALLS.center.users.path, { text: 'Anna' })).data.records[0]?.lastVisit).toBe(today)
  })

  it('audit: every administrative act is written down with who did it to whom, for super admins', async () => {
    const { data } = await boss.post<AuditList>(CALLS.center.audit.path, { kind: 'acts' }, { size: '200' })
    const acts = new Set(data.records.map(({ act }) => act))
    const expected = ['account added', 'account closed', 'account opened', 'sessions ended', 'library added', 'library renamed']
    for (const act of [...expected, 'role changed', 'library assigned', 'project sharing changed', 'statistics exported'])
      expect(acts).toContain(act)
    const found = await boss.post<AuditList>(CALLS.center.audit.path, { text: 'Anna', kind: 'acts' })
    expect(found.data.records[0]).toMatchObject({ userName: 'Boss', act: 'role changed', about: LEVEL_TWO.name })
    expect(JSON.stringify(data)).not.toContain(PASSWORD)
    expect(await codeOf(sub, CALLS.center.audit.path, {})).toBe(CODE.forbidden)
  })
})
