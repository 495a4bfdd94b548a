import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type AddressInfo, type Socket } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { InjectOptions } from 'fastify'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import type { LoginKey } from '../../src/contract/account/account-sign-in'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { HEADER } from '../../src/contract/account/account'
import type { WireProject } from '../../src/contract/project/project-wire'
import { openDatabase, type Database } from '../../server/database/open-database'
import { demoCaller, preparedFolder, startServer, type TestServer } from '../helpers/server'

const MB = 1024 * 1024

const ELSEWHERE = '203.0.113.9'

const folder = preparedFolder()
let lent: Database
beforeAll(async () => {
  lent = await openDatabase(folder.path)
}, 60_000)
afterAll(async () => {
  await lent.close()
  folder.remove()
})

describe('security: a proxy in front', () => {
  let server: TestServer
  afterEach(() => server.close())

  const asked = async <T>(options: InjectOptions): Promise<Envelope<T>> => (await server.app.inject(options)).json<Envelope<T>>()
  const offer = async (from: Partial<InjectOptions>): Promise<unknown[]> => {
    const { data } = await asked<LoginKey>({ url: CALLS.account.loginKey.path, ...from })
    const { code } = await asked({ method: 'POST', url: CALLS.account.demo.path, ...from })
    return [data.isDemoOffered, code]
  }

  it.each(['', 'loopback', '10.0.0.0/8'])(
    'security: a proxy in front that is trusted as "%s" leads nobody to the demo, whatever address is named',
    async (trusted) => {
      server = await startServer({ BRANCHLINE_TRUST_PROXY: trusted }, { lent })
      expect(await offer({})).toEqual([true, CODE.ok])
      for (const headers of [
        { 'x-forwarded-for': '127.0.0.1' },
        { 'x-forwarded-for': `127.0.0.1, ${ELSEWHERE}` },
        { forwarded: 'for=127.0.0.1' },
        { 'x-real-ip': ELSEWHERE },
      ]) {
        expect(await offer({ headers })).toEqual([false, CODE.forbidden])
      }
      expect(await offer({ remoteAddress: '10.0.0.5' })).toEqual([false, CODE.forbidden])
      expect(await offer({ remoteAddress: '10.0.0.5', headers: { 'x-forwarded-for': '127.0.0.1' } })).toEqual([false, CODE.forbidden])
    },
  )

  it('security: a proxy in front names the caller where it is trusted; what a caller says of himself counts nowhere', async () => {
    server = await startServer({ BRANCHLINE_TRUST_PROXY: '10.0.0.0/8' }, { lent })
    let mailbox = 0
    const codeFor = async (remoteAddress: string, said: string): Promise<number> => {
      const payload = { personalEmail: `somebody${(mailbox += 1)}@design.example`, purpose: 'register' }
      const headers = { 'x-forwarded-for': said }
      return (await asked({ method: 'POST', url: CALLS.guest.sendCode.path, remoteAddress, headers, payload })).code
    }
    // As many as one address may ask for: straight, with another name each time.
    for (let count = 0; count < 30; count += 1) expect(await codeFor(ELSEWHERE, `198.51.100.${count}`)).toBe(CODE.ok)
    expect(await codeFor(ELSEWHERE, '198.51.100.99')).toBe(CODE.tooManyRequests)
    // Through the proxy, which puts the address it sees behind whatever the caller says.
    expect(await codeFor('10.0.0.5', `198.51.100.99, ${ELSEWHERE}`)).toBe(CODE.tooManyRequests)
    expect(await codeFor('10.0.0.5', '203.0.113.77')).toBe(CODE.ok)
  })
})

describe('security: connections', () => {
  const sockets: Socket[] = []
  afterEach(() => {
    for (const socket of sockets.splice(0)) socket.destroy()
  })
  const listening = async (environment: Record<string, string>): Promise<{ server: TestServer; open: () => Socket }> => {
    const server = await startServer(environment, { lent })
    await server.app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = server.app.server.address() as AddressInfo
    const open = (): Socket => {
      const socket = connect(port, '127.0.0.1').on('error', () => undefined)
      sockets.push(socket)
      return socket
    }
    return { server, open }
  }
  const whatCame = async (socket: Socket): Promise<string> => {
    let text = ''
    socket.on('data', (part: Buffer) => (text += part.toString()))
    await new Promise((resolve) => socket.once('close', resolve))
    return text
  }

  it('security: connections on which a body trickles for longer than an upload may take are ended', async () => {
    const { server, open } = await listening({ BRANCHLINE_UPLOAD_SECONDS: '1' })
    const socket = open()
    socket.write(`POST ${CALLS.account.login.path} HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 60000\r\n\r\n{`)
    const trickle = setInterval(() => socket.write(' '), 100)
    expect(await whatCame(socket)).toMatch(/^HTTP\/1\.1 408 /)
    clearInterval(trickle)
    await server.close()
  })

  it('security: connections that are too many are ended, and there is room again when others go', async () => {
    const { server, open } = await listening({ BRANCHLINE_CONNECTIONS: '2' })
    const [first, second] = [open(), open()]
    const ask = (socket: Socket): boolean =>
      socket.write(`GET ${CALLS.operation.version.path} HTTP/1.1\r\nhost: x\r\nconnection: close\r\n\r\n`)
    await Promise.all([first, second].map((socket) => new Promise((resolve) => socket.once('connect', resolve))))
    expect(await whatCame(open())).toBe('')
    ask(first)
    expect(await whatCame(first)).toMatch(/^HTTP\/1\.1 200 /)
    const next = open()
    ask(next)
    expect(await whatCame(next)).toMatch(/^HTTP\/1\.1 200 /)
    second.destroy()
    await server.close()
  })

  it('security: connections whose other side takes nothing of an answer are ended, and one account has eight large answers under way at most', async () => {
    const { server, open } = await listening({ BRANCHLINE_IDLE_SECONDS: '8' })
    const demo = await demoCaller(server.app)
    const project = demo.project('Large', { cadSysCal: { noise: randomBytes(MB).toString('base64'), same: 'x'.repeat(32 * MB) } })
    expect((await demo.save(project)).code).toBe(CODE.ok)
    const path = addressOf(CALLS.project.mssp.get, { id: project.id })
    const token = `${HEADER.token}: ${demo.session?.token ?? ''}`
    // Nobody reads what comes there, beyond its first piece.
    const slow = Array.from({ length: 8 }, open)
    for (const socket of slow) socket.write(`GET ${path} HTTP/1.1\r\nhost: x\r\n${token}\r\n\r\n`)
    await Promise.all(slow.map((socket) => once(socket, 'readable')))
    expect(await demo.get(path)).toMatchObject({ code: CODE.busy, status: 503 })
    const standing = () => new Promise((resolve) => server.app.server.getConnections((_error, count) => resolve(count)))
    await expect.poll(standing, { timeout: 40_000 }).toBe(0)
    const read = await demo.get<WireProject>(`${path}?results=0`)
    expect([read.code, read.data]).toEqual([CODE.ok, { ...project, revision: 1 }])
    await server.close()
  }, 90_000)
})

it('security: a body that is nested deeper than any check can follow is refused at its place, and the server goes on', async () => {
  const server = await startServer({}, { lent })
  try {
    const demo = await demoCaller(server.app)
    for (const depth of [3_000, 30_000, 300_000]) {
      const payload = `{"origin":${'['.repeat(depth)}${']'.repeat(depth)}}`
      const headers = { 'content-type': 'application/json' }
      const answer = (await demo.send({ method: 'POST', url: CALLS.project.mssp.list.path, headers, payload })).json<Envelope<unknown>>()
      expect([CODE.badRequest, CODE.bodyTooLarge]).toContain(answer.code)
    }
    expect((await demo.post(CALLS.project.mssp.list.path, {})).code).toBe(CODE.ok)
  } finally {
    await server.close()
  }
})
