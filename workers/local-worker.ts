import type { PoolWorker, Reply } from './pool-worker'

/** So long one turn may last, in ms, before timers, signals and messages get theirs. */
const TURN_MS = 20

/** Runs jobs in the thread that asks, for work too small to start another; between jobs it lets whatever else waits have its turn. */
export function localWorker<Job, Answer>(handle: (job: Job) => Promise<Answer>): PoolWorker<Job, Answer> {
  let isStopped = false
  let since = performance.now()
  const answer = async (job: Job): Promise<Reply<Answer>> => {
    try {
      return { answer: await handle(job) }
    } catch (error) {
      return { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) }
    }
  }
  return {
    isAlive: () => !isStopped,
    run: async (jobs, answered) => {
      for (const job of jobs) {
        if (isStopped) throw new Error('stopped')
        answered(await answer(job))
        if (performance.now() - since < TURN_MS) continue
        await new Promise((resolve) => setTimeout(resolve))
        since = performance.now()
      }
    },
    stop: () => {
      isStopped = true
    },
  }
}
