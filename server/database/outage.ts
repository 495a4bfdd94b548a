const NOT_REACHED = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTFOUND', 'EAI_AGAIN']
// SQLSTATE of connection exceptions, and of a server that shuts down, has crashed or starts.
const GONE = /^(?:08...|57P0[123])$/
// Messages of the driver that come without a code.
const SAID =
  /^(?:Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Query read timeout)/

/** The embedded database has ended while the server ran. */
export class DatabaseLost extends Error {
  override name = 'DatabaseLost'
}

/**
 * Returns whether a database error means that it could not be reached, or went away during the statement. The statement may or may not be
 * done.
 */
export function isOutage(error: unknown): boolean {
  if (error instanceof AggregateError) return error.errors.some(isOutage)
  if (error instanceof DatabaseLost) return true
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  // ENOENT counts only for a connection: a missing file is no error of the database.
  const isSocketMissing = code === 'ENOENT' && Reflect.get(error, 'syscall') === 'connect'
  return isSocketMissing || NOT_REACHED.includes(code) || GONE.test(code) || SAID.test(error.message)
}

/** PostgreSQL's SQLSTATE for a full disk or an exhausted quota. */
const NO_ROOM = '53100'

/** The disk has too little space to write safely. Nothing of the statement was done. */
export class DiskFull extends Error {
  override name = 'DiskFull'
}

/** Returns whether a database error means that its disk is full; nothing of the statement was done then. */
export const isDiskFull = (error: unknown): boolean =>
  error instanceof DiskFull || (error instanceof Error && 'code' in error && error.code === NO_ROOM)
