import type { Channel } from './pool-worker'

/** A worker of the browser. */
export function webChannel(worker: Worker): Channel {
  return {
    post: (message) => worker.postMessage(message),
    listen: (message, ended) => {
      worker.addEventListener('message', ({ data }) => message(data))
      worker.addEventListener('messageerror', () => ended('the worker sent what cannot be read'))
      worker.addEventListener('error', ({ message: reason }) => ended(`the worker ended: ${reason}`))
    },
    stop: () => worker.terminate(),
  }
}
