import { getHeapStatistics } from 'node:v8'
import type { Worker } from 'node:worker_threads'
import { CODE } from '../../../src/contract/envelope'
import { InputError } from '../../../src/contract/input-error'
import { busy } from '../../plugins/body-room'
import { Refusal } from '../../refusal'
import { startThread } from '../../thread-code'
import { ownMemoryOf, type ReadingAnswer, type ReadingResult, type ReadingTask, type ResultOf } from './tasks'
import { createTurns } from './turns'

const MB = 1024 * 1024
/** Each account uses one thread at a time, so that others never wait for its second body. */
const LIMITS = { atOnce: 2, ofOne: 1, waiting: 64, waitingOfOne: 16, patienceMs: 120_000 }
const LONGEST_MS = 120_000
/** An idle thread ends after this time and frees its memory. */
const IDLE_MS = 30_000
const MOST_HEAP_MB = 1_536

export interface ReadingThreads {
  /**
   * Reads a large body in a thread, one at a time an account. Throws the refusals of the call itself, and refuses a task that would wait too
   * long or take too much memory. Bytes that only the task refers to are transferred and gone afterwards.
   */
  read<Task extends ReadingTask>(accountId: string, task: Task): Promise<ResultOf<Task>>
  /** Returns the number of bodies being read. */
  busy(): number
  close(): Promise<void>
}

/** Creates the threads that read large bodies; each starts when it is first needed. */
export function createReadingThreads(): ReadingThreads {
  const turns = createTurns(LIMITS)
  const idle = new Map<Worker, NodeJS.Timeout>()
  const all = new Set<Worker>()
  let reading = 0
  let isClosed = false

  const taken = async (): Promise<Worker> => {
    for (const [worker, end] of idle) {
      clearTimeout(end)
      idle.delete(worker)
      return worker
    }
    const heap = Math.min(MOST_HEAP_MB, Math.floor(getHeapStatistics().heap_size_limit / MB))
    const worker = await startThread(new URL('./reading.worker.ts', import.meta.url), {
      resourceLimits: { maxOldGenerationSizeMb: heap },
    })
    worker.unref()
    all.add(worker)
    worker.once('exit', () => all.delete(worker))
    return worker
  }
  const putBack = (worker: Worker): void => {
    const end = setTimeout(() => {
      idle.delete(worker)
      void worker.terminate()
    }, IDLE_MS)
    idle.set(worker, end.unref())
  }

  return {
    async read<Task extends ReadingTask>(accountId: string, task: Task) {
      const giveBack = await turns.take(accountId)
      reading += 1
      try {
        if (isClosed) throw busy()
        const worker = await taken()
        const answer = await answerOf(worker, task)
        putBack(worker)
        return resultOf(answer) as ResultOf<Task>
      } finally {
        reading -= 1
        giveBack()
      }
    },
    busy: () => reading,
    async close() {
      isClosed = true
      for (const end of idle.values()) clearTimeout(end)
      await Promise.all([...all].map((worker) => worker.terminate()))
    },
  }
}

/** Resolves with the thread's answer; rejects where the thread ends instead, or is ended because it takes too long. */
function answerOf(worker: Worker, task: ReadingTask): Promise<ReadingAnswer> {
  return new Promise((resolve, reject) => {
    const longest = setTimeout(() => void worker.terminate(), LONGEST_MS).unref()
    let failure: Error | null = null
    const forget = (): void => {
      clearTimeout(longest)
      worker.off('message', answered).off('error', failed).off('exit', ended)
    }
    const answered = (answer: ReadingAnswer): void => {
      forget()
      resolve(answer)
    }
    const failed = (error: Error): void => void (failure = error)
    const ended = (): void => {
      forget()
      reject(failure && !isOutOfMemory(failure) ? failure : tooMuch())
    }
    worker.on('message', answered).on('error', failed).on('exit', ended)
    worker.postMessage(task, ownMemoryOf(task.act === 'save' ? task.body.bytes : task.stored))
  })
}

const isOutOfMemory = (error: Error): boolean => 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'

const tooMuch = (): Refusal =>
  new Refusal(CODE.bodyTooLarge, 'Reading the body takes more memory or time than this server has for one.', null, 413)

function resultOf(answer: ReadingAnswer): ReadingResult {
  if ('result' in answer) return answer.result
  if ('inputError' in answer) throw new InputError(answer.inputError.path, answer.inputError.expected)
  if ('failure' in answer) throw new Error(answer.failure)
  const { code, message, data, status } = answer.refusal
  throw new Refusal(code, message, data, status)
}
