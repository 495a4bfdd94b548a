const NOT_REACHED = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
// SQLSTATE: connection exceptions, and a server that shuts down, has crashed or starts.
const GONE = /^(?:08...|57P0[123])$/
// The driver has no code for these.
const SAID =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/** The embedded database has ended while the server ran. */
export class DatabaseLost extends Error {
  override name = 'DatabaseLost'
}

/** Whether an error of the database says that it could not be asked, or went away while it was asked. The work may or may not be done. */
export function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (error instanceof DatabaseLost) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // Of a connection only: a file that is missing is none of the database's.
  const isSocketMissing = code === 'ENOENT' && Reflect.get(error, 'syscall') === 'connect'
  return isSocketMissing || NOT_REACHED.includes(code) || GONE.test(code) || SAID.test(error.message)
}

/** PostgreSQL's own state for a disk, or a quota on it, that has no room. */
const NO_ROOM = '53100'

/** The disk has too little room to write safely. Nothing of the statement was done. */
export class DiskFull extends Error {
  override name = 'DiskFull'
}

/** Whether an error of the database says that its disk is full; nothing of the statement was done then. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFull || (error instanceof Error && 'code' in error && error.code === NO_ROOM)
