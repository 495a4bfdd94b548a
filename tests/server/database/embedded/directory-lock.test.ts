import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { DirectoryInUse, lockDirectory } from '../../../../server/database/embedded/directory-lock'
import { testFolder, type TestFolder } from '../../../helpers/server'

describe('the lock of a data folder', () => {
  let folder: TestFolder
  let path: string
  beforeEach(() => {
    folder = testFolder()
    path = join(folder.path, 'branchline.lock')
  })
  afterEach(() => folder.remove())

  const left = (holder: object) =>
    writeFileSync(path, JSON.stringify({ pid: process.pid, startedAt: 'earlier', host: hostname(), token: 't', ...holder }))

  it('is held until it is released, and names its holder to others', () => {
    const lock = lockDirectory(folder.path)
    expect(() => lockDirectory(folder.path)).toThrow(DirectoryInUse)
    expect(() => lockDirectory(folder.path)).toThrow(`process ${process.pid}`)
    lock.release()
    expect(existsSync(path)).toBe(false)
    lockDirectory(folder.path).release()
  })

  it('is taken over from a process that is gone', () => {
    left({ pid: 2 ** 22 - 3 })
    lockDirectory(folder.path).release()
  })

  it('is taken over where its process number has been given to another process since', () => {
    left({ pid: process.pid, startedAt: 'another-boot/1' })
    lockDirectory(folder.path).release()
  })

  it.each(['', '{"pid":', '{}', 'null'])('is taken over where a power failure left %j', (text) => {
    writeFileSync(path, text)
    lockDirectory(folder.path).release()
  })

  it('of another machine holds while its heartbeat is fresh, and is taken over after', () => {
    left({ host: 'another-machine' })
    expect(() => lockDirectory(folder.path)).toThrow('another-machine')
    const past = new Date(Date.now() - 60_000)
    utimesSync(path, past, past)
    lockDirectory(folder.path).release()
  })

  it('is not removed by a holder that lost it', () => {
    const lock = lockDirectory(folder.path)
    left({ token: 'somebody else' })
    lock.release()
    expect(readFileSync(path, 'utf8')).toContain('somebody else')
  })

  it('leaves no other file behind', () => {
    left({ pid: 2 ** 22 - 3 })
    const lock = lockDirectory(folder.path)
    expect(readdirSync(folder.path)).toEqual(['branchline.lock'])
    lock.release()
    expect(readdirSync(folder.path)).toEqual([])
  })
})
