import { sql } from 'kysely'
import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { newAccount } from '../../../server/access/account'
import { knownSessions } from '../../../server/access/known-sessions'
import { accountRepository } from '../../../server/access/account-repository'
import { createHashing } from '../../../server/account/password/password'
import { passwordRepository } from '../../../server/account/password/password-repository'
import { sessionRepository } from '../../../server/access/session-repository'
import { createSessions, hashOf } from '../../../server/access/sessions'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { sessionWatchRepository } from '../../../server/sockets/repository'
import { preparedFolder, type TestFolder } from '../../helpers/server'

const HOUR_MS = 3_600_000
const TOKEN = Buffer.alloc(32, 7)
const ANNA = newAccount({ id: 'anna', login: 'anna@example.com', name: 'Anna', role: 'levelTwo', kind: 'LOCAL' })

describe('sessions that are remembered', () => {
  let folder: TestFolder
  let database: Database
  let asked: number
  let find: ReturnType<typeof knownSessions>

  beforeAll(async () => {
    folder = preparedFolder()
    database = await openDatabase(folder.path)
    await accountRepository(database.tables).add(ANNA, null)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    folder.remove()
  })
  beforeEach(async () => {
    const sessions = sessionRepository(database.tables)
    await sessions.endAll(ANNA.id)
    await sessions.add(TOKEN, ANNA.id, new Date(Date.now() + HOUR_MS))
    asked = 0
    const counting: Pick<typeof sessions, 'find'> = {
      find: (tokenHash) => {
        asked += 1
        return sessions.find(tokenHash)
      },
    }
    find = knownSessions(counting, () => database.written?.('session', 'account') ?? 0)
    expect((await find(TOKEN))?.id).toBe(ANNA.id)
    expect((await find(TOKEN))?.id).toBe(ANNA.id)
    expect(asked).toBe(1)
  })

  it('sessions that are remembered where two sign in at the same moment one of them stays, and the other is told', async () => {
    const told: unknown[] = []
    const stored = sessionRepository(database.tables)
    const sessions = createSessions(
      stored,
      find,
      { hours: 1, mostHours: 2 },
      { endSession: (_id, { only }) => Promise.resolve(void told.push(only)) },
    )
    const proven = { account: ANNA, passwordHash: null }
    const started = await Promise.all(['one', 'other', 'third'].map(() => sessions.start(proven, { endsOthers: true })))
    const hashes = started.map((session) => hashOf(session?.token ?? ''))
    const living = await Promise.all(hashes.map((hash) => stored.find(hash)))
    expect(living.filter(Boolean)).toHaveLength(1)
    // And the one there was before.
    const ended = [TOKEN, ...hashes.filter((_hash, at) => !living[at])]
    expect(new Set(told.map((hash) => Buffer.from(hash as Uint8Array).toString('hex')))).toEqual(
      new Set(ended.map((hash) => Buffer.from(hash).toString('hex'))),
    )
  })

  it('sessions that are remembered are asked for again after another table was written to only where something was written to sessions or accounts', async () => {
    await database.tables
      .insertInto('project_number')
      .values({ day: `d${Date.now()}`, last: 1 })
      .execute()
    await find(TOKEN)
    expect(asked).toBe(1)
    await database.tables.updateTable('account').set({ name: 'Anne' }).where('id', '=', ANNA.id).execute()
    expect((await find(TOKEN))?.name).toBe('Anne')
    expect(asked).toBe(2)
  })

  it.each([
    ['a sign-out', () => sessionRepository(database.tables).end(TOKEN)],
    [
      'a sign-in elsewhere',
      () => sessionRepository(database.tables).add(Buffer.alloc(32, 8), ANNA.id, new Date(Date.now() + 60_000), null, { endsOthers: true }),
    ],
    ['a statement nobody can read', () => sql`delete from session`.execute(database.tables)],
    ['a transaction', () => database.tables.transaction().execute((inside) => inside.deleteFrom('session').execute())],
  ])('sessions that are remembered are over at once after %s', async (_name, end) => {
    await end()
    expect(await find(TOKEN)).toBeUndefined()
  })

  it('sessions that are remembered are not remembered when something was written while the database was asked', async () => {
    const fresh = knownSessions(sessionRepository(database.tables), () => database.written?.('session', 'account') ?? 0)
    const [, found] = await Promise.all([sessionRepository(database.tables).end(TOKEN), fresh(TOKEN), find(TOKEN)])
    expect(found).toBeUndefined()
    expect(await fresh(TOKEN)).toBeUndefined()
  })

  it('sessions that are remembered end at their time', async () => {
    expect((await find(TOKEN))?.id).toBe(ANNA.id)
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + HOUR_MS })
    try {
      expect(await find(TOKEN)).toBeUndefined()
    } finally {
      vi.useRealTimers()
    }
  })

  it('sessions that are remembered are refreshed once, as long as they hold, and end together', async () => {
    const sessions = sessionRepository(database.tables)
    const token = (index: number) => Buffer.alloc(32, 100 + index)
    const refresh = (from: Uint8Array, to: Uint8Array) =>
      sessions.refresh(
        from,
        ANNA.id,
        { tokenHash: to, expiresAt: new Date(Date.now() + HOUR_MS), mostMs: 2 * HOUR_MS },
        new Date(Date.now() + HOUR_MS / 60),
      )
    const refreshed = [await refresh(TOKEN, token(1)), await refresh(TOKEN, token(2)), await refresh(token(1), token(3))]
    expect(refreshed).toEqual([expect.any(Date), null, expect.any(Date)])
    expect((await sessions.find(TOKEN))?.endsAt.getTime()).toBeLessThan(Date.now() + HOUR_MS / 2)
    await sessions.add(token(9), ANNA.id, new Date(Date.now() + HOUR_MS))
    expect((await sessions.end(token(1)))?.ended).toHaveLength(3)
    for (const over of [TOKEN, token(1), token(3)]) expect(await find(over)).toBeUndefined()
    expect((await find(token(9)))?.id).toBe(ANNA.id)
    expect([await refresh(token(3), token(4)), await find(token(4))]).toEqual([null, undefined])
  })

  it('sessions that are remembered are refreshed no longer than so many hours after their sign-in, however often, and end then', async () => {
    const stored = sessionRepository(database.tables)
    const life = { hours: 1, mostHours: 2.5 }
    const sessions = createSessions(stored, knownSessions(stored, null), life, { endSession: () => Promise.resolve() })
    const begun = Date.now()
    let token = (await sessions.start({ account: ANNA, passwordHash: null }))?.token ?? ''
    const ends: number[] = []
    try {
      for (const hours of [0.9, 1.8, 2.4]) {
        vi.useFakeTimers({ toFake: ['Date'], now: begun + hours * HOUR_MS })
        const fresh = await sessions.refresh(token, ANNA)
        token = fresh?.token ?? ''
        ends.push((Date.parse(fresh?.expiresAt ?? '') - begun) / HOUR_MS)
      }
      for (const [index, end] of [1.9, 2.5, 2.5].entries()) expect(ends[index]).toBeCloseTo(end, 2)
      expect(await sessions.find(token)).toMatchObject({ id: ANNA.id })
      vi.setSystemTime(begun + 2.51 * HOUR_MS)
      expect([await sessions.find(token), await sessions.refresh(token, ANNA)]).toEqual([undefined, null])
    } finally {
      vi.useRealTimers()
    }
  })

  it('sessions that are remembered are not begun with a password that is another by now, nor for an account that is closed or has run out', async () => {
    const sessions = sessionRepository(database.tables)
    const passwords = passwordRepository(database.tables)
    const begin = async (hash: Uint8Array | null) =>
      (await sessions.add(randomBytes(32), ANNA.id, new Date(Date.now() + HOUR_MS), hash)) !== null
    const verified = await createHashing(10).hash('the older password')
    const newer = await createHashing(10).hash('the newer password')
    await passwords.replace(ANNA.id, verified)
    expect(await find(TOKEN)).toBeUndefined()
    expect(await begin(verified.hash)).toBe(true)
    await passwords.replace(ANNA.id, newer)
    expect(await passwords.makeAnew(ANNA.id, verified.hash, verified)).toBe(false)
    expect([await begin(verified.hash), await begin(newer.hash)]).toEqual([false, true])
    const set = (to: { status?: 'open' | 'closed'; expires_at?: Date | null }) => database.tables.updateTable('account').set(to).execute()
    await set({ status: 'closed' })
    expect([await begin(newer.hash), await passwords.replace(ANNA.id, verified)]).toEqual([false, false])
    await set({ status: 'open', expires_at: new Date() })
    expect(await begin(null)).toBe(false)
    await set({ expires_at: null })
  })

  it('section 4, window status: do not hold on the page either once the account is closed or its time has run out', async () => {
    const living = async () => (await sessionWatchRepository(database.tables).living([TOKEN.toString('base64')])).size
    const set = (to: { status?: 'open' | 'closed'; expires_at?: Date | null }) => database.tables.updateTable('account').set(to).execute()
    expect(await living()).toBe(1)
    await set({ status: 'closed' })
    expect(await living()).toBe(0)
    await set({ status: 'open', expires_at: new Date() })
    expect(await living()).toBe(0)
    await set({ expires_at: null })
    expect(await living()).toBe(1)
  })

  it('sessions that are remembered are asked for each time where others write to the database, too', async () => {
    const shared = knownSessions(sessionRepository(database.tables), null)
    expect((await shared(TOKEN))?.id).toBe(ANNA.id)
    await sessionRepository(database.tables).end(TOKEN)
    expect(await shared(TOKEN)).toBeUndefined()
  })
})
