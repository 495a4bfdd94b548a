import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import type { LoginKey } from '../../src/contract/account/account-sign-in'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { openDatabase, type Database } from '../../server/database/open-database'
import { preparedFolder, startServer, type TestFolder, type TestServer } from '../helpers/server'

let folder: TestFolder
let lent: Database
beforeAll(async () => {
  folder = preparedFolder()
  lent = await openDatabase(folder.path)
}, 60_000)
afterAll(async () => {
  await lent.close()
  folder.remove()
})

describe('an attack by a page whose name was made to lead to this machine', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startServer({}, { lent })
  }, 60_000)
  afterAll(() => server.close())

  const offerAt = async (host: string): Promise<unknown[]> => {
    const asked = async <T>(method: 'GET' | 'POST', url: string) =>
      (await server.app.inject({ method, url, headers: { host } })).json<Envelope<T>>()
    const { data } = await asked<LoginKey>('GET', CALLS.account.loginKey.path)
    return [data.isDemoOffered, (await asked('POST', CALLS.account.demo.path)).code]
  }

  it.each([
    ...['evil.example', 'evil.example:8080', '127.0.0.1.evil.example', 'localhost.evil.example', 'notlocalhost', '127.evil.example'],
    ...['192.168.0.7:8080', '[2001:db8::1]:8080', '0.0.0.0'],
  ])('an attack by a page whose name was made to lead to this machine that calls this server %s gets no demo', async (host) => {
    expect(await offerAt(host)).toEqual([false, CODE.forbidden])
  })

  it.each(['localhost', 'LOCALHOST:8080', '127.0.0.1:8080', '127.1.2.3', '[::1]:8080', 'branchline.localhost:5173'])(
    'an attack by a page whose name was made to lead to this machine does not take the demo from whoever calls it %s',
    async (host) => {
      expect(await offerAt(host)).toEqual([true, CODE.ok])
    },
  )
})

describe('security headers', () => {
  const headersOf = async (environment: Record<string, string>, headers: Record<string, string>, remoteAddress: string) => {
    const server = await startServer(environment, { lent })
    const response = await server.app.inject({ url: CALLS.operation.version.path, headers, remoteAddress })
    await server.close()
    return response.headers
  }

  it('security headers ask for TLS for a year where a trusted proxy says that the call came by it, and only there', async () => {
    const trusting = { BRANCHLINE_TRUST_PROXY: '10.0.0.5' }
    const byTls = { 'x-forwarded-proto': 'https', 'x-forwarded-for': '203.0.113.9' }
    const name = 'strict-transport-security'
    expect((await headersOf(trusting, byTls, '10.0.0.5'))[name]).toBe('max-age=31536000')
    expect((await headersOf(trusting, { ...byTls, 'x-forwarded-proto': 'http' }, '10.0.0.5'))[name]).toBeUndefined()
    expect((await headersOf(trusting, byTls, '10.0.0.6'))[name]).toBeUndefined()
    expect((await headersOf({}, byTls, '10.0.0.5'))[name]).toBeUndefined()
  })

  it('security headers keep windows of other origins apart from this one', async () => {
    expect((await headersOf({}, {}, '127.0.0.1'))['cross-origin-opener-policy']).toBe('same-origin')
  })
})
