import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { CALLS } from '../../../src/contract/calls'
import { addressOf } from '../../../src/contract/calls/row'
import { HEADER, type SessionAnswer } from '../../../src/contract/account/account'
import { CODE, type Envelope } from '../../../src/contract/envelope'
import { type SavedProject } from '../../../src/contract/project/project-calls'
import { writeProject, type WireProject } from '../../../src/contract/project/project-wire'
import { newId } from '../../../src/model/change/ids'
import { projectBuilder } from '../../helpers/project-builder'
import { preparedFolder, spawnServer, type ServerProcess, type TestFolder } from '../../helpers/server'

/** From here on the disk refuses to flush the log: what stands in its place is written to no disk. Answers how it is mended. */
function breakLog(dataFolder: string): () => void {
  const log = join(dataFolder, 'database', 'pg_wal')
  const aside = join(dataFolder, 'aside')
  mkdirSync(aside)
  const segments = readdirSync(log).filter((name) => /^[0-9A-F]{24}$/.test(name))
  for (const name of segments) {
    renameSync(join(log, name), join(aside, name))
    symlinkSync('/dev/null', join(log, name))
  }
  return () => {
    for (const name of segments) {
      rmSync(join(log, name))
      renameSync(join(aside, name), join(log, name))
    }
  }
}

describe('a disk that does not take the log', () => {
  let folder: TestFolder
  let server: ServerProcess
  let session: SessionAnswer | undefined

  beforeEach(async () => {
    folder = preparedFolder()
    server = await spawnServer(folder.path)
    session = (await call<SessionAnswer>('POST', CALLS.account.demo.path)).data
  }, 60_000)
  afterEach(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    folder.remove()
  })

  const call = async <T>(method: string, path: string, body?: object): Promise<Envelope<T>> => {
    const headers: Record<string, string> = {
      [HEADER.token]: session?.token ?? '',
      ...(body ? { 'content-type': 'application/json' } : {}),
    }
    const response = await fetch(`${server.address}${path}`, { method, headers, ...(body ? { body: JSON.stringify(body) } : {}) })
    return (await response.json()) as Envelope<T>
  }
  const save = (project: object) => call<SavedProject>('POST', CALLS.project.mssp.save.path, project)
  const restart = async (signal: NodeJS.Signals): Promise<void> => {
    server.child.kill(signal)
    await server.ended
    server = await spawnServer(folder.path)
  }
  const project = (): WireProject => writeProject({ ...projectBuilder().system(newId()).build(), ownerId: session?.userInfo.userId ?? '' })

  it('a disk that does not take the log ends the process with nothing acknowledged; a new start has all that was, and answers nothing as stored that is not there', async () => {
    const projects = Array.from({ length: 6 }, project)
    for (const each of projects) expect((await save(each)).data.revision).toBe(1)
    const mend = breakLog(folder.path)

    // Some outside and some inside transactions, under way at the same time.
    const changed = projects.map((each) => ({ ...each, revision: 1, projectName: 'Changed' }))
    const inTransaction = call('GET', CALLS.account.loginKey.path)
    const asked = await Promise.allSettled([...changed.slice(0, 3).map(save), inTransaction, save(project())])
    const acknowledged = asked.filter((answer) => answer.status === 'fulfilled' && answer.value.code === CODE.ok)
    expect(acknowledged).toEqual([])
    const { code, errors } = await server.ended
    expect(code).toBe(1)
    expect(errors).toContain('could not be put on the disk')
    expect(existsSync(join(folder.path, 'branchline.lock'))).toBe(false)

    mend()
    server = await spawnServer(folder.path)
    const answers = await Promise.all(changed.map(save))
    expect(answers.map(({ code: each, data }) => [each, data.revision])).toEqual(changed.map(() => [CODE.ok, 2]))
    await restart('SIGKILL')
    for (const { id } of changed) {
      const { data } = await call<WireProject>('GET', addressOf(CALLS.project.mssp.get, { id }))
      expect([data.revision, data.projectName]).toEqual([2, 'Changed'])
    }
  }, 120_000)
})
