import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { ACCOUNT_PATH } from '../../../src/contract/account-paths'
import { CODE } from '../../../src/contract/envelope'
import { newAccount } from '../../../server/account/account'
import { accountRepository } from '../../../server/account/repository'
import { openDatabase, type Database } from '../../../server/database/open-database'
import { mailRepository } from '../../../server/mail/repository'
import { preparedFolder, startServer, stranger, type TestFolder } from '../../helpers/server'
import { freePort } from '../directory/slapd'

const HOUR_MS = 3_600_000

interface PostOffice {
  url: string
  received: string[]
  close(): Promise<void>
}

/** A real mail server on the loopback that keeps what it gets. */
async function openPostOffice(port = 0): Promise<PostOffice> {
  const received: string[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, _session, done) {
      const parts: Buffer[] = []
      stream.on('data', (part: Buffer) => parts.push(part))
      stream.on('end', () => {
        received.push(Buffer.concat(parts).toString())
        done()
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
    const server = await startServer({ SMTP_URL: post.url, MAIL_FROM: 'Branchline <tool@example.com>' }, { lent: database })
    const body = { personalEmail: 'new@design.example', purpose: 'register' }
    expect((await stranger(server.app).post(ACCOUNT_PATH.sendCode, body)).code).toBe(CODE.ok)
    await expect.poll(() => post.received.length, { timeout: 10_000 }).toBe(1)
    expect(post.received[0]).toMatch(/^From: Branchline <tool@example\.com>/m)
    expect(post.received[0]).toMatch(/^Subject: \d{6} is your code/m)
    expect(post.received[0]).toMatch(/^To: new@design\.example/m)
    await server.close()
    const row = await database.tables.selectFrom('mail').select(['text', 'subject']).executeTakeFirstOrThrow()
    expect(row).toEqual({ text: '', subject: '' })
  }, 60_000)

  it('waits in the outbox while the mail server is down, and no call waits with it', async () => {
    const port = await freePort()
    const server = await startServer({ SMTP_URL: `smtp://127.0.0.1:${port}` }, { lent: database })
    const body = { personalEmail: 'new@design.example', purpose: 'register' }
    expect((await stranger(server.app).post(ACCOUNT_PATH.sendCode, body)).code).toBe(CODE.ok)
    await server.close()
    const mails = mailRepository(database.tables)
    const [kept] = await mails.unsent(10)
    expect(kept).toMatchObject({ to: 'new@design.example', tries: 1 })
    expect(await mails.claim(10, new Date())).toEqual([])
  }, 60_000)

  it('gives each mail and each reminder to one of several who ask at once, and forgets old mail', async () => {
    const soon = newAccount({
      ...{ id: 'soon', login: 'soon@design.example', name: 'Soon', role: 'guest', kind: 'GUEST' },
      expiresAt: new Date(Date.now() + HOUR_MS),
    })
    const mails = mailRepository(database.tables)
    for (const id of ['a', 'b', 'c']) await mails.add({ id, to: 'x@design.example', subject: id, text: id })
    const until = new Date(Date.now() + HOUR_MS)
    const claimed = (await Promise.all([mails.claim(2, until), mails.claim(2, until), mails.claim(2, until)])).flat()
    expect(claimed.map(({ id }) => id).sort()).toEqual(['a', 'b', 'c'])
    const accounts = accountRepository(database.tables)
    await accounts.add(soon, null)
    const asked = await Promise.all([1, 2, 3].map(() => accounts.claimReminders(new Date(Date.now() + 2 * HOUR_MS))))
    expect(asked.flat().map(({ id }) => id)).toEqual(['soon'])
    await mails.add({ id: 'd', to: 'x@design.example', subject: 's', text: 't' })
    await mails.forgetBefore(new Date(Date.now() + HOUR_MS))
    expect(await mails.unsent(10)).toEqual([])
  }, 60_000)
})
