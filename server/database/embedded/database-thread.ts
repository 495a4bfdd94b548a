import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import type { NumberedAnswer, QueryFailure, QueryRows, ThreadAnswer, ThreadRequest } from './thread-messages'

/** A statement the database refused. `code` is the SQLSTATE, `constraint` the rule that was broken. */
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
  /** Statements run in the order they are asked for, without waiting for each other's answers. */
  query(sql: string, parameters: readonly unknown[]): Promise<QueryRows>
  close(): Promise<void>
}

interface Waiting {
  resolve: (answer: NumberedAnswer) => void
  reject: (error: Error) => void
}

type Unnumbered<T> = T extends { id: number } ? Omit<T, 'id'> : never

/** Starts the embedded database on a folder in a thread of its own, so that no query ever stops the server's event loop. */
export async function startDatabaseThread(folder: string): Promise<DatabaseThread> {
  const worker = startWorker(folder)
  const waiting = new Map<number, Waiting>()
  let sent = 0
  let broken: Error | null = null

  const ask = (request: Unnumbered<ThreadRequest>): Promise<NumberedAnswer> => {
    if (broken) return Promise.reject(broken)
    const id = (sent += 1)
    return new Promise((resolve, reject) => {
      waiting.set(id, { resolve, reject })
      worker.postMessage({ ...request, id })
    })
  }
  const fail = (error: Error): void => {
    broken = error
    for (const { reject } of waiting.values()) reject(error)
    waiting.clear()
  }

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
    worker.on('error', (error: Error) => {
      fail(error)
      reject(error)
    })
    worker.on('exit', () => {
      const error = new Error('The database thread has ended.')
      fail(error)
      reject(error)
    })
  })

  return {
    async query(sql, parameters) {
      const answer = await ask({ kind: 'query', sql, parameters })
      if (answer.kind === 'error') throw new QueryError(answer.failure)
      if (answer.kind !== 'rows') throw new Error(`Unexpected answer of the database thread: ${answer.kind}`)
      return answer.result
    },
    async close() {
      await ask({ kind: 'close' })
      await worker.terminate()
    },
  }
}

// The build puts the thread's bundle beside the server's. From the sources the thread bundles itself: loading a compiler for it takes longer.
function startWorker(folder: string): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./pglite.worker.js', import.meta.url), { workerData: folder })
  const source = JSON.stringify(fileURLToPath(new URL('./pglite.worker.ts', import.meta.url)))
  const options = `{ entryPoints: [${source}], bundle: true, platform: 'node', format: 'cjs', packages: 'external', write: false }`
  return new Worker(`eval(require('esbuild').buildSync(${options}).outputFiles[0].text)`, { eval: true, workerData: folder })
}
