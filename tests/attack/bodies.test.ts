import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { serverWith, type Caller, type TestServer } from '../helpers/server'
import { attackRounds } from './rounds'

const MB = 1024 * 1024
const DEPTHS = [501, 5_000, attackRounds(100_000, 5_000_000)]
/** Saves of every kind, and calls that are no saves: each reads its body in a way of its own. */
const PATHS = [...Object.values(CALLS.project).map(({ save }) => save.path), CALLS.project.mssp.list.path, CALLS.account.login.path]

describe('an attack with a body', () => {
  let server: TestServer
  let caller: Caller
  beforeAll(async () => {
    const opened = await serverWith({ caller: { login: 'caller@design.example', role: 'superAdmin', cadLibraries: '0001' } })
    server = opened.server
    caller = opened.callers.caller
  }, 60_000)
  afterAll(() => server.close())

  const send = async (url: string, payload: Buffer | string, headers: Record<string, string> = {}) => {
    const response = await caller.send({ method: 'POST', url, payload, headers: { 'content-type': 'application/json', ...headers } })
    return { status: response.statusCode, ...response.json<Envelope<unknown>>() }
  }
  const gzip = { 'content-encoding': 'gzip' }
  const goesOn = async (): Promise<void> => expect((await caller.get(CALLS.account.userInfo.path)).code).toBe(CODE.ok)

  it.each(PATHS)(
    'an attack with a body that is nested deeply is answered with 400 at %s, packed or not, and never with 500',
    async (url) => {
      for (const depth of DEPTHS) {
        const lists = '['.repeat(depth) + ']'.repeat(depth)
        const objects = '{"a":'.repeat(depth) + '1' + '}'.repeat(depth)
        for (const inside of [lists, objects, '['.repeat(depth)]) {
          for (const text of [inside, `{"projectName":"Deep","more":${inside}}`, `{"__proto__":${inside},"more":[]}`]) {
            const [plain, packed] = [await send(url, text), await send(url, gzipSync(text), gzip)]
            const held = await send(url, JSON.stringify({ body: gzipSync(text).toString('base64') }))
            // A call that takes little refuses much before it reads it.
            const expected = [400, 413]
            for (const { status, code } of [plain, packed]) {
              expect(expected).toContain(status)
              expect([CODE.badRequest, CODE.bodyTooLarge]).toContain(code)
            }
            expect(held.status).toBeLessThan(500)
          }
        }
      }
      await goesOn()
    },
    300_000,
  )

  it('an attack with a body that holds brackets in its texts only is read', async () => {
    const project = caller.project('Brackets', { cadSysCal: { text: `${'['.repeat(2_000)}\\" {"{[` } })
    expect((await caller.save(project)).code).toBe(CODE.ok)
    const large = caller.project('Brackets', { cadSysCal: { text: `${'[\\"{'.repeat(200_000)}\\` } })
    expect((await caller.save(large)).code).toBe(CODE.ok)
    expect((await caller.get<typeof large>(addressOf(CALLS.project.mssp.get, { id: large.id }))).data.cadSysCal).toEqual(large.cadSysCal)
  })

  it.each([
    ['a byte that begins nothing', [0xff]],
    ['a letter that is cut off', [0xe4, 0xb8]],
    ['a letter that is longer than it must be', [0xc0, 0xaf]],
    ['half a pair', [0xed, 0xa0, 0x80]],
    ['a letter beyond the last one', [0xf5, 0x80, 0x80, 0x80]],
    ['text in UTF-16', [0x00, 0x7b, 0xfe, 0xff]],
  ])('an attack with a body that holds %s is refused as no UTF-8 wherever it is sent, however large it is', async (_title, bytes) => {
    for (const url of PATHS) {
      const rooms = url === CALLS.project.mssp.save.path ? ['', 'x'.repeat(MB)] : ['']
      for (const room of rooms) {
        const text = Buffer.concat([Buffer.from(`{"projectName":"${room}`), Buffer.from(bytes), Buffer.from('"}')])
        for (const answer of [await send(url, text), await send(url, gzipSync(text), gzip)])
          expect([answer.status, answer.code, answer.message]).toEqual([
            400,
            CODE.badRequest,
            'The body is no UTF-8 text. Send JSON in UTF-8.',
          ])
      }
    }
  })

  it('an attack with a body that is a zip bomb, whatever length is said of it, is refused, and refused where another is inside', async () => {
    const bomb = gzipSync(Buffer.alloc(attackRounds(80, 1_000) * MB, ' '))
    const ended = Buffer.concat([bomb, gzipSync('{}')])
    for (const [url, headers] of [
      [CALLS.project.mssp.save.path, gzip],
      [CALLS.project.mssp.save.path, { ...gzip, 'x-unpacked-length': '2' }],
      [CALLS.project.mssp.save.path, { ...gzip, 'x-unpacked-length': '-1' }],
      [CALLS.project.mssp.list.path, gzip],
      [CALLS.account.login.path, gzip],
    ] as const) {
      for (const body of [bomb, ended]) expect([CODE.bodyTooLarge]).toContain((await send(url, body, headers)).code)
    }
    for (const { save } of [CALLS.project.simulation, CALLS.project.cad]) {
      const inside = JSON.stringify({ body: ended.toString('base64') })
      expect((await send(save.path, inside)).code).toBe(CODE.bodyTooLarge)
      expect((await send(save.path, gzipSync(inside), gzip)).code).toBe(CODE.bodyTooLarge)
    }
    await goesOn()
  }, 120_000)

  it('an attack with a body that is packed twice, cut off or marked wrongly is refused in words', async () => {
    const packed = gzipSync(JSON.stringify(caller.project()))
    const large = gzipSync(JSON.stringify(caller.project('Large', { cadSysCal: { text: 'x'.repeat(MB) } })))
    for (const [body, headers] of [
      [gzipSync(packed), gzip],
      [packed.subarray(0, -9), gzip],
      [large.subarray(0, -9), { ...gzip, 'x-unpacked-length': String(2 * MB) }],
      [Buffer.from('{}'), gzip],
      [packed, {}],
      [packed, { 'content-encoding': 'br' }],
    ] as const) {
      const { code, message, status } = await send(CALLS.project.mssp.save.path, body, headers)
      expect([code, status < 500]).toEqual([CODE.badRequest, true])
      expect(message).toMatch(/no gzip|no JSON|no UTF-8|encoding is br/)
    }
  })
})
