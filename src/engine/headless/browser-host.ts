import { poolWorker } from '../../../workers/pool-worker'
import { webChannel } from '../../../workers/web-channel'
import { browserCore } from '../host/browser-core'
import { startPageFormulas } from '../host/page-formulas'
import { FileError } from './failure'
import type { Host } from './host'

let core: ReturnType<typeof browserCore> | undefined

/** The headless functions' host in a browser, on a page or in a worker. Files have no paths here: they come as `File` or bytes. */
export const browserHost: Host = {
  core: async () => {
    await startPageFormulas()
    return (core ??= browserCore())
  },
  readFile: (path) => Promise.reject(new FileError(path, 'a file or its bytes: a browser cannot read paths')),
  fileSize: () => Promise.resolve(0),
  startWorker: (setup) =>
    poolWorker(webChannel(new Worker(new URL('./browser-check.worker.ts', import.meta.url), { type: 'module', name: 'check' })), setup),
  threads: () => navigator.hardwareConcurrency,
}
