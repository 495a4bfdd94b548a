import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CALLS } from '../../src/contract/calls'
import { addressOf } from '../../src/contract/calls/row'
import { HEADER, type SessionAnswer } from '../../src/contract/account/account'
import { CODE, type Envelope } from '../../src/contract/envelope'
import { type SavedProject } from '../../src/contract/project/project-calls'
import { writeProject, type WireProject } from '../../src/contract/project/project-wire'
import { newId } from '../../src/model/change/ids'
import { COMPILED_ONCE } from '../helpers/compiled-once'
import { projectBuilder } from '../helpers/project-builder'
import { bundleServer, CHEAP_HASHES, preparedFolder, spawnServer, type ServerProcess, type TestFolder } from '../helpers/server'
import { attackRounds } from './rounds'

const ROUNDS = attackRounds(1, 5)
const WRITERS = 4
/** Numbers of processes of its own; `--kill-child` ends the server with it. */
const OWN_PROCESSES = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc']
/** The same, and a host name of its own. */
const OWN_HOST = [...OWN_PROCESSES, '--uts', 'sh', '-c', 'hostname elsewhere && exec "$@"', 'sh']
const mayUnshare = spawnSync(OWN_PROCESSES[0] ?? '', [...OWN_PROCESSES.slice(1), '--uts', 'true']).status === 0

type Started = ServerProcess | { code: number | null; errors: string }

/** Starts a server within other namespaces; answers how it ended where it did not get ready. */
async function startWithin(within: readonly string[], folder: string): Promise<Started> {
  const bundle = await bundleServer()
  const words = [...within, process.execPath, COMPILED_ONCE, join(bundle, 'main.js')]
  const environment = { PATH: process.env['PATH'] ?? '', ...CHEAP_HASHES, PORT: '0', BRANCHLINE_DATA: folder }
  const child = spawn('env', words, { env: environment, stdio: ['ignore', 'pipe', 'pipe'] })
  let [output, errors] = ['', '']
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()))
  const ended = new Promise<Awaited<ServerProcess['ended']>>((resolve) =>
    child.once('close', (code, signal) => resolve({ code, signal, output, errors })),
  )
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      output += chunk.toString()
      const line = /ready at (\S+)\n/.exec(output)
      if (line?.[1]) resolve(line[1])
    })
  })
  return Promise.race([ready.then((address) => ({ child, address, ended })), ended])
}

describe.skipIf(!mayUnshare)('two servers on one data folder from two namespaces (skipped where the kernel allows none)', () => {
  let folder: TestFolder
  let first: ServerProcess
  let second: Started | null
  let session: SessionAnswer | undefined

  beforeEach(async () => {
    second = null
    folder = preparedFolder()
    first = await spawnServer(folder.path)
    session = (await call<SessionAnswer>(first, 'POST', CALLS.account.demo.path)).data
  }, 120_000)
  afterEach(async () => {
    for (const server of [first, second]) {
      if (!server || !('child' in server)) continue
      server.child.kill('SIGKILL')
      await server.ended
    }
    folder.remove()
  })

  const call = async <T>(server: ServerProcess, method: string, path: string, body?: object): Promise<Envelope<T>> => {
    const headers = { [HEADER.token]: session?.token ?? '', ...(body ? { 'content-type': 'application/json' } : {}) }
    const response = await fetch(`${server.address}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    return (await response.json()) as Envelope<T>
  }
  const save = (server: ServerProcess, project: object) => call<SavedProject>(server, 'POST', CALLS.project.mssp.save.path, project)
  const newProject = (): WireProject =>
    writeProject({ ...projectBuilder().system(newId()).build(), ownerId: session?.userInfo.userId ?? '' })

  it.each([
    ['of its own processes', OWN_PROCESSES],
    ['of another host name', OWN_HOST],
  ])(
    'the second, %s, is refused while the first lives; the first goes on',
    async (_, within) => {
      const project = newProject()
      expect((await save(first, project)).data.revision).toBe(1)
      second = await startWithin(within, folder.path)
      if ('address' in second) throw new Error('The second has started beside the first.')
      expect(second.code).toBe(1)
      expect(second.errors).toContain(`in use by another Branchline server (process ${first.child.pid ?? 0}`)
      expect((await save(first, { ...project, revision: 1 })).data.revision).toBe(2)
    },
    120_000,
  )

  it(`a first that was stopped and taken for dead writes nothing more when it goes on, and the second loses nothing (${ROUNDS} rounds)`, async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const projects = Array.from({ length: WRITERS }, newProject)
      const stored = new Map<string, number>()
      let isOver = false
      const write = async (project: WireProject): Promise<void> => {
        try {
          for (let revision = 0; !isOver;) {
            const { code, data } = await save(first, { ...project, revision })
            if (code !== CODE.ok) return
            stored.set(project.id, (revision = data.revision))
          }
        } catch {
          // The first has ended, with this call unanswered.
        }
      }
      const writing = projects.map(write)
      while (stored.size < WRITERS) await pause(10)
      first.child.kill('SIGSTOP')
      second = await startWithin(round % 2 ? OWN_HOST : OWN_PROCESSES, folder.path)
      if (!('address' in second)) throw new Error(`The second did not start: ${second.errors}`)
      const taken = second
      const read = async ({ id }: WireProject): Promise<number> =>
        (await call<WireProject>(taken, 'GET', addressOf(CALLS.project.mssp.get, { id }))).data.revision
      const seen = await Promise.all(projects.map(read))
      // One more than acknowledged: stored, but the answer was stopped on its way.
      seen.forEach((revision, at) => expect([0, 1]).toContain(revision - (stored.get(projects[at]?.id ?? '') ?? 0)))

      first.child.kill('SIGCONT')
      const saved = await Promise.all(projects.map((project, at) => save(taken, { ...project, revision: seen[at] })))
      expect(saved.map(({ data }) => data.revision)).toEqual(seen.map((revision) => revision + 1))
      const { code, errors } = await first.ended
      isOver = true
      await Promise.all(writing)
      expect(code).toBe(1)
      expect(errors).toContain('was taken over by another Branchline server')
      expect(await Promise.all(projects.map(read))).toEqual(seen.map((revision) => revision + 1))

      taken.child.kill('SIGKILL')
      await taken.ended
      // As the folder is after the second has been killed, in a namespace that is gone.
      expect(readFileSync(join(folder.path, 'branchline.lock'), 'utf8')).toContain('"pid":')
      first = await spawnServer(folder.path)
      for (const [at, { id }] of projects.entries()) {
        const { data } = await call<WireProject>(first, 'GET', addressOf(CALLS.project.mssp.get, { id }))
        expect(data.revision).toBe((seen[at] ?? 0) + 1)
      }
    }
  }, 600_000)
})
