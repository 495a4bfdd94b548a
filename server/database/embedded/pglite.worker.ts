import { PGlite } from '@electric-sql/pglite'
import { parentPort, receiveMessageOnPort, workerData, type MessagePort } from 'node:worker_threads'
import { DurableFiles, flushFolder } from './durable-files'
import type { NumberedAnswer, QueryFailure, ThreadAnswer, ThreadRequest } from './thread-messages'

if (!parentPort) throw new Error('The database runs in a thread of the server: start server/main instead.')
const port: MessagePort = parentPort
const folder = String(workerData)

const files = new DurableFiles(folder)

/** What waits longest waits for so many others at most. */
const MOST_IN_A_FLUSH = 64

const failureOf = (error: unknown): QueryFailure => {
  const text = (name: 'code' | 'constraint'): string | null => {
    const value: unknown = error instanceof Error ? Reflect.get(error, name) : null
    return typeof value === 'string' && value !== '' ? value : null
  }
  return { message: error instanceof Error ? error.message : String(error), code: text('code'), constraint: text('constraint') }
}

async function open(): Promise<PGlite> {
  const startedAtMs = Date.now()
  const database = await PGlite.create({ fs: files, relaxedDurability: false })
  flushFolder(folder, startedAtMs)
  return database
}

const opening = open()
opening.then(
  () => port.postMessage([{ kind: 'ready' }] satisfies ThreadAnswer[]),
  (error: unknown) => port.postMessage([{ kind: 'failed', failure: failureOf(error) }] satisfies ThreadAnswer[]),
)

async function handle(request: ThreadRequest): Promise<NumberedAnswer> {
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

const waiting: ThreadRequest[] = []

// What came while a statement ran lies at the port and has not been announced yet.
const next = (): ThreadRequest | undefined => waiting.shift() ?? (receiveMessageOnPort(port)?.message as ThreadRequest | undefined)

// One after the other, in the order they came: there is one connection. Nobody hears of a statement, not even of one that only read what
// another has written, before the log of all of them is on the disk.
async function workThrough(): Promise<void> {
  for (let first = next(); first; first = next()) {
    const answers = [await handle(first)]
    while (answers.length < MOST_IN_A_FLUSH) {
      const request = next()
      if (!request) break
      answers.push(await handle(request))
    }
    port.postMessage(onDisk(answers))
  }
}

function onDisk(answers: NumberedAnswer[]): NumberedAnswer[] {
  try {
    files.flushLog()
    return answers
  } catch (error) {
    return answers.map(({ id }) => ({ id, kind: 'error', failure: failureOf(error) }))
  }
}

let isWorking = false
port.on('message', (request: ThreadRequest) => {
  waiting.push(request)
  if (isWorking) return
  isWorking = true
  void workThrough().finally(() => (isWorking = false))
})
