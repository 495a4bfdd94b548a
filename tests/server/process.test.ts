import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { HEADER, type SessionAnswer } from '../../src/contract/account/account'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { type ProjectList } from '../../src/contract/project/project-calls'
import { openDatabase } from '../../server/database/open-database'
import { preparedFolder, signIn, spawnBundle, spawnServer, startServer, type ServerProcess, type TestFolder } from '../helpers/server'

/** One folder and one server after the other on it, for each start takes seconds: the tests stand in the order of its life. */
describe('a server process', () => {
  let folder: TestFolder
  let server: ServerProcess

  const start = async (environment: Record<string, string> = {}): Promise<ServerProcess> =>
    (server = await spawnServer(folder.path, environment))
  const post = async <T>(path: string, token = '', body: object = {}): Promise<Envelope<T>> => {
    const headers = { 'content-type': 'application/json', [HEADER.token]: token }
    return (await fetch(`${server.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<Envelope<T>>
  }
  const isServing = async (): Promise<boolean> => (await fetch(`${server.address}/version.json`)).status === 200

  beforeAll(async () => {
    folder = preparedFolder()
    await start()
  }, 120_000)
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    folder.remove()
  })

  it('a server process refuses a folder that another process has, says so and ends with 1; the first goes on', async () => {
    const second = await (await spawnBundle('main', { PORT: '0', BRANCHLINE_DATA: folder.path })).ended
    expect(second.code).toBe(1)
    expect(second.output).toBe('')
    expect(second.errors).toContain(`in use by another Branchline server (process ${server.child.pid ?? 0}`)
    expect(second.errors).not.toContain('    at ')
    expect(await isServing()).toBe(true)
  }, 120_000)

  it('a server process names the variable that is wrong, and a port that is taken', async () => {
    const wrong = await (await spawnBundle('main', { PORT: 'eighty', BRANCHLINE_DATA: folder.path })).ended
    expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining('PORT')])
    const other = preparedFolder()
    const taken = await (await spawnBundle('main', { PORT: new URL(server.address).port, BRANCHLINE_DATA: other.path })).ended
    expect([taken.code, taken.errors]).toEqual([1, expect.stringContaining('Set PORT')])
    expect(existsSync(join(other.path, 'branchline.lock'))).toBe(false)
    other.remove()
  }, 120_000)

  it('a server process ends at once, and blames no database, where an address is none of this machine’s or the metrics’ port is taken', async () => {
    const other = preparedFolder()
    const port = new URL(server.address).port
    const began = performance.now()
    for (const [environment, words] of [
      [{ HOST: 'no-such-host.invalid' }, 'Set HOST to an address of this machine'],
      [{ BRANCHLINE_METRICS_HOST: 'no-such-host.invalid', BRANCHLINE_METRICS_PORT: '0' }, 'BRANCHLINE_METRICS_HOST to an address'],
      [{ BRANCHLINE_METRICS_HOST: 'localhost', BRANCHLINE_METRICS_PORT: port }, 'Set BRANCHLINE_METRICS_PORT to a free port'],
    ] as const) {
      const { code, errors } = await (await spawnBundle('main', { PORT: '0', BRANCHLINE_DATA: other.path, ...environment })).ended
      expect([code, errors]).toEqual([1, expect.stringContaining(words)])
      expect(errors).not.toMatch(/PostgreSQL|database/i)
    }
    expect(performance.now() - began).toBeLessThan(50_000)
    other.remove()
  }, 240_000)

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'a server process finishes on %s what has been asked, frees the folder and ends with 0; it has said one line with its address and nothing else',
    async (signal) => {
      const { data } = await post<SessionAnswer>(CALLS.account.demo.path)
      const asked = Array.from({ length: 8 }, () => post<string>(CALLS.project.mssp.makeProjectNo.path, data.token))
      await asked[0]
      const { child, ended, address } = server
      child.kill(signal)
      const answers = await Promise.allSettled(asked)
      expect(address).toMatch(/^http:\/\/localhost:\d+$/)
      expect(await ended).toMatchObject({ code: 0, output: `Branchline is ready at ${address}\n`, errors: '' })
      expect(existsSync(join(folder.path, 'branchline.lock'))).toBe(false)
      await start()
      expect(await isServing()).toBe(true)
      const next = await post<string>(CALLS.project.mssp.makeProjectNo.path, data.token)
      const numbers = answers.flatMap((answer) =>
        answer.status === 'fulfilled' && answer.value.code === CODE.ok ? [answer.value.data] : [],
      )
      expect(numbers.length).toBeGreaterThan(0)
      expect(numbers).not.toContain(next.data)
    },
    120_000,
  )

  it('a server process keeps the inside of a failure out of the answer and secrets out of the log', async () => {
    server.child.kill('SIGKILL')
    await server.ended
    const database = await openDatabase(folder.path)
    await database.tables
      .updateTable('project')
      .set({ body: Buffer.from('no gzip') })
      .execute()
    await database.close()
    await start({ LOG_LEVEL: 'info' })
    const { data: session } = await post<SessionAnswer>(CALLS.account.demo.path)
    const { data: list } = await post<ProjectList>(`${CALLS.project.mssp.list.path}?size=1`, session.token)
    const id = list.records[0]?.id ?? ''
    const response = await fetch(`${server.address}${addressOf(CALLS.project.mssp.get, { id })}`, {
      headers: { [HEADER.token]: session.token },
    })
    const answer = (await response.json()) as Envelope<null>
    expect(response.status).toBe(500)
    expect(answer).toMatchObject({ code: CODE.serverError, success: false, data: null })
    expect(JSON.stringify(answer)).not.toMatch(/header|gzip|\.js:\d/)
    expect((await post(CALLS.project.mssp.clone.path, session.token, { id })).code).toBe(CODE.serverError)
    server.child.kill('SIGTERM')
    const { errors } = await server.ended
    expect(errors).toContain(answer.traceId)
    expect(errors).toContain('incorrect header check')
    expect(errors).not.toContain('\\n    at ')
    expect(errors).not.toContain(session.token)
  }, 120_000)

  it('a server process adds accounts by command while it is stopped, and refuses while it runs', async () => {
    const words = ['account', 'add', 'new@example.com', '--name', 'New', '--role', 'levelOne']
    const added = await (await spawnBundle('account', { BRANCHLINE_DATA: folder.path }, words)).ended
    expect([added.code, added.errors]).toEqual([0, ''])
    const again = await (await spawnBundle('account', { BRANCHLINE_DATA: folder.path }, words)).ended
    expect([again.code, again.errors]).toEqual([1, 'There is already an account new@example.com.\n'])
    const { app, close } = await startServer({ BRANCHLINE_DATA: folder.path })
    expect((await signIn(app, 'new@example.com', added.output.trim())).data.userInfo.userName).toBe('New')
    const busy = await (await spawnBundle('account', { BRANCHLINE_DATA: folder.path }, words)).ended
    expect([busy.code, busy.errors]).toEqual([1, expect.stringContaining('in use by another')])
    await close()
  }, 120_000)
})
