import type { PoolWorker, Reply } from './pool-worker'

export interface PoolOptions<Job, Answer> {
  /** Number of threads that work at once. */
  workers: number
  start: () => PoolWorker<Job, Answer>
  /** Ends all threads; pending calls then throw the signal's reason. */
  signal?: AbortSignal
}

interface Chunk<Job> {
  first: number
  jobs: readonly Job[]
}

/** At most this many jobs are under way or answered but unread, so that a slow reader does not fill the memory. */
const MOST_AHEAD = 512

/**
 * Runs chunks of jobs over a pool of threads: each idle thread takes the next chunk, and replies come in the order of the jobs regardless of which thread
 * finishes first. A job that ends its thread gets a fault as its reply; another thread takes over with the rest of the chunk.
 * @throws the reason of `signal` once it is given
 */
export async function* runPool<Job, Answer>(
  chunks: AsyncIterable<readonly Job[]>,
  { workers, start, signal }: PoolOptions<Job, Answer>,
): AsyncGenerator<Reply<Answer>> {
  const replies = new Map<number, Reply<Answer>>()
  const running = new Set<PoolWorker<Job, Answer>>()
  const returned: Chunk<Job>[] = []
  const source = numbered(chunks)
  const read = turn()
  const arrived = turn()
  const run: { isClosed: boolean; isOver: boolean; failure?: { error: unknown } } = { isClosed: false, isOver: false }
  let yielded = 0
  let pulled = 0

  const isClosed = (): boolean => run.isClosed

  const pull = async (): Promise<Chunk<Job> | undefined> => {
    const back = returned.pop()
    if (back) return back
    while (pulled - yielded > MOST_AHEAD) await read.next()
    const { value, done } = await source.next()
    if (done) return undefined
    pulled = value.first + value.jobs.length
    return value
  }

  const hire = (): PoolWorker<Job, Answer> => {
    const worker = start()
    running.add(worker)
    return worker
  }

  const dismiss = (worker: PoolWorker<Job, Answer>): void => {
    running.delete(worker)
    worker.stop()
  }

  const work = async (): Promise<void> => {
    let worker = hire()
    for (let chunk = await pull(); chunk && !isClosed(); chunk = await pull()) {
      const { first, jobs } = chunk
      let answered = 0
      const tell = (reply: Reply<Answer>): void => {
        replies.set(first + answered++, reply)
        arrived.take()
      }
      if (!worker.isAlive()) {
        dismiss(worker)
        worker = hire()
      }
      try {
        await worker.run(jobs, tell)
      } catch (error) {
        if (isClosed()) return
        dismiss(worker)
        tell({ fault: error instanceof Error ? error.message : String(error) })
        if (answered < jobs.length) returned.push({ first: first + answered, jobs: jobs.slice(answered) })
        worker = hire()
      }
    }
  }

  const stopAll = (): void => {
    run.isClosed = true
    for (const worker of running) dismiss(worker)
    arrived.take()
  }
  signal?.addEventListener('abort', stopAll, { once: true })
  const everyone = Promise.all(Array.from({ length: Math.max(1, workers) }, work)).catch((error: unknown) => {
    run.failure = { error }
  })
  void everyone.then(() => {
    run.isOver = true
    arrived.take()
  })
  try {
    for (;;) {
      signal?.throwIfAborted()
      if (run.failure) throw run.failure.error
      const reply = replies.get(yielded)
      if (reply) {
        replies.delete(yielded++)
        read.take()
        yield reply
      } else if (run.isOver) return
      else await arrived.next()
    }
  } finally {
    signal?.removeEventListener('abort', stopAll)
    stopAll()
    void source.return(undefined)
  }
}

async function* numbered<Job>(chunks: AsyncIterable<readonly Job[]>): AsyncGenerator<Chunk<Job>, undefined> {
  let first = 0
  for await (const jobs of chunks) {
    yield { first, jobs }
    first += jobs.length
  }
}

/** A bell: `next` waits until `take` is called; several callers may wait. */
function turn(): { next: () => Promise<void>; take: () => void } {
  let waiting: (() => void)[] = []
  return {
    next: () => new Promise((resolve) => waiting.push(resolve)),
    take: () => {
      const called = waiting
      waiting = []
      for (const go of called) go()
    },
  }
}
