import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { transfer, wrap } from 'comlink'
import nodeEndpoint from 'comlink/dist/esm/node-adapter.mjs'

interface Echo {
  echo<T>(value: T): T
  sendBack(buffer: ArrayBuffer): ArrayBuffer
}

/** Starts a worker that returns the data it receives: copied, or the same buffer transferred. */
export async function echoWorker() {
  const worker = new Worker(new URL('./echo-worker.mjs', import.meta.url))
  await once(worker, 'online')
  const remote = wrap<Echo>(nodeEndpoint(worker))
  return {
    ping: () => remote.echo(0),
    copy: (value: unknown) => remote.echo(value),
    handOver: (buffer: ArrayBuffer) => remote.sendBack(transfer(buffer, [buffer])),
    stop: () => worker.terminate(),
  }
}
