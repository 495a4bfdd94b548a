import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { apiDocs, type InterfaceDocument } from '../../scripts/docs/api-docs'
import { startServer, type TestServer } from '../helpers/server'

let server: TestServer
beforeAll(async () => {
  server = await startServer()
}, 60_000)
afterAll(() => server.close())

it('the page of the calls is the one that the routes of the server make', async () => {
  const page = readFileSync(new URL('../../docs/api.md', import.meta.url), 'utf8')
  expect(page, 'npx tsx scripts/docs/write-api-docs.ts').toBe(await apiDocs(server.app.swagger() as InterfaceDocument))
})
