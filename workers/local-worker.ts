import { nextSlice } from '../src/schedule/next-slice'
import type { PoolWorker, Reply } from './pool-worker'

/** Runs jobs on the calling thread, for work too small to start another thread; timers, signals and messages are served between two jobs. */
export function localWorker<Job, Answer>(handle: (job: Job) => Promise<Answer>): PoolWorker<Job, Answer> {
  let isStopped = false
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
        await nextSlice()
      }
    },
    stop: () => {
      isStopped = true
    },
  }
}
