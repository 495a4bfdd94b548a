import type { Worker } from 'node:worker_threads'
import { startThread } from '../../thread-code'
import { DatabaseLost } from '../outage'
import { confirmHeld, type Lease } from './directory-lease'
import { embeddedCode } from './embedded-code'
import type { NumberedAnswer, QueryFailure, QueryRows, ThreadAnswer, ThreadData, ThreadRequest } from './thread-messages'

/** A statement that the database refused. `code` is the SQLSTATE, `constraint` the violated constraint. */
export class QueryError extends Error {
  override name = 'QueryError'
  readonly code: string | null
  readonly constraint: string | null

  constructor(failure: QueryFailure) {
    super(failure.message)
    this.code = failure.code
    this.constraint = failure.constraint
  }
}

export interface DatabaseThread {
  /**
   * Runs a statement. Statements begin in the order of the calls, without waiting for each other's answers; short ones run between the
   * pieces of a long one.
   */
  query(sql: string, parameters: readonly unknown[]): Promise<QueryRows>
  close(): Promise<void>
  /** Returns the number of statements so far. */
  asked: () => number
  /**
   * Resolves when the thread has ended without having been closed: no further answer comes, and pending statements may or may not be done.
   */
  lost: Promise<DatabaseLost>
}

interface Waiting {
  resolve: (answer: NumberedAnswer) => void
  reject: (error: Error) => void
}

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never

// See docs/decisions/0026-the-embedded-database.md.
/** Starts the embedded database on a folder in a thread of its own, so that no query ever stops the server's event loop. */
export async function startDatabaseThread(folder: string, lease: Lease): Promise<DatabaseThread> {
  const worker = await startWorker(folder, lease)
  const waiting = new Map<number, Waiting>()
  let sent = 0
  let broken: DatabaseLost | null = null
  let isClosing = false

  const ask = (request: Unnumbered<ThreadRequest>): Promise<NumberedAnswer> => {
    if (broken) return Promise.reject(broken)
    const id = (sent += 1)
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...request, id })
    })
  }
  const fail = (error: DatabaseLost): void => {
    broken ??= error
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  }

  let isLost: (error: DatabaseLost) => void = () => undefined
  const lost = new Promise<DatabaseLost>((resolve) => (isLost = resolve))
  await new Promise<void>((resolve, reject) => {
    worker.on('message', (answers: ThreadAnswer[]) => {
      for (const answer of answers) {
        if (answer.kind === 'ready') resolve()
        else if (answer.kind === 'failed') reject(new QueryError(answer.failure))
        else {
          waiting.get(answer.id)?.resolve(answer)
          waiting.delete(answer.id)
        }
      }
    })
    worker.on('error', (error: Error) => fail(new DatabaseLost(`The database has ended: ${causeOf(error, lease)}`)))
    worker.on('exit', () => {
      const error = broken ?? new DatabaseLost('The database has ended.')
      fail(error)
      reject(error)
      if (!isClosing) isLost(error)
    })
  })

  return {
    async query(sql, parameters) {
      const answer = await ask({ kind: 'query', sql, parameters })
      if (answer.kind === 'error') throw new QueryError(answer.failure)
      if (answer.kind !== 'rows') throw new Error(`Unexpected answer of the database thread: ${answer.kind}`)
      return answer.result
    },
    asked: () => sent,
    lost,
    async close() {
      isClosing = true
      await ask({ kind: 'close' })
      await worker.terminate()
    },
  }
}

/** Returns why the thread has ended. A statement that a taken folder cuts short may end with an error of its own, which does not name the cause. */
function causeOf(error: Error, lease: Lease): string {
  try {
    confirmHeld(lease)
    return error.message
  } catch (taken) {
    return taken instanceof Error ? taken.message : error.message
  }
}

async function startWorker(folder: string, lease: Lease): Promise<Worker> {
  const workerData = { folder, lease, code: await embeddedCode() } satisfies ThreadData
  return startThread(new URL('./pglite.worker.ts', import.meta.url), { workerData })
}
