import { randomBytes } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { HEADER, type SessionAnswer } from '../../src/contract/account/account'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { type SavedProject } from '../../src/contract/project/project-calls'
import { writeProject, type WireProject } from '../../src/contract/project/project-wire'
import { newId } from '../../src/model/change/ids'
import { projectBuilder } from '../helpers/project-builder'
import { preparedFolder, spawnServer, type ServerProcess, type TestFolder } from '../helpers/server'

const KILLS = 20
const WRITERS = 4

/** One project under continuous saving, and what the server has acknowledged of it. */
interface Writer {
  project: WireProject
  acknowledged: number
  /** Marker of each save that was sent, by the revision it would become. */
  sent: Map<number, string>
}

const acknowledgedBy = (writers: readonly Writer[]): number => writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0)

describe('killing the server while projects are being saved', () => {
  let folder: TestFolder
  let server: ServerProcess
  let session: SessionAnswer

  beforeAll(async () => {
    folder = preparedFolder()
    server = await spawnServer(folder.path)
    const answer = await fetch(`${server.address}${CALLS.account.demo.path}`, { method: 'POST' })
    session = ((await answer.json()) as Envelope<SessionAnswer>).data
  }, 60_000)
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    folder.remove()
  })

  const call = async <T>(method: string, path: string, body?: object): Promise<Envelope<T>> => {
    const headers: Record<string, string> = { [HEADER.token]: session.token, ...(body ? { 'content-type': 'application/json' } : {}) }
    const response = await fetch(`${server.address}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    return (await response.json()) as Envelope<T>
  }

  const newWriter = (index: number): Writer => {
    const builder = projectBuilder().named(`Project ${index}`)
    for (let system = 0; system < 40; system += 1) builder.system(newId())
    return { project: writeProject({ ...builder.build(), ownerId: session.userInfo.userId }), acknowledged: 0, sent: new Map() }
  }

  /** Saves without a pause until the server is gone. */
  const write = async (writer: Writer): Promise<void> => {
    for (;;) {
      const marker = newId()
      writer.sent.set(writer.acknowledged + 1, marker)
      try {
        const { code, data } = await call<SavedProject>('POST', CALLS.project.mssp.save.path, {
          ...writer.project,
          revision: writer.acknowledged,
          marker,
        })
        expect(code).toBe(CODE.ok)
        expect(data.revision).toBe(writer.acknowledged + 1)
        writer.acknowledged = data.revision
      } catch (error) {
        if (error instanceof TypeError) return
        throw error
      }
    }
  }

  it(`loses no acknowledged save in ${KILLS} kills`, async () => {
    const writers = Array.from({ length: WRITERS }, (_, index) => newWriter(index))
    let saves = 0
    for (let kill = 0; kill < KILLS; kill += 1) {
      const before = acknowledgedBy(writers)
      const writing = writers.map(write)
      // Some saves later, at any moment of the next ones.
      const enough = before + WRITERS + Math.random() * 4 * WRITERS
      while (acknowledgedBy(writers) <= enough) await pause(5)
      await pause(Math.random() * 25)
      server.child.kill('SIGKILL')
      expect((await server.ended).signal).toBe('SIGKILL')
      await Promise.all(writing)
      server = await spawnServer(folder.path)
      for (const writer of writers) {
        const { code, data } = await call<WireProject & { marker?: string }>(
          'GET',
          addressOf(CALLS.project.mssp.get, { id: writer.project.id }),
        )
        if (writer.acknowledged === 0 && code === CODE.notFound) continue
        expect(code).toBe(CODE.ok)
        // One more than acknowledged: stored, but the answer was cut off.
        expect([writer.acknowledged, writer.acknowledged + 1]).toContain(data.revision)
        expect(data.marker).toBe(writer.sent.get(data.revision))
        writer.acknowledged = data.revision
      }
      saves += acknowledgedBy(writers) - before
    }
    expect(saves).toBeGreaterThan(KILLS * WRITERS)
  }, 300_000)

  it('killing the server while projects are being saved loses none where it is killed while the database gives back the space of what was overwritten', async () => {
    const writer = newWriter(WRITERS)
    const controlled = (): number => statSync(join(folder.path, 'database', 'global', 'pg_control')).mtimeMs
    let marker = ''
    const before = controlled()
    const isGivenBack = (): boolean => controlled() > before
    // Where saves come slowly, the tables are cleaned between them and the control file tells that the log may be given up; else within seconds after them.
    for (let save = 0; save < 15 && !isGivenBack(); save += 1) {
      marker = randomBytes(1_500_000).toString('base64')
      const { data } = await call<SavedProject>('POST', CALLS.project.mssp.save.path, {
        ...writer.project,
        revision: writer.acknowledged,
        marker,
      })
      writer.acknowledged = data.revision
    }
    for (const deadline = Date.now() + 60_000; !isGivenBack() && Date.now() < deadline;) await pause(1)
    server.child.kill('SIGKILL')
    expect(controlled()).toBeGreaterThan(before)
    await server.ended
    server = await spawnServer(folder.path)
    const { data } = await call<WireProject & { marker?: string }>('GET', addressOf(CALLS.project.mssp.get, { id: writer.project.id }))
    expect([data.revision, data.marker === marker]).toEqual([writer.acknowledged, true])
  }, 120_000)
})
