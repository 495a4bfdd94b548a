/** A worker whose script cannot be loaded, or in which something broke that no call answers for. What the browser tells of it is in no user's language. */
export class WorkerFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'WorkerFailure'
  }
}

/**
 * Rejects with a `WorkerFailure` once a worker fails as a whole. What it was asked is then never answered: who waits for an answer races it with this.
 */
export function workerFailure(worker: Pick<Worker, 'addEventListener'>): Promise<never> {
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      // A script that cannot be loaded is told by an event without words.
      reject(new WorkerFailure((event as Partial<ErrorEvent>).message ?? 'The worker cannot be loaded.'))
    })
    worker.addEventListener('messageerror', () => reject(new WorkerFailure('The worker’s answer cannot be read.')))
  })
  // It may come when nobody waits any more.
  failure.catch(() => undefined)
  return failure
}
