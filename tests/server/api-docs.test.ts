import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { apiDocs } from '../../scripts/docs/api-docs'
import { ALL_ROWS } from '../../src/contract/calls/all-rows'
import { startServer, type TestServer } from '../helpers/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(() => server.close())

describe('the table of calls', () => {
  it('the table of calls holds each call once, and is the page docs/api.md', async () => {
    const names = ALL_ROWS.map(({ method, path }) => `${method} ${path}`)
    expect(new Set(names).size).toBe(names.length)
    const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
    expect(page, 'npx tsx scripts/docs/write-api-docs.ts').toBe(await apiDocs())
  })

  it('the table of calls holds exactly the calls that the server answers', () => {
    const { paths } = server.app.swagger() as { paths: Record<string, object> }
    const answered = Object.entries(paths).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
    )
    // The two sockets are no calls.
    const calls = answered.filter((call) => !call.includes('/user/logout/:userId') && !call.includes('/close/window/'))
    expect(calls.sort()).toEqual(ALL_ROWS.map(({ method, path }) => `${method} ${path}`).sort())
  })
})
