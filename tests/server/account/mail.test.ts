import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { CODE } from '../../../src/contract/envelope'
import { VERIFICATION_CODE } from '../../../src/contract/account/guest-lists'
import { newAccount } from '../../../server/access/account'
import { guestRepository } from '../../../server/account/guest/guest-repository'
import { accountRepository } from '../../../server/access/account-repository'
import { sql } from 'kysely'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { mailRepository } from '../../../server/mail/repository'
import { preparedFolder, startServer, stranger, type TestFolder } from '../../helpers/server'
import { freePort } from '../../helpers/free-port'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const MAIL_FROM = 'Branchline <tool@example.com>'

interface PostOffice {
  url: string
  received: string[]
  close(): Promise<void>
}

/** A real mail server on the loopback that keeps what it gets, and says so when it has arrived. It answers the first recipients with the refusals. */
async function openPostOffice(
  port = 0,
  arrival: () => Promise<void> = () => Promise.resolve(),
  refusals: number[] = [],
): Promise<PostOffice> {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo(_address, _session, done) {
      const refusal = refusals.shift()
      done(refusal === undefined ? null : Object.assign(new Error('not now'), { responseCode: refusal }))
    },
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString())
        void arrival().then(() => done())
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', () => resolve()))
  const address = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${address.port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

describe('mail', () => {
  let folder: TestFolder
  let database: Database
  const toClose: (() => Promise<void>)[] = []
  beforeAll(async () => {
    folder = preparedFolder()
    database = await openDatabase(folder.path)
  }, 60_000)
  afterAll(async () => {
    await database.close()
    folder.remove()
  })
  afterEach(async () => {
    for (const close of toClose.splice(0).reverse()) await close()
  })

  it('section 7, /user/send/email/verification/code: the code goes out by SMTP, and what it said is forgotten', async () => {
    const post = await openPostOffice()
    toClose.push(() => post.close())
    const server = await startServer({ SMTP_URL: post.url, MAIL_FROM }, { lent: database })
    const body = { personalEmail: 'new@design.example', purpose: 'register' }
    expect((await stranger(server.app).post(CALLS.guest.sendCode.path, body)).code).toBe(CODE.ok)
    await expect.poll(() => post.received.length).toBe(1)
    expect(post.received[0]).toMatch(/^From: Branchline <tool@example\.com>/m)
    expect(post.received[0]).toMatch(/^Subject: \d{6} is your code/m)
    expect(post.received[0]).toMatch(/^To: new@design\.example/m)
    await server.close()
    const row = await database.tables.selectFrom('mail').select(['text', 'subject']).executeTakeFirstOrThrow()
    expect(row).toEqual({ text: '', subject: '' })
  }, 60_000)

  it('mail waits in the outbox while the mail server is down, and no call waits with it', async () => {
    const port = await freePort()
    const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM }, { lent: database })
    const body = { personalEmail: 'new@design.example', purpose: 'register' }
    expect((await stranger(server.app).post(CALLS.guest.sendCode.path, body)).code).toBe(CODE.ok)
    const mails = mailRepository(database.tables)
    await expect.poll(async () => (await mails.unsent(10))[0]?.tries).toBe(1)
    await server.close()
    const [kept] = await mails.unsent(10)
    expect(kept).toMatchObject({ to: 'new@design.example', tries: 1 })
    expect(await mails.claim(10, new Date())).toEqual([])
  }, 60_000)

  it('mail is carried one by one: the next ones are anybody’s while a mail server is slow, and closing waits for one of them', async () => {
    let arrive: () => void = () => undefined
    const arrived = new Promise<void>((resolve) => (arrive = resolve))
    const post = await openPostOffice(0, () => arrived)
    toClose.push(() => post.close())
    const mails = mailRepository(database.tables)
    for (const id of ['1', '2', '3', '4']) await mails.add({ id, to: 'x@design.example', subject: id, text: id })
    const server = await startServer({ SMTP_URL: post.url, MAIL_FROM }, { lent: database })
    await expect.poll(() => post.received.length).toBe(1)
    const others = await mails.claim(2, new Date())
    expect(others.map(({ id }) => id).sort()).toEqual(['2', '3'])
    const closed = server.close()
    arrive()
    await closed
    expect(post.received.length).toBe(1)
    const kept = (await mails.unsent(10)).filter(({ to }) => to === 'x@design.example')
    expect(kept.map(({ id, tries }) => [id, tries]).sort()).toEqual([
      ['2', 1],
      ['3', 1],
      ['4', 0],
    ])
    for (const { id } of kept) await mails.sent(id)
  }, 60_000)

  it('mail gives each mail and each reminder to one of several who ask at once, and forgets old mail', async () => {
    const soon = newAccount({
      ...{ id: 'soon', login: 'soon@design.example', name: 'Soon', role: 'guest', kind: 'GUEST' },
      expiresAt: new Date(Date.now() + HOUR_MS),
    })
    const mails = mailRepository(database.tables)
    for (const id of ['a', 'b', 'c']) await mails.add({ id, to: 'x@design.example', subject: id, text: id })
    const until = new Date(Date.now() + HOUR_MS)
    const claimed = (await Promise.all([mails.claim(2, until), mails.claim(2, until), mails.claim(2, until)])).flat()
    expect(claimed.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c'])
    await accountRepository(database.tables).add(soon, null)
    const guests = guestRepository(database.tables)
    const reminded: string[] = []
    const remind = (fails = false): Promise<boolean> =>
      guests.remindOne(new Date(Date.now() + 2 * HOUR_MS), async ({ id }, within) => {
        await mailRepository(within).add({ id: 'reminder', to: 'x@design.example', subject: id, text: id })
        if (fails) throw new Error('killed')
        reminded.push(id)
      })
    // What is cut off in between has not been: neither the mail nor the mark.
    await expect(remind(true)).rejects.toThrow('killed')
    expect((await mails.unsent(10)).some(({ id }) => id === 'reminder')).toBe(false)
    expect((await Promise.all([remind(), remind(), remind()])).sort()).toEqual([false, false, true])
    expect(reminded).toEqual(['soon'])
    await mails.add({ id: 'd', to: 'x@design.example', subject: 's', text: 't', uselessAfter: new Date(Date.now() - HOUR_MS) })
    const longAgo = new Date(Date.now() - 9 * HOUR_MS)
    await mails.forgetBefore(longAgo, longAgo)
    expect((await mails.unsent(10)).some(({ id }) => id === 'd')).toBe(true)
    await mails.forgetBefore(longAgo, new Date())
    expect((await mails.unsent(10)).some(({ id }) => id === 'd')).toBe(false)
    await mails.forgetBefore(new Date(Date.now() + HOUR_MS), longAgo)
    expect(await mails.unsent(10)).toEqual([])
  }, 60_000)

  it('what a mail server does not take now is tried again after 2, 4, 8 … minutes, and taken then; what it refuses for good is not', async () => {
    const post = await openPostOffice(0, () => Promise.resolve(), [451, 451, 451, 451, 550])
    toClose.push(() => post.close())
    const mails = mailRepository(database.tables)
    const tries = { first: 0, second: 1, third: 2, many: 30, wrong: 0 }
    for (const [id, before] of Object.entries(tries)) {
      await mails.add({ id, to: 'x@design.example', subject: id, text: id })
      await database.tables.updateTable('mail').set({ tries: before }).where('id', '=', id).execute()
    }
    const rowsOf = () => database.tables.selectFrom('mail').select(['id', 'tries', 'next_try_at']).where('sent_at', 'is', null).execute()
    const began = Date.now()
    const server = await startServer({ SMTP_URL: post.url, MAIL_FROM }, { lent: database })
    await expect.poll(async () => (await rowsOf()).find(({ id }) => id === 'wrong')?.tries).toBe(1)
    await server.close()
    const minutes = Object.fromEntries((await rowsOf()).map(({ id, next_try_at: next }) => [id, (next.getTime() - began) / MINUTE_MS]))
    for (const [id, least] of Object.entries({ first: 2, second: 4, third: 8, many: 720, wrong: 30 * 24 * 60 })) {
      expect(minutes[id], id).toBeGreaterThanOrEqual(least)
      expect(minutes[id], id).toBeLessThan(least + 1)
    }
    expect(post.received).toEqual([])

    await database.tables.updateTable('mail').set({ next_try_at: new Date() }).where('id', 'in', ['first', 'third']).execute()
    const again = await startServer({ SMTP_URL: post.url, MAIL_FROM }, { lent: database })
    await expect.poll(() => post.received.length).toBe(2)
    await again.close()
    expect((await rowsOf()).map(({ id }) => id).sort()).toEqual(['many', 'second', 'wrong'])
    for (const { id } of await rowsOf()) await mails.sent(id)
  }, 60_000)

  it('a code goes before what can wait, and not at all when it is worth nothing any more', async () => {
    const mails = mailRepository(database.tables)
    const until = new Date(Date.now() + HOUR_MS)
    for (const id of ['reminder 1', 'reminder 2']) await mails.add({ id, to: 'x@design.example', subject: id, text: id })
    await mails.add({ id: 'code', to: 'x@design.example', subject: 'c', text: 'c', uselessAfter: new Date(Date.now() + 10 * MINUTE_MS) })
    await mails.add({ id: 'dead code', to: 'x@design.example', subject: 'c', text: 'c', uselessAfter: new Date(Date.now() - 1) })
    expect((await mails.claim(1, until)).map(({ id }) => id)).toEqual(['code'])
    expect((await mails.claim(10, until)).map(({ id }) => id).sort()).toEqual(['reminder 1', 'reminder 2'])

    const server = await startServer({}, { lent: database })
    await stranger(server.app).post(CALLS.guest.sendCode.path, { personalEmail: 'late@design.example', purpose: 'register' })
    const { useless_after: end } = await database.tables
      .selectFrom('mail')
      .select('useless_after')
      .where('recipient', '=', 'late@design.example')
      .executeTakeFirstOrThrow()
    expect(((end?.getTime() ?? 0) - Date.now()) / MINUTE_MS).toBeCloseTo(VERIFICATION_CODE.minutes, 0)
    await server.close()
  }, 60_000)

  it('one that was taken while the database could not hear of it is not carried again', async () => {
    const post = await openPostOffice()
    toClose.push(() => post.close())
    const { tables } = database
    await tables.deleteFrom('mail').execute()
    await mailRepository(tables).add({ id: 'taken', to: 'x@design.example', subject: 's', text: 't' })
    await sql`create function refuse() returns trigger language plpgsql as $$ begin raise 'no'; end $$`.execute(tables)
    await sql`create trigger refuse before update on mail for each row when (new.sent_at is not null) execute function refuse()`.execute(
      tables,
    )
    const server = await startServer({ SMTP_URL: post.url, MAIL_FROM }, { lent: database })
    await expect.poll(() => post.received.length).toBe(1)
    await sql`drop trigger refuse on mail`.execute(tables)
    await tables.updateTable('mail').set({ next_try_at: new Date() }).execute()
    // Has the outbox carried.
    await stranger(server.app).post(CALLS.guest.sendCode.path, { personalEmail: 'next@design.example', purpose: 'register' })
    await expect.poll(() => mailRepository(tables).unsent(1)).toEqual([])
    expect(post.received.map((mail) => /^To: (\w+)/m.exec(mail)?.[1])).toEqual(['x', 'next'])
    await server.close()
  }, 60_000)

  it('mail that a mail server never finishes with keeps no server from closing', async () => {
    const post = await openPostOffice(0, () => new Promise(() => undefined))
    toClose.push(() => post.close())
    const mails = mailRepository(database.tables)
    await mails.add({ id: 'stuck', to: 'x@design.example', subject: 's', text: 't' })
    const server = await startServer({ SMTP_URL: post.url, MAIL_FROM }, { lent: database })
    await expect.poll(() => post.received.length).toBe(1)
    await server.close()
    expect((await mails.unsent(10)).map(({ id, tries }) => [id, tries])).toEqual([['stuck', 1]])
  }, 60_000)
})
