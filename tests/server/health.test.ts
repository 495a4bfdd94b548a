import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { CODE } from '../../src/contract/envelope'
import { type Health } from '../../src/contract/health'
import { openDatabase, type Database } from '../../server/database/open-database'
import { demoCaller, preparedFolder, startServer, stranger, type TestFolder, type TestServer } from '../helpers/server'

/** Every sample of a metric, as its labels and its value. */
const samplesOf = (text: string, name: string): string[] =>
  text.split('\n').flatMap((line) => (line.startsWith(name) && !line.startsWith('#') ? [line.slice(name.length)] : []))

describe('those who run the server', () => {
  let folder: TestFolder
  let lent: Database
  let server: TestServer
  beforeAll(async () => {
    folder = preparedFolder()
    lent = await openDatabase(folder.path)
    server = await startServer({ BRANCHLINE_METRICS_PORT: '0' }, { lent })
  }, 60_000)
  afterAll(async () => {
    await server.close()
    folder.remove()
  })

  const metricsAt = (path: string): Promise<Response> => {
    const address = server.app.metricsServer?.address()
    if (typeof address !== 'object' || !address) throw new Error('no metrics are listened for')
    expect(address.address).toBe('127.0.0.1')
    return fetch(`http://127.0.0.1:${address.port}${path}`)
  }

  it('those who run the server are told that it is well, without being anybody, and never from a cache', async () => {
    for (const { path } of [CALLS.operation.health, CALLS.operation.ready]) {
      const response = await server.app.inject(path)
      expect([response.statusCode, response.headers['cache-control']]).toEqual([200, 'no-store'])
      expect(response.json()).toMatchObject({ code: CODE.ok, success: true, data: { database: 'up', isClosing: false } })
    }
  })

  it('those who run the server find calls by route, refusals, saves, database, connections, memory and event loop in the metrics, and no secret', async () => {
    const demo = await demoCaller(server.app)
    const project = demo.project()
    expect((await demo.save(project)).code).toBe(CODE.ok)
    expect((await demo.save(project)).code).toBe(CODE.ok)
    expect((await demo.save({ ...project, projectName: 'Other' })).code).toBe(CODE.projectConflict)
    expect((await stranger(server.app).get(CALLS.account.userInfo.path)).code).toBe(CODE.signedOut)
    expect((await stranger(server.app).get(`/nothing/at/${demo.session?.token ?? ''}`)).status).toBe(404)
    const response = await metricsAt('/metrics')
    expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    const text = await response.text()
    const save = '/api/apps-mssp/device/v2/mssp/vrfProject/save'
    expect(samplesOf(text, 'branchline_call_duration_seconds_count')).toContain(`{route="${save}",method="POST",status="200"} 3`)
    expect(samplesOf(text, 'branchline_call_duration_seconds_count')).toContain(`{route="none",method="GET",status="404"} 1`)
    expect(samplesOf(text, 'branchline_refusals_total')).toContain(`{route="${save}",code="${CODE.projectConflict}"} 1`)
    expect(samplesOf(text, 'branchline_refusals_total')).toContain(`{route="${CALLS.account.userInfo.path}",code="${CODE.signedOut}"} 1`)
    expect(samplesOf(text, 'branchline_saves_total').toSorted()).toEqual([
      '{kind="mssp",outcome="conflict"} 1',
      '{kind="mssp",outcome="stored"} 2',
    ])
    expect(samplesOf(text, 'branchline_database_up')).toEqual([' 1'])
    for (const name of [
      'branchline_connections ',
      'branchline_connections_refused ',
      'process_resident_memory_bytes ',
      'nodejs_eventloop_lag_p99_seconds ',
    ])
      expect([name, samplesOf(text, name).length]).toEqual([name, 1])
    expect(text).not.toContain(demo.session?.token)
    expect((await metricsAt('/')).status).toBe(404)
  })

  it('those who run the server find no metrics where no port is set for them, nor among the calls', async () => {
    expect((await server.app.inject('/metrics')).statusCode).toBe(404)
    const other = await startServer({}, { lent })
    expect(other.app.metricsServer).toBe(null)
    await other.close()
  })

  it('those who run the server are told that the database is away, with HTTP 503 where calls are led to, and that the process lives', async () => {
    await lent.close()
    const state = async (path: string) => {
      const response = await server.app.inject(path)
      return { status: response.statusCode, ...response.json<{ code: number; data: Health }>() }
    }
    await expect.poll(async () => (await state(CALLS.operation.health.path)).data.database).toBe('down')
    expect(await state(CALLS.operation.health.path)).toMatchObject({ status: 200, code: CODE.ok })
    expect(await state(CALLS.operation.ready.path)).toMatchObject({ status: 503, code: CODE.databaseDown, data: { database: 'down' } })
    expect(samplesOf(await (await metricsAt('/metrics')).text(), 'branchline_database_up')).toEqual([' 0'])
  })
})
