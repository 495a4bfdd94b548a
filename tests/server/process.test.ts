import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { HEADER, type SessionAnswer } from '../../src/contract/account'
import { ACCOUNT_PATH } from '../../src/contract/account-paths'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { PROJECT_PATH, type ProjectList } from '../../src/contract/project-calls'
import { openDatabase } from '../../server/database/open-database'
import {
  demoCaller,
  preparedFolder,
  signIn,
  spawnBundle,
  spawnServer,
  startServer,
  type ServerProcess,
  type TestFolder,
} from '../helpers/server'

describe('a server process', () => {
  let folder: TestFolder
  const running: ServerProcess[] = []

  const start = async (environment: Record<string, string> = {}): Promise<ServerProcess> => {
    const server = await spawnServer(folder.path, environment)
    running.push(server)
    return server
  }
  const post = async <T>(server: ServerProcess, path: string, token = '', body: object = {}): Promise<Envelope<T>> => {
    const headers = { 'content-type': 'application/json', [HEADER.token]: token }
    return (await fetch(`${server.address}${path}`, { method: 'POST', headers, body: JSON.stringify(body) })).json() as Promise<Envelope<T>>
  }

  beforeEach(() => {
    folder = preparedFolder()
  })
  afterEach(async () => {
    for (const server of running.splice(0)) {
      server.child.kill('SIGKILL')
      await server.ended
    }
    folder.remove()
  })

  it('says one line with its address and nothing else', async () => {
    const server = await start()
    expect(server.address).toMatch(/^http:\/\/localhost:\d+$/)
    expect((await fetch(`${server.address}/version.json`)).status).toBe(200)
    server.child.kill('SIGTERM')
    expect(await server.ended).toMatchObject({ code: 0, output: `Branchline is ready at ${server.address}\n`, errors: '' })
  }, 120_000)

  it('refuses a folder that another process has, says so and ends with 1; the first goes on', async () => {
    const first = await start()
    const second = await (await spawnBundle('main', { PORT: '0', BRANCHLINE_DATA: folder.path })).ended
    expect(second.code).toBe(1)
    expect(second.output).toBe('')
    expect(second.errors).toContain(`in use by another Branchline server (process ${first.child.pid ?? 0}`)
    expect(second.errors).not.toContain('    at ')
    expect((await fetch(`${first.address}/version.json`)).status).toBe(200)
  }, 120_000)

  it.each(['SIGTERM', 'SIGINT'] as const)(
    'finishes on %s what has been asked, frees the folder and ends with 0',
    async (signal) => {
      const server = await start()
      const { data } = await post<SessionAnswer>(server, ACCOUNT_PATH.demo)
      const asked = Array.from({ length: 8 }, () => post<string>(server, PROJECT_PATH.makeProjectNo, data.token))
      await asked[0]
      server.child.kill(signal)
      const answers = await Promise.allSettled(asked)
      expect((await server.ended).code).toBe(0)
      expect(existsSync(join(folder.path, 'branchline.lock'))).toBe(false)
      const again = await start()
      const next = await post<string>(again, PROJECT_PATH.makeProjectNo, data.token)
      const numbers = answers.flatMap((answer) =>
        answer.status === 'fulfilled' && answer.value.code === CODE.ok ? [answer.value.data] : [],
      )
      expect(numbers.length).toBeGreaterThan(0)
      expect(numbers).not.toContain(next.data)
    },
    60_000,
  )

  it('names the variable that is wrong, and a port that is taken', async () => {
    const wrong = await (await spawnBundle('main', { PORT: 'eighty', BRANCHLINE_DATA: folder.path })).ended
    expect([wrong.code, wrong.errors]).toEqual([1, expect.stringContaining('PORT')])
    const first = await start()
    const other = preparedFolder()
    const taken = await (await spawnBundle('main', { PORT: new URL(first.address).port, BRANCHLINE_DATA: other.path })).ended
    expect([taken.code, taken.errors]).toEqual([1, expect.stringContaining('Set PORT')])
    expect(existsSync(join(other.path, 'branchline.lock'))).toBe(false)
    other.remove()
  }, 120_000)

  it('adds accounts by command while it is stopped, and refuses while it runs', async () => {
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

  it('keeps the inside of a failure out of the answer and secrets out of the log', async () => {
    const { app, close } = await startServer({ BRANCHLINE_DATA: folder.path })
    await demoCaller(app)
    await close()
    const database = await openDatabase(folder.path)
    await database.tables
      .updateTable('project')
      .set({ body: Buffer.from('no gzip') })
      .execute()
    await database.close()
    const server = await start({ LOG_LEVEL: 'info' })
    const { data: session } = await post<SessionAnswer>(server, ACCOUNT_PATH.demo)
    const { data: list } = await post<ProjectList>(server, `${PROJECT_PATH.list}?size=1`, session.token)
    const response = await fetch(`${server.address}${PROJECT_PATH.get}/${list.records[0]?.id ?? ''}`, {
      headers: { [HEADER.token]: session.token },
    })
    const answer = (await response.json()) as Envelope<null>
    expect(response.status).toBe(500)
    expect(answer).toMatchObject({ code: CODE.serverError, success: false, data: null })
    expect(JSON.stringify(answer)).not.toMatch(/header|gzip|\.js:\d/)
    server.child.kill('SIGTERM')
    const { errors } = await server.ended
    expect(errors).toContain(answer.traceId)
    expect(errors).toContain('incorrect header check')
    expect(errors).not.toContain('\\n    at ')
    expect(errors).not.toContain(session.token)
  }, 120_000)
})
