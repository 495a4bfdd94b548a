import { PGlite, types } from '@electric-sql/pglite'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads'
import { confirmHeld, DirectoryTaken } from './directory-lease'
import { DurableFiles, FLUSHING_START, FlushFailed, flushFolder } from './durable-files'
import { longPlaceOf, queryInPieces } from './long-parameters'
import type { NumberedAnswer, QueryFailure, ThreadAnswer, ThreadData, ThreadRequest } from './thread-messages'

if (!parentPort) throw new Error('The database runs in a thread of the server: start server/main instead.')
const port: MessagePort = parentPort
const { folder, lease, code } = workerData as ThreadData

const files = new DurableFiles(folder, () => confirmHeld(lease))

/** At most this many statements share a flush, so that none waits for more. */
const MOST_IN_A_FLUSH = 64
/** A flush takes no further statement once it has these many bytes, more than a usual save. */
const MOST_BYTES_IN_A_FLUSH = 256 * 1024

const bytesOf = (request: ThreadRequest): number =>
  request.kind === 'close' ? 0 : request.parameters.reduce<number>((sum, one) => sum + (one instanceof Uint8Array ? one.length : 0), 0)

const failureOf = (error: unknown): QueryFailure => {
  const text = (name: 'code' | 'constraint'): string | null => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : null
    return typeof value === 'string' && value !== '' ? value : null
  }
  return { message: error instanceof Error ? error.message : String(error), code: text('code'), constraint: text('constraint') }
}

// Bytes travel to the database as text, which PGlite itself writes and reads digit by digit: most of the time of a save.
const BYTES_AS_TEXT = {
  serializers: {
    [types.BYTEA]: (bytes: Uint8Array) => `\\x${Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('hex')}`,
  },
  parsers: { [types.BYTEA]: (text: string) => new Uint8Array(Buffer.from(text.slice(2), 'hex')) },
}

async function open(): Promise<PGlite> {
  const isNew = !existsSync(join(folder, 'PG_VERSION'))
  const database = await PGlite.create({
    fs: files,
    pgliteWasmModule: code,
    startParams: FLUSHING_START,
    relaxedDurability: false,
    ...BYTES_AS_TEXT,
  })
  if (isNew) flushFolder(folder)
  files.flushLog()
  return database
}

const opening = open()
opening.then(
  () => port.postMessage([{ kind: 'ready' }] satisfies ThreadAnswer[]),
  (error: unknown) => port.postMessage([{ kind: 'failed', failure: failureOf(error) }] satisfies ThreadAnswer[]),
)

let isInTransaction = false

async function handle(request: ThreadRequest): Promise<NumberedAnswer> {
  const database = await opening
  files.confirm()
  if (request.kind === 'close') {
    await database.close()
    files.flushLog()
    return { id: request.id, kind: 'closed' }
  }
  try {
    // No transaction stays open afterwards, whatever the outcome.
    if (request.sql === 'commit' || request.sql === 'rollback') isInTransaction = false
    const place = isInTransaction ? -1 : longPlaceOf(request)
    const result =
      place < 0
        ? await database.query<Record<string, unknown>>(request.sql, [...request.parameters])
        : await queryInPieces(database, request, place, meanwhile)
    if (request.sql === 'begin') isInTransaction = true
    return { id: request.id, kind: 'rows', result: { rows: result.rows, affectedRows: result.affectedRows ?? 0 } }
  } catch (error) {
    if (isEnd(error)) throw error
    return { id: request.id, kind: 'error', failure: failureOf(error) }
  }
}

// Returns whether the database itself has failed, not the statement: its memory and the disk may differ from here on.
const isEnd = (error: unknown): boolean => {
  if (error instanceof FlushFailed || error instanceof DirectoryTaken || error instanceof WebAssembly.RuntimeError) return true
  return error instanceof Error && ['FATAL', 'PANIC'].includes(String(Reflect.get(error, 'severity')))
}

const waiting: ThreadRequest[] = []

// Returns the next request that may run. Requests that came during a statement are still in the port. In a transaction the first permitted
// one runs, so that a close does not block its end. Elsewhere nothing overtakes: it could join a transaction that began later.
function next(mayCome: (request: ThreadRequest) => boolean): ThreadRequest | undefined {
  for (let come = receiveMessageOnPort(port); come; come = receiveMessageOnPort(port)) waiting.push(come.message as ThreadRequest)
  const place = waiting.findIndex(mayCome)
  return place < 0 || (place > 0 && !isInTransaction) ? undefined : waiting.splice(place, 1)[0]
}

// Runs requests in their order on the one connection. No answer, not even of a read, is sent before the log is flushed. If that fails the
// thread ends without answers: memory may differ from the disk, and a second flush may succeed without writing the lost data.
async function workThrough(mayCome: (request: ThreadRequest) => boolean = () => true): Promise<void> {
  for (let first = next(mayCome); first; first = next(mayCome)) {
    const answers = [await handle(first)]
    let bytes = bytesOf(first)
    while (answers.length < MOST_IN_A_FLUSH && bytes < MOST_BYTES_IN_A_FLUSH) {
      const request = next(mayCome)
      if (!request) break
      bytes += bytesOf(request)
      answers.push(await handle(request))
    }
    files.flushLog()
    port.postMessage(answers)
  }
}

const arrival = (): Promise<unknown> => new Promise((resolve) => port.once('message', resolve))

// Statements without a long parameter run between the chunks of one. A transaction that begins there also ends there, for neither a chunk
// nor the long statement may become a part of it.
async function meanwhile(): Promise<void> {
  const mayCome = (request: ThreadRequest): boolean => request.kind === 'query' && (isInTransaction || longPlaceOf(request) < 0)
  await workThrough(mayCome)
  while (isInTransaction) {
    await arrival()
    await workThrough(mayCome)
  }
}

let isWorking = false
port.on('message', (request: ThreadRequest) => {
  waiting.push(request)
  if (isWorking) return
  isWorking = true
  void workThrough().finally(() => (isWorking = false))
})
