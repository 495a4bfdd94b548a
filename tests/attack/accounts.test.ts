import { randomInt } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import type { SessionAnswer } from '../../src/contract/account/account'
import { CODE } from '../../src/contract/envelope'
import type { Role } from '../../src/contract/account/account'
import { Caller, sealed, serverWith, stranger, type TestServer } from '../helpers/server'
import { attackRounds } from './rounds'

const ROUNDS = attackRounds(4, 60)
const SAVES = 6
const HOUR_MS = 3_600_000
const person = (login: string) => ({ login, role: 'levelTwo' as Role })
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

describe('an attack on accounts', () => {
  let server: TestServer
  let callers: Record<string, Caller>
  let database: Awaited<ReturnType<typeof serverWith>>['database']
  beforeAll(async () => {
    const victims = Array.from({ length: ROUNDS }, (_, index) => [`victim${index}`, person(`victim${index}@example.com`)] as const)
    const people = { boss: { login: 'boss@example.com', role: 'superAdmin' as Role }, ...Object.fromEntries(victims) }
    ;({ server, callers, database } = await serverWith(people, { BRANCHLINE_SESSION_HOURS: '1', BRANCHLINE_SESSION_MOST_HOURS: '3' }))
  }, 120_000)
  afterAll(() => server.close())

  const called = (name: string): Caller => {
    const caller = callers[name]
    if (!caller) throw new Error(`${name} is not signed in`)
    return caller
  }
  const storedOf = async (ownerId: string): Promise<number> =>
    (await database.tables.selectFrom('project').select('id').where('owner_id', '=', ownerId).execute()).length

  it('an attack on accounts stores nothing of an account after its closing has been answered, however many saves are under way', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const victim = called(`victim${round}`)
      const saves = Array.from({ length: SAVES }, async (_, index) => {
        await pause(randomInt(40))
        return victim.save(victim.project(`Save ${index}`))
      })
      await pause(randomInt(40))
      await called('boss').post(CALLS.center.setStatus.path, { userIds: [victim.userId], status: 'closed' })
      const stored = await storedOf(victim.userId)
      const codes = (await Promise.all(saves)).map(({ code }) => code)
      expect(await storedOf(victim.userId)).toBe(stored)
      expect(codes.filter((code) => code === CODE.ok)).toHaveLength(stored)
      expect(codes.filter((code) => code === CODE.signedOut)).toHaveLength(SAVES - stored)
    }
  }, 300_000)

  it('an attack on accounts refreshes a stolen session once, whoever is first, and no longer than so many hours after its sign-in', async () => {
    let holder = called('boss')
    const began = (await database.tables.selectFrom('session').select('began_at').where('account_id', '=', holder.userId).execute())[0]
    for (let round = 0; round < ROUNDS; round += 1) {
      const answers = await Promise.all(Array.from({ length: 5 }, () => holder.get<SessionAnswer>(CALLS.account.refresh.path)))
      const fresh = answers.filter(({ code }) => code === CODE.ok)
      expect(fresh).toHaveLength(1)
      if (fresh[0]) holder = new Caller(server.app, fresh[0].data)
      expect(Date.parse(holder.session?.expiresAt ?? '')).toBeLessThanOrEqual((began?.began_at.getTime() ?? 0) + 3 * HOUR_MS)
    }
    const longAgo = new Date(Date.now() - 3 * HOUR_MS - 1_000)
    await database.tables.updateTable('session').set({ began_at: longAgo }).where('account_id', '=', holder.userId).execute()
    expect((await holder.get(CALLS.account.refresh.path)).code).toBe(CODE.signedOut)
  })

  it('an attack on accounts finds no spelling of a password, a key or a code that a call takes from its address', async () => {
    const names = ['password', 'PassWord', 'pass_word', 'password[]', 'user.password', 'newPassword', 'passwd', 'pwd', 'secret']
    const paths = [CALLS.account.appLogin.path, CALLS.account.login.path, CALLS.account.brandLogin.path, CALLS.account.directoryLogin.path]
    const more = [CALLS.ownAccount.secondStep.path, CALLS.guest.register.path, CALLS.guest.retrievePassword.path]
    for (const path of [...paths, ...more])
      for (const name of [...names, 'key', 'code', 'ticket', 'verificationCode', 'token']) {
        const body = { ...(await sealedOnce()), personalEmail: 'boss@example.com' }
        const refused = await stranger(server.app).post(path, body, { [name]: 'plain as day' })
        expect([path, name, refused.code]).toEqual([path, name, CODE.secretInAddress])
        expect(refused.message).toContain('addresses are written to logs')
      }
    const noted = JSON.stringify(await database.tables.selectFrom('audit').selectAll().execute())
    expect(noted).toContain('inAddress')
    expect(noted).not.toContain('plain as day')
  })

  let once: Awaited<ReturnType<typeof sealed>> | null = null
  const sealedOnce = async () => (once ??= await sealed(server.app, 'a long sentence of mine'))
})
