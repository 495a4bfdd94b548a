import { availableParallelism } from 'node:os'
import { readFile, stat } from 'node:fs/promises'
import { nodeChannel } from '../../../workers/node-channel'
import { poolWorker } from '../../../workers/pool-worker'
import { nodeCore } from '../host/node-core'
import { FileError } from './failure'
import type { Host } from './host'

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'a file that exists',
  ENOTDIR: 'a file that exists',
  EISDIR: 'a file, not a folder',
  EACCES: 'a file that may be read',
  ERR_FS_FILE_TOO_LARGE: 'a file under 2 GiB',
}

/** Bundled beside this module under the same name. */
const WORKER = './many/node-check.worker.js'

/** The headless functions' host in Node. */
export const nodeHost: Host = {
  core: nodeCore,
  startMeasures: async () => {
    await nodeCore()
  },
  readFile: async (path) => {
    try {
      return await readFile(path)
    } catch (error) {
      throw new FileError(path, reasonOf(error))
    }
  },
  fileSize: async (path) => {
    try {
      return (await stat(path)).size
    } catch {
      return 0
    }
  },
  startWorker: (setup) => poolWorker(nodeChannel(new URL(WORKER, import.meta.url)), setup),
  threads: availableParallelism,
}

function reasonOf(error: unknown): string {
  const { code = '' } = error as { code?: string }
  return REASONS[code] ?? `a file that can be read (${code})`
}
