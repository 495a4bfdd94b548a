import { PGlite } from '@electric-sql/pglite'
import { parentPort, workerData } from 'node:worker_threads'
import { DurableFiles, flushFolder } from './durable-files'
import type { QueryFailure, ThreadAnswer, ThreadRequest } from './thread-messages'

const port = parentPort
if (!port) throw new Error('The database runs in a thread of the server: start server/main instead.')
const folder = String(workerData)

const answer = (message: ThreadAnswer): void => port.postMessage(message)

const failureOf = (error: unknown): QueryFailure => {
  const text = (name: 'code' | 'constraint'): string | null => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : null
    return typeof value === 'string' && value !== '' ? value : null
  }
  return { message: error instanceof Error ? error.message : String(error), code: text('code'), constraint: text('constraint') }
}

async function open(): Promise<PGlite> {
  const startedAtMs = Date.now()
  const database = await PGlite.create({ fs: new DurableFiles(folder), relaxedDurability: false })
  flushFolder(folder, startedAtMs)
  return database
}

const opening = open()
opening.then(
  () => answer({ kind: 'ready' }),
  (error: unknown) => answer({ kind: 'failed', failure: failureOf(error) }),
)

async function handle(request: ThreadRequest): Promise<ThreadAnswer> {
  const database = await opening
  if (request.kind === 'close') {
    const startedAtMs = Date.now()
    await database.close()
    flushFolder(folder, startedAtMs)
    return { id: request.id, kind: 'closed' }
  }
  try {
    const result = await database.query<Record<string, unknown>>(request.sql, [...request.parameters])
    return { id: request.id, kind: 'rows', result: { rows: result.rows, affectedRows: result.affectedRows ?? 0 } }
  } catch (error) {
    return { id: request.id, kind: 'error', failure: failureOf(error) }
  }
}

// One after the other, in the order they came: there is one connection.
let last: Promise<void> = Promise.resolve()
port.on('message', (request: ThreadRequest) => {
  last = last.then(async () => answer(await handle(request)))
})
