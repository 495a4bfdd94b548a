import { once } from 'node:events'
import type { AddressInfo, Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { CODE } from '../../src/contract/envelope'
import { openDatabase, type Database } from '../../server/database/open-database'
import { preparedFolder, startServer, type TestFolder, type TestServer } from '../helpers/server'
import { attackerAt, readAnswer, restOf, type Attacker } from './raw-call'
import { attackRounds } from './rounds'

const OF_NETWORK = attackRounds(20, 400)
const LOGIN = `POST ${CALLS.account.login.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`
const VERSION = `GET ${CALLS.operation.version.path} HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n`
/** A proof of a mailbox: anybody may send one, with a body of a megabyte at most. */
const ANYBODY = `POST ${CALLS.guest.sendCode.path} HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n`

describe('an attack from one address', () => {
  let folder: TestFolder
  let lent: Database
  let server: TestServer
  let attacker: Attacker
  let neighbour: Attacker
  beforeAll(async () => {
    folder = preparedFolder()
    lent = await openDatabase(folder.path)
  }, 60_000)
  afterEach(async () => {
    attacker.end()
    neighbour.end()
    await server.close()
  })
  afterAll(async () => {
    await lent.close()
    folder.remove()
  })

  const listening = async (environment: Record<string, string> = {}): Promise<void> => {
    server = await startServer(environment, { lent })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    attacker = attackerAt('127.0.0.2', port)
    neighbour = attackerAt('127.0.0.3', port)
  }
  const standing = (): Promise<number> => new Promise((resolve) => server.app.server.getConnections((_error, count) => resolve(count)))
  const isServed = async (who: Attacker): Promise<boolean> => (await restOf(who.open(VERSION))).startsWith('HTTP/1.1 200 ')

  it(`with ${OF_NETWORK * 3} connections whose headers trickle has ${OF_NETWORK} of them, and another address is served`, async () => {
    await listening({ BRANCHLINE_NETWORK_CONNECTIONS: String(OF_NETWORK), BRANCHLINE_CONNECTIONS: String(OF_NETWORK * 2) })
    const held = Array.from({ length: OF_NETWORK }, () => attacker.open('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: '))
    await expect.poll(standing).toBe(OF_NETWORK)
    const more = Array.from({ length: OF_NETWORK * 2 }, () => attacker.open('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: '))
    expect(await Promise.all(more.map(restOf))).toEqual(more.map(() => ''))
    expect(await isServed(neighbour)).toBe(true)
    expect(server.app.refusedConnections.count).toBe(more.length)
    held[0]?.destroy()
    await expect.poll(standing).toBe(OF_NETWORK - 1)
    expect(await isServed(attacker)).toBe(true)
  }, 120_000)

  it('an attack from one address that is a trusted proxy has as many connections as there are', async () => {
    await listening({ BRANCHLINE_NETWORK_CONNECTIONS: '2', BRANCHLINE_TRUST_PROXY: '127.0.0.2' })
    for (let count = 0; count < 10; count += 1) attacker.open()
    await expect.poll(standing).toBe(10)
    expect(await isServed(attacker)).toBe(true)
  })

  it('an attack from one address with a hundred bodies that never come fills its own room, is refused in words, and leaves others theirs', async () => {
    await listening()
    const slow = (): Socket => attacker.open(`${ANYBODY}transfer-encoding: chunked\r\n\r\n`)
    const held = Array.from({ length: 32 + 64 }, slow)
    await Promise.all(held.map((socket) => (socket.connecting ? once(socket, 'connect') : Promise.resolve())))
    const next = attacker.open(`${ANYBODY}transfer-encoding: chunked\r\nconnection: close\r\n\r\n`)
    const { status, envelope } = readAnswer(await restOf(next))
    expect([status, envelope.code, envelope.success]).toEqual([503, CODE.busy, false])
    const body = '{"personalEmail":"somebody@design.example","purpose":"register"}'
    const other = neighbour.open(`${ANYBODY}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`)
    expect(readAnswer(await restOf(other)).envelope.code).toBe(CODE.ok)
    // Connections that the attacker gives up are free again.
    attacker.end()
    await expect.poll(standing).toBe(0)
    const again = attacker.open(`${ANYBODY}content-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`)
    expect(readAnswer(await restOf(again)).status).toBe(200)
  }, 60_000)

  it.each([
    [
      'headers that are too large',
      `GET / HTTP/1.1\r\nhost: localhost\r\nx-large: ${'x'.repeat(attackRounds(40_000, 4_000_000))}\r\n\r\n`,
      431,
    ],
    ['thousands of headers', `GET / HTTP/1.1\r\nhost: localhost\r\n${'x: y\r\n'.repeat(20_000)}\r\n`, 431],
    ['letters that are no HTTP', '\u0016\u0003\u0001 HELO\r\n\r\n', 400],
    ['two lengths of one body', `${LOGIN}content-length: 5\r\ncontent-length: 7\r\n\r\n{}`, 400],
    ['a length and pieces at the same time', `${LOGIN}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`, 400],
    ['an expectation', `${LOGIN}expect: a miracle\r\ncontent-length: 2\r\n\r\n{}`, 417],
    ['no host', `GET ${CALLS.account.loginKey.path} HTTP/1.1\r\nconnection: close\r\n\r\n`, 400],
  ])('an attack from one address with %s is answered with an envelope', async (_title, text, expected) => {
    await listening()
    const { status, envelope } = readAnswer(await restOf(attacker.open(text)))
    expect([status, envelope.code, envelope.success]).toEqual([expected, CODE.badRequest, false])
    expect(envelope.message).toMatch(/^[A-Z].*\.$/)
    expect(await isServed(neighbour)).toBe(true)
  })

  it('an attack from one address with headers that trickle for longer than they may is answered with an envelope', async () => {
    await listening({ BRANCHLINE_UPLOAD_SECONDS: '1' })
    const socket = attacker.open('GET / HTTP/1.1\r\nhost: localhost\r\nx-slow: ')
    const trickle = setInterval(() => socket.write('x'), 100)
    const { status, envelope } = readAnswer(await restOf(socket))
    clearInterval(trickle)
    expect([status, envelope.code]).toEqual([408, CODE.badRequest])
  })
})

it('an attack while the server closes is answered with an envelope, and so is everything else that comes then', async () => {
  const server = await startServer()
  await server.app.listen({ port: 0, host: '127.0.0.1' })
  const { port } = server.app.server.address() as AddressInfo
  const caller = attackerAt('127.0.0.1', port)
  // A call under way keeps its connection, on which the next one comes when the server has begun to close.
  const body = '{"personalEmail":"a@b.example","purpose":"register"}'
  const socket = caller.open(`${ANYBODY}content-length: ${body.length}\r\n\r\n`)
  await once(socket, 'connect')
  await expect.poll(() => new Promise((resolve) => server.app.server.getConnections((_error, count) => resolve(count)))).toBe(1)
  await new Promise((resolve) => setTimeout(resolve, 200))
  const closed = server.close()
  await expect.poll(() => server.app.closing.isClosing).toBe(true)
  socket.write(`${body}GET ${CALLS.account.loginKey.path} HTTP/1.1\r\nhost: localhost\r\n\r\n`)
  const answers = (await restOf(socket)).split(/(?=HTTP\/1\.1 )/)
  await closed
  expect(answers).toHaveLength(2)
  expect(readAnswer(answers[0] ?? '').envelope.code).toBe(CODE.ok)
  const { status, envelope } = readAnswer(answers[1] ?? '')
  expect([status, envelope.code, envelope.message]).toEqual([503, CODE.busy, 'The server is closing. Try again in a moment.'])
}, 60_000)
