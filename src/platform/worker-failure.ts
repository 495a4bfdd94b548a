/** A worker failed as a whole: its script did not load, or it threw outside of any call. The browser's message is in no user's language. */
export class WorkerFailure extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'WorkerFailure'
  }
}

/** Rejects with a `WorkerFailure` once a worker fails as a whole. Pending calls never resolve then, so they must be raced against this. */
export function workerFailure(worker: Pick<Worker, 'addEventListener'>): Promise<never> {
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      // A script that cannot be loaded raises an event without a message.
      reject(new WorkerFailure((event as Partial<ErrorEvent>).message ?? 'The worker cannot be loaded.'))
    })
    worker.addEventListener('messageerror', () => reject(new WorkerFailure('The worker’s answer cannot be read.')))
  })
  // The failure may come when nothing awaits it any more.
  failure.catch(() => undefined)
  return failure
}
