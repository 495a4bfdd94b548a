import { request } from 'node:http'
import { createConnection, type AddressInfo } from 'node:net'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { type SessionAnswer } from '../../../src/contract/account/account'
import { CODE } from '../../../src/contract/envelope'
import { LOGOUT_REASONS, WATCH_PROTOCOL } from '../../../src/contract/account/session-watch'
import { LANGUAGES } from '../../../src/platform/words/languages'
import { logoutSentence } from '../../../server/sockets/logout-sentences'
import { callerWith, demoCaller, serverWith, startServer, type TestServer } from '../../helpers/server'
import { openWatch, watchAddress } from '../../helpers/watch-socket'

describe('section 4, session-watch sockets on the server', () => {
  let server: TestServer
  let address: string
  let session: SessionAnswer

  beforeAll(async () => {
    server = await startServer()
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
    const demo = await demoCaller(server.app)
    if (!demo.session) throw new Error('no demo')
    session = demo.session
  }, 120_000)
  afterAll(() => server.close())

  it('section 4, session-watch sockets on the server opens for the token of the account in the path, and says that the session holds', async () => {
    const windowStatus = await openWatch(address, 'window', session)
    expect(await windowStatus.next((data) => typeof data === 'boolean')).toBe(true)
    expect(windowStatus.socket.protocol).toBe(WATCH_PROTOCOL)
    const logout = await openWatch(address, 'logout', session, { language: 'vi' })
    expect(logout.messages).toEqual([])
    windowStatus.socket.close()
    logout.socket.close()
  })

  it.each([
    ['without a token', { token: null }, 401],
    ['with an unknown token', { token: 'a'.repeat(43) }, 401],
    ['with the token in the first place', { protocols: ['TOKEN', WATCH_PROTOCOL] }, 401],
    ["for another's account", { userId: 'somebody-else' }, 403],
    ['from a page of another origin', { origin: 'https://elsewhere.example' }, 403],
    ['from the same host on another port', { origin: 'http://127.0.0.1:1' }, 403],
    ['from an opaque origin', { origin: 'null' }, 403],
    ['without an origin', { origin: null }, 403],
  ])('section 4, session-watch sockets on the server is refused %s', async (_what, wishes, status) => {
    for (const kind of ['logout', 'window'] as const)
      await expect(openWatch(address, kind, session, wishes)).rejects.toThrow(String(status))
  })

  it('section 4, session-watch sockets on the server ends with the sign-out of its session, and leaves other sessions of the account alone', async () => {
    const [leaving, staying] = [await demoCaller(server.app), await demoCaller(server.app)]
    if (!leaving.session || !staying.session) throw new Error('no demo')
    const gone = await openWatch(address, 'window', leaving.session)
    const kept = await openWatch(address, 'window', staying.session)
    expect((await leaving.get(CALLS.account.logout.path)).code).toBe(CODE.ok)
    expect(await gone.next((data) => data === false)).toBe(false)
    await gone.closed
    expect(kept.socket.readyState).toBe(kept.socket.OPEN)
    // Every ten seconds the server says so once more.
    expect(new Set(kept.messages.map(({ data }) => data))).toEqual(new Set([true]))
    kept.socket.close()
  })

  it('section 4, session-watch sockets on the server takes no messages, and none above a kilobyte even for a moment', async () => {
    const talking = await openWatch(address, 'logout', session)
    talking.socket.send('hello')
    expect(await talking.closed).toBe(1008)
    const shouting = await openWatch(address, 'logout', session)
    shouting.socket.send('x'.repeat(4_096))
    expect([1006, 1009]).toContain(await shouting.closed)
  })

  it('section 4, session-watch sockets on the server is limited to 64 sockets of an account', async () => {
    const { session: own } = await demoCaller(server.app)
    if (!own) throw new Error('no demo')
    const opened = await Promise.allSettled(Array.from({ length: 70 }, () => openWatch(address, 'logout', own)))
    expect(opened.filter(({ status }) => status === 'fulfilled')).toHaveLength(64)
    await expect(openWatch(address, 'logout', own)).rejects.toThrow('429')
    for (const result of opened) if (result.status === 'fulfilled') result.value.socket.close()
  })

  it('section 4, session-watch sockets on the server answers 404 to a plain call', async () => {
    const answer = await server.app.inject({
      url: new URL(watchAddress(address, 'window', session.userInfo.userId)).pathname,
      headers: { 'X-Token': session.token },
    })
    expect(answer.statusCode).toBe(404)
  })

  it('section 4, session-watch sockets on the server says each sentence in the language of the path, in English where there is no such language', () => {
    expect(logoutSentence('zh', 'elsewhere')).toContain('别处登录')
    const languages = Object.keys(LANGUAGES)
    for (const reason of LOGOUT_REASONS)
      expect(new Set(languages.map((language) => logoutSentence(language, reason))).size, reason).toBe(languages.length)
    for (const unknown of ['xx', '', '__proto__', 'constructor', 'toString'])
      expect(logoutSentence(unknown, 'elsewhere')).toBe(logoutSentence('en', 'elsewhere'))
  })

  it('section 4, session-watch sockets on the server survives whatever asks for an upgrade: no 500, nothing left hanging, and nobody let in', async () => {
    const { port } = new URL(address)
    const ask = (path: string, headers: Record<string, string>): Promise<number> =>
      new Promise((resolve, reject) => {
        const asked = request({ host: '127.0.0.1', port, path, headers, timeout: 30_000, agent: false })
        asked.on('response', (response) => resolve(response.resume().statusCode ?? 0))
        asked.on('upgrade', (_response, socket) => {
          socket.destroy()
          resolve(101)
        })
        asked.on('timeout', () => asked.destroy(new Error(`nothing came for ${path}`)))
        asked.on('error', (error: NodeJS.ErrnoException) => (error.code === 'ECONNRESET' ? resolve(0) : reject(error)))
        asked.end()
      })
    const known = new URL(watchAddress(address, 'logout', session.userInfo.userId)).pathname
    const path = fc.oneof(
      fc.constant(known),
      fc.webPath().map((end) => `/api/mibp-basic-account/user/logout${end}`),
      fc.webPath().map((end) => end || '/'),
      fc.constantFrom(
        '/',
        '/version.json',
        CALLS.account.userInfo.path,
        `${known}%00`,
        `${known}/..`,
        `/api/mibp-basic-account/close/window/%ff`,
      ),
    )
    const word = fc.stringMatching(/^[!-~]{0,60}$/)
    const headers = fc.record({
      connection: fc.constantFrom('Upgrade', 'upgrade, keep-alive', 'keep-alive'),
      upgrade: fc.oneof(fc.constantFrom('websocket', 'WebSocket', 'h2c', ''), word),
      'sec-websocket-version': fc.constantFrom('13', '8', '0', 'x'),
      'sec-websocket-key': fc.oneof(fc.constant('dGhlIHNhbXBsZSBub25jZQ=='), word),
      'sec-websocket-protocol': fc.oneof(
        word,
        word.map((token) => `${WATCH_PROTOCOL}, ${token}`),
      ),
      origin: fc.oneof(fc.constant(address), word),
    })
    await fc.assert(
      fc.asyncProperty(path, headers, async (asked, given) => {
        const status = await ask(asked, given)
        expect(status).toBeLessThan(500)
        expect(status).not.toBe(101)
      }),
      { numRuns: 300 },
    )
    // Half a request, and one that goes away in the middle.
    const half = createConnection(Number(port), '127.0.0.1')
    half.write(`GET ${known} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n`)
    await new Promise((resolve) => setTimeout(resolve, 50))
    half.destroy()
    const windowStatus = await openWatch(address, 'window', session)
    expect(await windowStatus.next((data) => data === true)).toBe(true)
    windowStatus.socket.close()
  }, 60_000)
})

describe('section 6, a page learns of what was decided about its account', () => {
  const BOSS = { login: 'boss@example.com', role: 'superAdmin' } as const
  const GUEST = { login: 'guest@design.example', role: 'guest', kind: 'GUEST', expiresAt: new Date(Date.now() + 86_400_000) } as const

  it('when a guest is let in for longer, and when somebody opens or closes its projects', async () => {
    const { server, callers } = await serverWith({ boss: BOSS, guest: GUEST })
    const { boss, guest } = callers
    if (!guest.session) throw new Error('not signed in')
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    const address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
    const watched = await openWatch(address, 'window', guest.session)
    const changes = () => watched.messages.filter((message) => 'isAccountChanged' in message).length
    const decided = await boss.post(CALLS.guest.approveGuest.path, { userIds: [guest.userId], isApproved: true })
    expect(decided.code).toBe(CODE.ok)
    await expect.poll(changes).toBe(1)
    expect((await boss.get(`${CALLS.account.updateProjectShare.path}?isShare=0&userId=${guest.userId}`)).code).toBe(CODE.ok)
    await expect.poll(changes).toBe(2)
    watched.socket.close()
    await server.close()
  }, 60_000)
})

describe('section 4, sockets and the life of the server', () => {
  it('section 4, sockets and the life of the server do not hold up its end, even where the other side does not answer', async () => {
    const server = await startServer({ BRANCHLINE_ADMIN_EMAIL: 'a@example.com', BRANCHLINE_ADMIN_PASSWORD: 'long enough for it' })
    await server.app.listen({ host: '127.0.0.1', port: 0 })
    const address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`
    const { session } = await callerWith(server.app, 'a@example.com', 'long enough for it')
    if (!session) throw new Error('not signed in')
    const open = await openWatch(address, 'window', session)
    open.socket.pause()
    await server.close()
    open.socket.resume()
    await open.closed
  }, 60_000)
})
