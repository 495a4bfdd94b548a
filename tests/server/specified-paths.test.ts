import { gzipSync } from 'node:zlib'
import { createServer } from 'vite'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SPECIFIED_CALLS } from '../../scripts/docs/specified-calls'
import { HEADER } from '../../src/contract/account/account'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { serverWith, type Caller, type TestServer } from '../helpers/server'

/** Addresses outside `/api`: those that a browser, a tool or a monitor asks for without knowing the product. */
const OUTSIDE = ['/version.json', '/schema/pack.json', '/health', '/ready']
const LEFT_BEHIND = [
  'POST /user/send/email/verification/code',
  'POST /user/send/email/expiration/reminder',
  'POST /user/register/email',
  'POST /api/apps-mssp/device/v2/mssp/cad/cadProject/save',
  'GET /api/apps-mssp/device/v2/mssp/ignore-auth/getCountryList/en',
]

let server: TestServer
let owner: Caller
beforeAll(async () => {
  const ready = await serverWith({ owner: { login: 'owner@example.com', role: 'levelTwo', cadLibraries: '0001' } })
  server = ready.server
  owner = ready.callers.owner
}, 60_000)
afterAll(() => server.close())

describe('the paths of section 7 are answered as decisions, section 8, reads them:', () => {
  it('nothing but four addresses stands outside /api', () => {
    const paths = Object.keys((server.app.swagger() as { paths: Record<string, unknown> }).paths)
    expect(paths.length).toBeGreaterThan(60)
    expect(paths.filter((path) => !path.startsWith('/api/') && !OUTSIDE.includes(path))).toEqual([])
    for (const { path } of SPECIFIED_CALLS) expect(path.startsWith('/api/') || OUTSIDE.includes(path), path).toBe(true)
  })

  it('the registration calls, the CAD save and the country list answer under /api/apps-mssp', async () => {
    const root = '/api/apps-mssp'
    const body = gzipSync(JSON.stringify(owner.project('From a plan'))).toString('base64')
    expect((await owner.post(`${root}/cad/cadProject/save`, { body })).code).toBe(CODE.ok)
    expect((await owner.get<unknown[]>(`${root}/ignore-auth/getCountryList/en`)).data.length).toBeGreaterThan(100)
    expect((await owner.post(`${root}/user/send/email/expiration/reminder`, {})).code).toBe(CODE.forbidden)
    for (const path of ['user/send/email/verification/code', 'user/register/email']) {
      expect((await owner.post(`${root}/${path}`, {})).code, path).toBe(CODE.badRequest)
    }
  })

  it.each(LEFT_BEHIND)('%s is no address any more', async (call) => {
    const [method = '', url = ''] = call.split(' ')
    const answer = method === 'GET' ? await owner.get(url) : await owner.post(url, {})
    expect(answer.code).toBe(CODE.notFound)
  })

  it('registration reaches the server through the development server, too', async () => {
    const api = await server.app.listen({ port: 0, host: '127.0.0.1' })
    const before = process.env['BRANCHLINE_API']
    process.env['BRANCHLINE_API'] = api
    const development = await createServer({
      server: { port: 0, host: '127.0.0.1', hmr: false },
      optimizeDeps: { noDiscovery: true },
      logLevel: 'silent',
      clearScreen: false,
    })
    try {
      await development.listen()
      const page = development.resolvedUrls?.local[0] ?? ''
      const answer = await fetch(new URL('api/apps-mssp/user/send/email/verification/code', page), {
        method: 'POST',
        headers: { 'content-type': 'application/json', [HEADER.language]: 'en-US' },
        body: JSON.stringify({ personalEmail: 'guest@example.com', purpose: 'register' }),
      })
      expect(((await answer.json()) as Envelope<unknown>).code).toBe(CODE.ok)
      expect((await (await fetch(new URL('version.json', page))).json()) as object).toBeTypeOf('object')
    } finally {
      await development.close()
      if (before === undefined) delete process.env['BRANCHLINE_API']
      else process.env['BRANCHLINE_API'] = before
    }
  }, 60_000)
})
