import { SMTPServer } from 'smtp-server'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { addressOf } from '../../../src/contract/calls/row'
import type { AuditList } from '../../../src/contract/center/audit'
import { CODE, type Envelope } from '../../../src/contract/envelope'
import {
  type FeedbackDetail,
  type FeedbackFilter,
  type FeedbackList,
  type SendFeedback,
  type SentFeedback,
  type UploadedPicture,
} from '../../../src/contract/feedback'
import { PICTURE_LIMITS } from '../../../src/contract/feedback-constants'
import { newId } from '../../../src/model/change/ids'
import { openDatabase } from '../../../server/database/open-database'
import { pictureRepository } from '../../../server/feedback/picture-repository'
import { callerWith, folderWith, startServer, stranger, type Caller, type TestFolder, type TestServer } from '../../helpers/server'
import { person } from '../../helpers/person'

const PASSWORD = 'a long sentence of mine'
const CHIEF = person('chief', 'superAdmin', { name: 'Chief' })
const SUB = person('sub', 'subAdmin')
const ANNA = person('anna', 'levelTwo', { name: 'Anna Berg' })
const GUEST = person('guest', 'guest', { kind: 'GUEST', name: 'Studio Nord' })

/** The beginning of a picture of each kind; what follows is of no account. */
const JPEG = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xe0]), Buffer.alloc(2_000, 7)])
const PNG = Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), Buffer.alloc(500, 9)])
const WEBP = Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.alloc(500, 3)])

const feedback = (more: Partial<SendFeedback> = {}): SendFeedback => ({
  feedbackId: newId(),
  subject: 'Pipe length jumps back',
  kind: 'fault',
  text: 'I typed 12 m, and it shows 3 m.\nAgain and again.',
  page: '/navbar/mssp/piping',
  version: '2026-11-20T10:00:00Z',
  language: 'de',
  browser: '',
  pictureIds: [],
  ...more,
})

describe('section 2, feedback and bugs', () => {
  let folder: TestFolder
  let server: TestServer
  let mailServer: SMTPServer
  const mails: string[] = []
  let chief: Caller
  let sub: Caller
  let anna: Caller
  let guest: Caller

  beforeAll(async () => {
    mailServer = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS'],
      onData(stream, _session, done) {
        const parts: Buffer[] = []
        stream.on('data', (part: Buffer) => parts.push(part))
        stream.on('end', () => {
          mails.push(Buffer.concat(parts).toString())
          done()
        })
      },
    })
    await new Promise<void>((resolve) => mailServer.listen(0, '127.0.0.1', () => resolve()))
    const { port } = mailServer.server.address() as AddressInfo
    folder = await folderWith([CHIEF, SUB, ANNA, GUEST].map((account) => ({ account, password: PASSWORD })))
    server = await startServer({ BRANCHLINE_DATA: folder.path, SMTP_URL: `smtp://127.0.0.1:${port}`, MAIL_FROM: 'tool@example.com' })
    chief = await callerWith(server.app, CHIEF.login, PASSWORD)
    sub = await callerWith(server.app, SUB.login, PASSWORD)
    anna = await callerWith(server.app, ANNA.login, PASSWORD)
    guest = await callerWith(server.app, GUEST.login, PASSWORD)
  }, 120_000)
  afterAll(async () => {
    await server.close()
    folder.remove()
    await new Promise<void>((resolve) => mailServer.close(() => resolve()))
  })

  const uploaded = async (caller: Caller, bytes: Buffer, type = 'image/jpeg', name = 'Board.jpg') => {
    const response = await caller.send({
      method: 'POST',
      url: CALLS.feedback.upload.path,
      query: { name },
      payload: bytes,
      headers: { 'content-type': type },
    })
    return { status: response.statusCode, ...response.json<Envelope<UploadedPicture>>() }
  }
  const send = (caller: Caller, body: SendFeedback) => caller.post<SentFeedback>(CALLS.feedback.send.path, body)
  const detail = (caller: Caller, id: string) => caller.get<FeedbackDetail>(addressOf(CALLS.feedback.get, { feedbackId: id }))
  const mine = async (caller: Caller) => (await caller.post<FeedbackList>(CALLS.feedback.mine.path, {})).data
  const bugs = async (filter: FeedbackFilter, page: Record<string, string> = {}) =>
    (await chief.post<FeedbackList>(CALLS.feedback.all.path, filter, page)).data
  const subjects = async (filter: FeedbackFilter, page: Record<string, string> = {}) =>
    (await bugs(filter, page)).records.map(({ subject }) => subject)

  it('feedback: is stored with its pictures in their order, once however often it is sent', async () => {
    const pictureIds = [
      (await uploaded(anna, PNG, 'image/png', 'Second.png')).data.pictureId,
      (await uploaded(anna, JPEG)).data.pictureId,
      (await uploaded(anna, WEBP, 'application/octet-stream', 'Third.webp')).data.pictureId,
    ]
    const body = feedback({ pictureIds })
    const { data } = await send(anna, body)
    expect((await send(anna, body)).data).toEqual(data)
    expect((await mine(anna)).total).toBe(1)
    const stored = (await detail(anna, body.feedbackId)).data
    expect(stored).toMatchObject({
      number: data.number,
      subject: body.subject,
      text: body.text,
      page: body.page,
      status: 'open',
      notes: [],
    })
    expect(stored.pictures.map(({ name, bytes }) => [name, bytes])).toEqual([
      ['Second.png', PNG.length],
      ['Board.jpg', JPEG.length],
      ['Third.webp', WEBP.length],
    ])
  })

  it('feedback: belongs to its sender; foreign accounts find neither it nor its pictures, and cannot add to it', async () => {
    const { pictureId } = (await uploaded(anna, JPEG)).data
    const body = feedback({ subject: 'Only for the company', pictureIds: [pictureId] })
    await send(anna, body)
    for (const foreign of [guest, sub]) {
      expect((await detail(foreign, body.feedbackId)).code).toBe(CODE.notFound)
      expect((await foreign.get(addressOf(CALLS.feedback.picture, { pictureId }))).code).toBe(CODE.notFound)
      expect((await foreign.post(CALLS.feedback.add.path, { feedbackId: body.feedbackId, text: 'me too' })).code).toBe(CODE.notFound)
      expect((await foreign.post(CALLS.feedback.answer.path, { feedbackId: body.feedbackId, text: 'x' })).code).toBe(CODE.forbidden)
      expect((await foreign.post(CALLS.feedback.all.path, {})).code).toBe(CODE.forbidden)
      expect((await mine(foreign)).total).toBe(0)
      // Neither the id nor the pictures of somebody else can be taken over.
      expect((await send(foreign, feedback({ feedbackId: body.feedbackId }))).code).toBe(CODE.badRequest)
      const stolen = await send(foreign, feedback({ pictureIds: [pictureId] }))
      expect(stolen).toMatchObject({ code: CODE.pictureGone, data: { pictureIds: [pictureId] } })
      expect((await mine(foreign)).total).toBe(0)
    }
    expect((await stranger(server.app).get(addressOf(CALLS.feedback.picture, { pictureId }))).code).toBe(CODE.signedOut)
  })

  it('section 2, feedback and bugs pictures: are served as what their bytes say, to be shown and never to be run', async () => {
    const { pictureId } = (await uploaded(anna, PNG, 'image/jpeg', 'board.html')).data
    await send(anna, feedback({ subject: 'Look', pictureIds: [pictureId] }))
    for (const reader of [anna, chief]) {
      const response = await reader.send({ method: 'GET', url: addressOf(CALLS.feedback.picture, { pictureId }) })
      expect(response.rawPayload).toEqual(PNG)
      expect(response.headers).toMatchObject({
        'content-type': 'image/png',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
        'cache-control': 'no-store',
      })
    }
  })

  it('section 2, feedback and bugs pictures: what is none, too large or too much is refused, and nothing of it stays', async () => {
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
    expect((await uploaded(anna, svg, 'image/jpeg')).code).toBe(CODE.notAPicture)
    expect((await uploaded(anna, svg, 'image/svg+xml')).status).toBe(415)
    expect((await uploaded(anna, Buffer.alloc(0))).code).toBe(CODE.notAPicture)
    const large = Buffer.concat([JPEG, Buffer.alloc(PICTURE_LIMITS.bytes)])
    expect(await uploaded(anna, large)).toMatchObject({ status: 413, code: CODE.bodyTooLarge })
    const ids = Array.from({ length: PICTURE_LIMITS.count + 1 }, () => newId())
    expect((await send(anna, feedback({ pictureIds: ids }))).code).toBe(CODE.badRequest)
    const body = feedback({ pictureIds: ids.slice(1) })
    expect(await send(anna, body)).toMatchObject({ code: CODE.pictureGone, data: { pictureIds: ids.slice(1) } })
    expect((await detail(anna, body.feedbackId)).code).toBe(CODE.notFound)
    // A picture nobody has sent yet is its uploader's alone.
    const { pictureId } = (await uploaded(anna, JPEG)).data
    expect((await chief.get(addressOf(CALLS.feedback.picture, { pictureId }))).code).toBe(CODE.notFound)
  })

  it('feedback: each field is checked, and the wrong one named', async () => {
    const wrong: [Partial<Record<keyof SendFeedback, unknown>>, string][] = [
      [{ subject: ' ' }, '$.subject'],
      [{ subject: 'x'.repeat(121) }, '$.subject'],
      [{ text: '\n ' }, '$.text'],
      [{ text: 'x'.repeat(5001) }, '$.text'],
      [{ kind: 'rant' }, '$.kind'],
      [{ language: 'english' }, '$.language'],
      [{ feedbackId: '../x' }, '$.feedbackId'],
    ]
    for (const [change, path] of wrong) {
      const answered = await anna.post<{ path: string }>(CALLS.feedback.send.path, { ...feedback(), ...change })
      expect([answered.code, answered.data.path]).toEqual([CODE.badRequest, path])
    }
  })

  it('section 2, feedback and bugs bugs: an answer reaches its reporter, in the list and by mail in his language, and is written down', async () => {
    const body = feedback({ subject: 'Charge is off', language: 'de' })
    const { number } = (await send(anna, body)).data
    const { feedbackId } = body
    expect((await mine(anna)).records[0]).toMatchObject({ subject: 'Charge is off', isUnread: false })
    const before = mails.length
    const answered = await chief.post(CALLS.feedback.answer.path, { feedbackId, text: 'Which unit?\nAnd where?', status: 'inWork' })
    expect(answered.code).toBe(CODE.ok)
    expect((await mine(anna)).records[0]).toMatchObject({ status: 'inWork', isUnread: true })
    const { notes } = (await detail(anna, feedbackId)).data
    expect(notes).toMatchObject([{ userName: 'Chief', text: 'Which unit?\nAnd where?', status: 'inWork', isOfReporter: false }])
    expect((await mine(anna)).records[0]?.isUnread).toBe(false)

    await anna.post(CALLS.feedback.add.path, { feedbackId, text: 'The 10 HP one.' })
    expect((await detail(chief, feedbackId)).data.notes.at(-1)).toMatchObject({ userName: 'Anna Berg', isOfReporter: true, status: null })
    expect((await mine(anna)).records[0]?.isUnread).toBe(false)
    await chief.post(CALLS.feedback.answer.path, { feedbackId, status: 'done' })

    await expect.poll(() => mails.length).toBe(before + 2)
    const [first, second] = mails.slice(before).map(readable)
    expect(first).toContain('To: anna@design.example')
    expect(first).toMatch(new RegExp(`${number}.*Charge is off[^]*Which unit\\?\\r?\\nAnd where\\?[^]*in Arbeit`))
    expect(second).toMatch(/ist jetzt: erledigt/)
    const audited = (await chief.post<AuditList>(CALLS.center.audit.path, { text: feedbackId })).data.records
    expect(audited.map(({ act, details }) => [act, JSON.parse(details) as unknown])).toEqual([
      ['feedback status changed', { number, status: 'done' }],
      ['feedback answered', { number, status: 'inWork' }],
    ])
  })

  it('section 2, feedback and bugs bugs: an answer that says nothing is refused, and so is one to nothing', async () => {
    const body = feedback({ subject: 'Quiet' })
    await send(anna, body)
    const { feedbackId } = body
    expect((await chief.post(CALLS.feedback.answer.path, { feedbackId, text: ' ' })).code).toBe(CODE.badRequest)
    expect((await chief.post(CALLS.feedback.answer.path, { feedbackId, status: 'open' })).code).toBe(CODE.badRequest)
    expect((await chief.post(CALLS.feedback.answer.path, { feedbackId: 'none', text: 'x' })).code).toBe(CODE.notFound)
    expect((await detail(anna, feedbackId)).data.notes).toEqual([])
  })

  it('section 2, feedback and bugs bugs: search takes its text literally and knows numbers, filters join, sorting and pages hold', async () => {
    const many = ['50%_off', 'Second wish', 'A third']
    for (const subject of many) await send(guest, feedback({ subject, kind: 'wish' }))
    expect(await subjects({ text: '50%_' })).toEqual(['50%_off'])
    expect(new Set(await subjects({ text: 'studio' }))).toEqual(new Set(many))
    expect((await subjects({ kind: 'wish', status: 'open' })).toSorted()).toEqual(many.toSorted())
    expect(await subjects({ kind: 'wish', status: 'declined' })).toEqual([])
    const { number, feedbackId } = (await bugs({ text: 'A third' })).records[0] ?? {}
    expect((await bugs({ text: `#${number}` })).records.map((found) => found.feedbackId)).toContain(feedbackId)
    const sort = { key: 'subject', direction: 'ascending' } as const
    expect(await subjects({ kind: 'wish', sort }, { current: '2', size: '2' })).toEqual(['Second wish'])
    expect(await bugs({ kind: 'wish', sort }, { current: '2', size: '2' })).toMatchObject({ total: 3, current: 2, size: 2 })
  })

  it('feedback: fields that its form does not have change nothing, the reporter and the status above all', async () => {
    const sent = feedback({ subject: 'In my own name' })
    const forged = { ...sent, reporter_id: CHIEF.id, status: 'done', number: 1, 'no column': 'of any table' }
    expect((await send(anna, forged)).code).toBe(CODE.ok)
    expect((await detail(anna, sent.feedbackId)).data).toMatchObject({ userName: 'Anna Berg', status: 'open' })
  })

  it('section 2, feedback and bugs pictures: those that were never sent are forgotten, those of a feedback stay', async () => {
    const kept = (await uploaded(guest, JPEG)).data.pictureId
    await send(guest, feedback({ pictureIds: [kept] }))
    const waiting = (await uploaded(guest, JPEG)).data.pictureId
    await server.app.close()
    const database = await openDatabase(folder.path)
    const pictures = pictureRepository(database.tables)
    const add = (waiting: number, bytes: number) =>
      pictures.add({ id: newId(), uploaderId: GUEST.id, name: 'x', type: 'image/jpeg', bytes: JPEG }, { waiting, bytes })
    const found = async () => [(await pictures.byId(kept)) !== undefined, (await pictures.byId(waiting)) !== undefined]
    await pictures.forgetWaitingBefore(new Date(Date.now() - 60_000))
    expect(await found()).toEqual([true, true])
    for (let more = 0; more < 3; more++) expect(await add(2, 1_000_000)).toBe(true)
    expect(await found()).toEqual([true, false])
    // One that is kept and two that wait: with a fourth they would be more than the account may have.
    expect([await add(3, 4 * JPEG.length - 1), await add(3, 4 * JPEG.length), await add(3, 4 * JPEG.length)]).toEqual([false, true, false])
    await pictures.forgetWaitingBefore(new Date(Date.now() + 60_000))
    expect(await found()).toEqual([true, false])
    await database.close()
  })
})

/** A mail's text as its reader sees it: quoted-printable undone, as far as these letters go. */
function readable(mail: string): string {
  return mail
    .replace(/=\r?\n/g, '')
    .replace(/(?:=[0-9A-F]{2})+/g, (coded) => Buffer.from(coded.replaceAll('=', ''), 'hex').toString('utf8'))
}
