import type { PGlite, Results } from '@electric-sql/pglite'
import type { ThreadRequest } from './thread-messages'

type Query = Extract<ThreadRequest, { kind: 'query' }>
type Row = Record<string, unknown>

/** A parameter that is longer comes in pieces: to read ten megabytes at once takes a third of a second, in which nobody else is served. */
const LONG_BYTES = 512 * 1024
const PIECE_BYTES = 128 * 1024
/** Of this connection alone, and written to no log: it is gone with the process. */
const TABLE = 'pg_temp.long_parameter'

/** Where the long parameter of a statement stands; -1 where there is none, or more than one. */
export function longPlaceOf(request: ThreadRequest): number {
  if (request.kind === 'close') return -1
  const isLong = (one: unknown): boolean => one instanceof Uint8Array && one.length > LONG_BYTES
  const place = request.parameters.findIndex(isLong)
  return request.parameters.slice(place + 1).some(isLong) ? -1 : place
}

/**
 * Runs a statement whose parameter at `place` is long bytes. It is brought to the database in pieces, with `meanwhile` after each; the statement
 * itself comes last and finds it put together. One at a time, outside transactions.
 */
export async function queryInPieces(
  database: PGlite,
  { sql, parameters }: Query,
  place: number,
  meanwhile: () => Promise<void>,
): Promise<Results<Row>> {
  const bytes = parameters[place] as Uint8Array
  await database.exec(`create temp table if not exists long_parameter (place int primary key, bytes bytea); truncate ${TABLE}`)
  for (let start = 0; start < bytes.length; start += PIECE_BYTES) {
    await database.query(`insert into ${TABLE} values ($1, $2)`, [start, bytes.subarray(start, start + PIECE_BYTES)])
    await meanwhile()
  }
  // The parameter itself says how much there is of it: each must be used somewhere.
  const whole = `(select string_agg(bytes, '' order by place) from ${TABLE} where place < $${place + 1}::int)`
  const others = parameters.map((one, at) => (at === place ? bytes.length : one))
  try {
    return await database.query<Row>(sql.replace(new RegExp(`\\$${place + 1}(?!\\d)`, 'g'), whole), others)
  } finally {
    await database.exec(`truncate ${TABLE}`)
  }
}
