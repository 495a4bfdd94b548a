import { Worker } from 'node:worker_threads'
import type { Channel } from './pool-worker'

/** Starts a Node thread that runs the module at this address. */
export function nodeChannel(module: URL): Channel {
  // The thread does not inherit the program's flags: some, such as --input-type, would keep it from starting.
  const worker = new Worker(module, { execArgv: [] })
  return {
    post: (message) => worker.postMessage(message),
    listen: (message, ended) => {
      worker.on('message', message)
      worker.on('error', (error) => ended(`the worker ended: ${error instanceof Error ? error.message : String(error)}`))
      worker.on('exit', (code) => ended(`the worker ended with code ${code}`))
    },
    stop: () => void worker.terminate(),
  }
}
