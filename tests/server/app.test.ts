import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import type { VersionFile } from '../../src/contract/account/account'
import { CODE } from '../../src/contract/envelope'
import { compressApp } from '../../scripts/bundle/compress-app.mjs'
import { demoCaller, startServer, stranger, testFolder, type TestFolder, type TestServer } from '../helpers/server'

const SCRIPT = 'export const answer = 42\n'.repeat(200)

describe('the server', () => {
  let server: TestServer
  let built: TestFolder
  beforeAll(async () => {
    built = testFolder()
    mkdirSync(join(built.path, 'assets'))
    writeFileSync(join(built.path, 'index.html'), `<!doctype html><title>Branchline</title>${' '.repeat(2_000)}`)
    writeFileSync(join(built.path, 'assets', 'core-1a2b.wasm'), new Uint8Array([0, 0x61, 0x73, 0x6d]))
    writeFileSync(join(built.path, 'assets', 'index-3c4d.js'), SCRIPT)
    writeFileSync(join(built.path, 'sw.js'), SCRIPT)
    mkdirSync(join(built.path, '.vite'))
    writeFileSync(join(built.path, '.vite', 'manifest.json'), '{}')
    await compressApp(built.path)
    server = await startServer({}, { appFolder: built.path })
  }, 60_000)
  afterAll(async () => {
    await server.close()
    built.remove()
  })

  const get = (url: string) => server.app.inject({ method: 'GET', url })

  it('the server serves the page fresh each time and hashed files for ever', async () => {
    const page = await get('/')
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(page.body).toContain('<title>Branchline</title>')
    // Browsers look for a new version in it: it must come as it is now.
    const worker = await get('/sw.js')
    expect([worker.statusCode, worker.headers['cache-control']]).toEqual([200, 'no-cache'])
    expect(worker.headers['content-type']).toContain('javascript')
    expect(worker.headers['content-security-policy']).toContain("worker-src 'self'")
    const wasm = await get('/assets/core-1a2b.wasm')
    expect([wasm.headers['content-type'], wasm.headers['cache-control']]).toEqual([
      'application/wasm',
      'public, max-age=31536000, immutable',
    ])
  })

  it('the server sends what the build has compressed to callers that take it, under the type and the caching of the file itself', async () => {
    const as = async (encodings: string) => server.app.inject({ url: '/assets/index-3c4d.js', headers: { 'accept-encoding': encodings } })
    const [brotli, gzip, plain] = [await as('gzip, deflate, br'), await as('gzip, deflate'), await as('identity')]
    expect([brotli, gzip, plain].map(({ headers }) => headers['content-encoding'])).toEqual(['br', 'gzip', undefined])
    for (const { headers } of [brotli, gzip, plain]) {
      expect(headers).toMatchObject({
        'content-type': 'application/javascript; charset=utf-8',
        'cache-control': 'public, max-age=31536000, immutable',
      })
      expect(headers.vary).toContain('accept-encoding')
    }
    expect(new Set([brotli, gzip, plain].map(({ headers }) => headers.etag)).size).toBe(3)
    expect(brotliDecompressSync(brotli.rawPayload).toString()).toBe(SCRIPT)
    expect(gunzipSync(gzip.rawPayload).toString()).toBe(SCRIPT)
    expect(plain.body).toBe(SCRIPT)
  })

  it('the server sends a file that the caller already has as "not modified", and the page itself compressed and asked for again', async () => {
    const accepted = { 'accept-encoding': 'br' }
    const first = await server.app.inject({ url: '/', headers: accepted })
    expect(first.headers).toMatchObject({
      'content-encoding': 'br',
      'cache-control': 'no-cache',
      'content-type': 'text/html; charset=utf-8',
    })
    expect(brotliDecompressSync(first.rawPayload).toString()).toContain('<title>Branchline</title>')
    const again = await server.app.inject({ url: '/', headers: { ...accepted, 'if-none-match': String(first.headers.etag) } })
    expect([again.statusCode, again.body]).toEqual([304, ''])
  })

  it('the server sends a hashed file that was built while the server runs, and none that is not there or spelled otherwise', async () => {
    writeFileSync(join(built.path, 'assets', 'later-5e6f.js'), SCRIPT)
    expect((await get('/assets/later-5e6f.js')).body).toBe(SCRIPT)
    for (const url of ['/assets/none-7a8b.js', '/assets/Later-5e6f.js', '/assets/', '/assets/.', '/assets/..%2findex.html'])
      expect([url, (await get(url)).statusCode]).toEqual([url, 404])
  })

  it("the server keeps the build's own notes to itself", async () => {
    expect((await get('/.vite/manifest.json')).statusCode).toBe(404)
  })

  it('the server lets nobody out of the folder of the app', async () => {
    for (const url of ['/../package.json', '/%2e%2e/package.json', '/..%2fpackage.json', '/assets/..%2f..%2f..%2fetc%2fpasswd']) {
      expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400)
    }
  })

  it('security, headers and CSP: allows wasm and own workers, no foreign script, and plain http', async () => {
    const { headers } = await get('/')
    const policy = String(headers['content-security-policy'])
    expect(policy).toContain("script-src 'self' 'wasm-unsafe-eval';")
    expect(policy).toContain("worker-src 'self' blob:")
    expect(policy).not.toContain('upgrade-insecure-requests')
    expect(headers['x-content-type-options']).toBe('nosniff')
  })

  it('security, headers and CSP: are on what is refused early, too: calls without a token, and what comes while the server closes', async () => {
    const signedOut = await get(CALLS.account.userInfo.path)
    server.app.closing.isClosing = true
    const closing = await get(CALLS.account.userInfo.path)
    server.app.closing.isClosing = false
    expect([signedOut, closing].map((response) => response.json<{ code: number }>().code)).toEqual([CODE.signedOut, CODE.busy])
    for (const { headers } of [signedOut, closing])
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy': expect.stringContaining("default-src 'self'") as string,
        'cross-origin-opener-policy': 'same-origin',
      })
  })

  it('the server tells the moment of the build, never from a cache', async () => {
    const response = await get(`${CALLS.operation.version.path}?t=1`)
    expect(response.headers['cache-control']).toBe('no-store')
    expect(Date.parse(response.json<VersionFile>().timestamp)).toBeGreaterThan(0)
  })

  it('section 4, version check: every successful answer names the deployed version', async () => {
    const { timestamp } = (await get(CALLS.operation.version.path)).json<VersionFile>()
    expect((await get(CALLS.account.loginKey.path)).json<{ frontEndVersion: string }>().frontEndVersion).toBe(timestamp)
  })

  it('section 7, makeFrontEndVersion: is not for everybody', async () => {
    const demo = await demoCaller(server.app)
    expect((await demo.post(CALLS.operation.makeFrontEndVersion.path, {})).code).toBe(CODE.forbidden)
    expect((await stranger(server.app).post(CALLS.operation.makeFrontEndVersion.path, {})).code).toBe(CODE.signedOut)
  })

  it('the server answers unknown addresses with an envelope and its trace id', async () => {
    const response = await get('/api/nothing?token=secret')
    expect(response.statusCode).toBe(404)
    expect(response.json()).toMatchObject({ code: CODE.notFound, success: false, traceId: response.headers['x-trace-id'] })
    expect(response.body).not.toContain('secret')
  })

  it('the server has nothing outside /api but its version, its schema, its health and the files of the app', async () => {
    const document = (await get('/api/docs/json')).json<{ paths: Record<string, unknown> }>()
    const outside = Object.keys(document.paths).filter((path) => !path.startsWith('/api/'))
    expect(outside.toSorted()).toEqual(['/health', '/ready', '/schema/pack.json', '/version.json'])
  })

  it('the server documents every call with its schemas', async () => {
    const document = (await get('/api/docs/json')).json<{
      paths: Record<string, Record<string, { requestBody?: unknown; responses?: unknown }>>
    }>()
    expect(document.paths[CALLS.project.mssp.save.path]?.['post']?.requestBody).toBeDefined()
    expect(
      Object.values(document.paths)
        .flatMap((path) => Object.values(path))
        .every(({ responses }) => responses !== undefined),
    ).toBe(true)
    expect((await get('/api/docs')).statusCode).toBeLessThan(400)
  })
})
