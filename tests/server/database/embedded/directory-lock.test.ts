import { existsSync, readdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { confirmHeld, DirectoryTaken } from '../../../../server/database/embedded/directory-lease'
import { DirectoryInUse, lockDirectory } from '../../../../server/database/embedded/directory-lock'
import { testFolder, type TestFolder } from '../../../helpers/server'

const QUICK = { silenceMs: 1_000, say: () => undefined }

describe('the lock of a data folder', () => {
  let folder: TestFolder
  let path: string
  let place: string
  beforeEach(async () => {
    folder = testFolder()
    path = join(folder.path, 'branchline.lock')
    const lock = await lockDirectory(folder.path)
    place = (JSON.parse(lock.lease.text) as { place: string }).place
    lock.release()
  })
  afterEach(() => folder.remove())

  const left = (holder: object) =>
    writeFileSync(path, JSON.stringify({ pid: process.pid, startedAt: 'earlier', host: hostname(), place, token: 't', ...holder }))
  const takeOver = async () => (await lockDirectory(folder.path, QUICK)).release()
  /** Sets the file's time to a new one every now and then, as a living holder does. */
  const beat = (): NodeJS.Timeout => {
    let beats = 0
    return setInterval(() => utimesSync(path, new Date(), new Date(1_000_000_000_000 + (beats += 1) * 1_000)), 100)
  }

  it('the lock of a data folder is held until it is released, and names its holder to others', async () => {
    const lock = await lockDirectory(folder.path)
    await expect(lockDirectory(folder.path)).rejects.toThrow(DirectoryInUse)
    await expect(lockDirectory(folder.path)).rejects.toThrow(`process ${process.pid}`)
    lock.release()
    expect(existsSync(path)).toBe(false)
    await takeOver()
  })

  it('the lock of a data folder is taken over at once from a process that is gone', async () => {
    left({ pid: 2 ** 22 - 3 })
    ;(await lockDirectory(folder.path, { silenceMs: 3_600_000 })).release()
  })

  it('the lock of a data folder is taken over where its process number has been given to another process since', async () => {
    left({ pid: process.pid, startedAt: 'another-boot/1' })
    ;(await lockDirectory(folder.path, { silenceMs: 3_600_000 })).release()
  })

  it.each(['', '{"pid":', '{}', 'null'])('the lock of a data folder is taken over where a power failure left %j', async (text) => {
    writeFileSync(path, text)
    await takeOver()
  })

  it.each([
    ['another host', { host: 'another-machine', place: 'another-boot/pid:[1]' }],
    ['another namespace of processes on a host of the same name', { place: 'this-boot/pid:[1]' }],
    ['an earlier release', { place: undefined }],
  ])('the lock of a data folder of %s holds while its heartbeat goes on, and is taken over after a silence', async (_, holder) => {
    left({ pid: 2 ** 22 - 3, ...holder })
    const said: string[] = []
    const beating = beat()
    try {
      await expect(lockDirectory(folder.path, { silenceMs: 10_000, say: (sentence) => said.push(sentence) })).rejects.toThrow(
        DirectoryInUse,
      )
      expect(said).toEqual([expect.stringContaining('waits up to 10 seconds for a sign of life')])
    } finally {
      clearInterval(beating)
    }
    await takeOver()
  })

  it('the lock of a data folder tells its holder, before it writes, that another has taken it; a lock that is gone for a moment is claimed again', async () => {
    const lock = await lockDirectory(folder.path)
    confirmHeld(lock.lease)
    const { text } = lock.lease
    lock.release()
    confirmHeld(lock.lease)
    expect(readFileSync(path, 'utf8')).toBe(text)
    left({ token: 'somebody else' })
    expect(() => confirmHeld(lock.lease)).toThrow(DirectoryTaken)
    expect(readFileSync(path, 'utf8')).toContain('somebody else')
  })

  it('the lock of a data folder tells a holder that does nothing at its next heartbeat, which then leaves the lock alone', async () => {
    const lock = await lockDirectory(folder.path)
    left({ token: 'somebody else' })
    expect(await lock.lost).toBeInstanceOf(DirectoryTaken)
    lock.release()
    expect(readFileSync(path, 'utf8')).toContain('somebody else')
  })

  it('the lock of a data folder leaves no other file behind', async () => {
    left({ pid: 2 ** 22 - 3 })
    const lock = await lockDirectory(folder.path)
    expect(readdirSync(folder.path)).toEqual(['branchline.lock'])
    lock.release()
    expect(readdirSync(folder.path)).toEqual([])
  })
})
