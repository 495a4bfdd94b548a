import { randomBytes } from 'node:crypto'
import { request } from 'node:https'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { CALLS } from '../../../src/contract/calls'
import { addressOf } from '../../../src/contract/calls/row'
import { HEADER, type SessionAnswer } from '../../../src/contract/account/account'
import type { LoginKey } from '../../../src/contract/account/account-sign-in'
import { CODE, type Envelope } from '../../../src/contract/envelope'
import { type SavedProject } from '../../../src/contract/project/project-calls'
import { writeProject, type WireProject } from '../../../src/contract/project/project-wire'
import { WATCH_PROTOCOL } from '../../../src/contract/account/session-watch'
import { newId } from '../../../src/model/change/ids'
import { projectBuilder } from '../../helpers/project-builder'
import { encrypt, preparedFolder, spawnServer, type ServerProcess, type TestFolder } from '../../helpers/server'
import { watchAddress } from '../../helpers/watch-socket'
import { hasNginx, startNginx, type Proxy } from './nginx'

const LOGIN = 'chief@example.com'
const PASSWORD = 'correct horse battery'
const MB = 2 ** 20
/** An address of this machine that is not the proxy's, and one that the caller only says it has. */
const CALLER = '127.0.0.9'
const CLAIMED = '203.0.113.7'

describe.skipIf(!hasNginx())('a server behind nginx with TLS, as the page about the server says (skipped where there is none)', () => {
  let folder: TestFolder
  let server: ServerProcess
  let proxy: Proxy
  let session: SessionAnswer | undefined

  beforeAll(async () => {
    folder = preparedFolder()
    const administrator = { BRANCHLINE_ADMIN_EMAIL: LOGIN, BRANCHLINE_ADMIN_PASSWORD: PASSWORD }
    server = await spawnServer(folder.path, { ...administrator, BRANCHLINE_TRUST_PROXY: 'loopback', LOG_LEVEL: 'info' })
    proxy = await startNginx(server.address)
    session = (await signIn()).data
  }, 120_000)
  afterAll(async () => {
    await proxy.stop()
    server.child.kill('SIGKILL')
    await server.ended
    folder.remove()
  })

  /** A call through the proxy, whose certificate is checked. */
  const call = <T>(method: string, path: string, body?: object): Promise<Envelope<T>> =>
    new Promise((resolve, reject) => {
      const type = body ? { 'content-type': 'application/json' } : {}
      const headers = { [HEADER.token]: session?.token ?? '', 'x-forwarded-for': CLAIMED, ...type }
      const options = { method, headers, ca: proxy.certificate, localAddress: CALLER }
      const asked = request(`${proxy.address}${path}`, options, (answer) => {
        const parts: Buffer[] = []
        answer.on('data', (part: Buffer) => parts.push(part))
        answer.once('end', () => {
          const text = Buffer.concat(parts).toString()
          if (text.startsWith('{')) resolve(JSON.parse(text) as Envelope<T>)
          else reject(new Error(`${answer.statusCode ?? 0}: ${text.slice(0, 200)}`))
        })
      })
      asked.once('error', reject)
      asked.end(body ? JSON.stringify(body) : undefined)
    })
  const signIn = async (): Promise<Envelope<SessionAnswer>> => {
    const { data: key } = await call<LoginKey>('GET', CALLS.account.loginKey.path)
    const body = { key: key.key, password: encrypt(PASSWORD, key), mode: 'RSA', personalEmail: LOGIN }
    return call('POST', CALLS.account.login.path, body)
  }
  /** Opens the window's socket through the proxy as a page of some origin; answers its first message, or the HTTP status that refused it. */
  const openSocket = (origin: string): Promise<unknown> =>
    new Promise((resolve, reject) => {
      const address = watchAddress(proxy.address, 'window', session?.userInfo.userId ?? '')
      const socket = new WebSocket(address, [WATCH_PROTOCOL, session?.token ?? ''], { origin, ca: proxy.certificate })
      socket.once('message', (bytes: Buffer) => {
        resolve((JSON.parse(bytes.toString()) as { data: unknown }).data)
        socket.close()
      })
      socket.once('unexpected-response', (_, { statusCode }) => resolve(statusCode))
      socket.once('error', reject)
    })

  it('a server behind nginx with TLS, as the page about the server says (skipped where there is none) signs in, stores a project of many megabytes and gives it back', async () => {
    expect(session?.userInfo.userName).toBeTruthy()
    const project = writeProject({ ...projectBuilder().system(newId()).build(), ownerId: session?.userInfo.userId ?? '' })
    const marker = randomBytes(6 * MB).toString('base64')
    expect((await call<SavedProject>('POST', CALLS.project.mssp.save.path, { ...project, revision: 0, marker })).data.revision).toBe(1)
    const { data } = await call<WireProject & { marker: string }>('GET', addressOf(CALLS.project.mssp.get, { id: project.id }))
    expect(data.marker === marker).toBe(true)
  }, 120_000)

  it('a server behind nginx with TLS, as the page about the server says (skipped where there is none) carries the sockets of its own pages, and refuses those of other origins', async () => {
    expect(await openSocket(proxy.address)).toBe(true)
    expect(await openSocket('https://elsewhere.example.com')).toBe(403)
  }, 120_000)

  it('a server behind nginx with TLS, as the page about the server says (skipped where there is none) offers no demo, and sees the caller’s own address, not the one it claims', async () => {
    expect((await call('POST', CALLS.account.demo.path)).code).toBe(CODE.forbidden)
    server.child.kill('SIGTERM')
    const { errors } = await server.ended
    const addresses = new Set([...errors.matchAll(/"ip":"([^"]*)"/g)].map((match) => match[1]))
    addresses.delete('127.0.0.1')
    expect([...addresses]).toEqual([CALLER])
  }, 120_000)
})
