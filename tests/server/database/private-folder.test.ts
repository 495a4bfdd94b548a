import { chmodSync, existsSync, mkdirSync, readdirSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { makePrivate } from '../../../server/database/embedded/private-files'
import { preparedFolder, spawnServer, testFolder, type ServerProcess, type TestFolder } from '../../helpers/server'

const HOLDS_OTHERS = 'notes.txt'
/** A folder whose mode no user changes, not even root. */
const UNCHANGEABLE = '/proc/sys/kernel/random'

/** Lists the entries of a folder that other users could read, with their modes. */
function openPaths(folder: string): string[] {
  const paths = [folder, ...readdirSync(folder, { recursive: true }).map((name) => join(folder, String(name)))]
  return paths.flatMap((path) => {
    // The running database takes files away while it is looked at.
    const { mode = 0 } = statSync(path, { throwIfNoEntry: false }) ?? {}
    return mode & 0o077 ? [`${path} ${(mode & 0o777).toString(8)}`] : []
  })
}

describe.skipIf(process.platform === 'win32')('the files of a data folder', () => {
  let folder: TestFolder
  let server: ServerProcess | null = null
  afterEach(async () => {
    server?.child.kill('SIGKILL')
    await server?.ended
    server = null
    folder.remove()
  })
  const stop = async (): Promise<string> => {
    server?.child.kill('SIGTERM')
    return (await server?.ended)?.errors ?? ''
  }

  it('the files of a data folder are the user’s alone from the first start on: 0600, folders 0700', async () => {
    folder = testFolder()
    const data = join(folder.path, 'deep', 'data')
    server = await spawnServer(data)
    expect(readdirSync(data).sort()).toEqual(['branchline.lock', 'database'])
    expect(openPaths(data)).toEqual([])
    expect(await stop()).toBe('')
    expect(openPaths(data)).toEqual([])
  }, 120_000)

  it('the files of a data folder are made so at the next start where they were open, and the start says so', async () => {
    folder = preparedFolder()
    for (const name of ['.', 'database', join('database', 'base')]) chmodSync(join(folder.path, name), 0o755)
    chmodSync(join(folder.path, 'database', 'PG_VERSION'), 0o644)
    server = await spawnServer(folder.path)
    expect(openPaths(folder.path)).toEqual([])
    expect(await stop()).toBe(`Other users of this machine could read 4 files and folders in ${folder.path}. They no longer can.\n`)
  }, 120_000)

  it('the files of a data folder are closed beside other things, which keep their modes as the folder does', () => {
    folder = testFolder()
    chmodSync(folder.path, 0o755)
    mkdirSync(join(folder.path, 'database'))
    for (const name of [HOLDS_OTHERS, join('database', 'PG_VERSION')]) writeFileSync(join(folder.path, name), '')
    chmodSync(join(folder.path, 'database'), 0o755)
    chmodSync(join(folder.path, HOLDS_OTHERS), 0o644)
    chmodSync(join(folder.path, 'database', 'PG_VERSION'), 0o640)
    expect(makePrivate(folder.path)).toBe(2)
    expect(openPaths(folder.path)).toEqual([`${folder.path} 755`, `${join(folder.path, HOLDS_OTHERS)} 644`])
    expect(makePrivate(folder.path)).toBe(0)
  })

  it.skipIf(!existsSync(UNCHANGEABLE))('the files of a data folder end the start with a sentence where they stay open', () => {
    folder = testFolder()
    symlinkSync(UNCHANGEABLE, join(folder.path, 'database'))
    expect(() => makePrivate(folder.path)).toThrow(
      /database can be read by other users of this machine, and that cannot be changed \(EPERM/,
    )
  })
})
