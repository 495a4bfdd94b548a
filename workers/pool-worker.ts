/** A thread as the pool sees it, independent of the host. */
export interface Channel {
  post(message: unknown): void
  listen(message: (value: unknown) => void, ended: (reason: string) => void): void
  stop(): void
}

/** The worker's reply to each job, in the order of the jobs. */
export type Reply<Answer> = { answer: Answer } | { fault: string }

/** Runs jobs in a thread of its own. */
export interface PoolWorker<Job, Answer> {
  /** False once the thread has ended; it takes no more jobs then. */
  isAlive(): boolean
  /**
   * Runs jobs one after the other and passes on each answer as it arrives.
   * @throws Error saying why, where the thread ends before the last answer; answers told until then stand
   */
  run(jobs: readonly Job[], answered: (reply: Reply<Answer>) => void): Promise<void>
  stop(): void
}

/** Creates a pool worker over a channel; `setup` is the first message to its thread. */
export function poolWorker<Job, Answer>(channel: Channel, setup: unknown): PoolWorker<Job, Answer> {
  let ended: string | undefined
  let reply: (value: Reply<Answer>) => void = () => undefined
  let fail: (reason: string) => void = () => undefined
  channel.listen(
    (value) => reply(value as Reply<Answer>),
    (reason) => {
      ended ??= reason
      fail(reason)
    },
  )
  channel.post({ setup })
  return {
    isAlive: () => ended === undefined,
    run: (jobs, answered) =>
      new Promise((resolve, reject) => {
        let left = jobs.length
        fail = (reason) => reject(new Error(reason))
        reply = (value) => {
          answered(value)
          if (--left === 0) resolve()
        }
        if (ended === undefined) channel.post({ jobs })
        else fail(ended)
      }),
    stop: () => channel.stop(),
  }
}

/**
 * Serves the worker's side of the same protocol: replies to each message from `listen` with the result of `handle`, one job after the other. A job that throws
 * fails alone.
 */
export function serveJobs(
  listen: (message: (value: unknown) => void) => void,
  post: (reply: Reply<unknown>) => void,
  handle: (job: unknown, setup: unknown) => Promise<unknown>,
): void {
  let setup: unknown
  let before: Promise<void> = Promise.resolve()
  const answer = async (job: unknown): Promise<void> => {
    try {
      post({ answer: await handle(job, setup) })
    } catch (error) {
      post({ fault: error instanceof Error ? (error.stack ?? error.message) : String(error) })
    }
  }
  listen((value) => {
    const message = value as { setup: unknown } | { jobs: readonly unknown[] }
    if ('setup' in message) setup = message.setup
    else for (const job of message.jobs) before = before.then(() => answer(job))
  })
}
