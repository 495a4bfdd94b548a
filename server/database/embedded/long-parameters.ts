import type { PGlite, Results } from '@electric-sql/pglite'
import type { ThreadRequest } from './thread-messages'

type Query = Extract<ThreadRequest, { kind: 'query' }>
type Row = Record<string, unknown>

/** Longer parameters are sent in chunks: reading ten megabytes at once takes a third of a second, in which no other statement runs. */
const LONG_BYTES = 512 * 1024
const PIECE_BYTES = 128 * 1024
/** A temporary table of this connection, without write-ahead log: it disappears with the process. */
const TABLE = 'pg_temp.long_parameter'

/** Returns the index of a statement's long parameter; -1 where there is none, or more than one. */
export function longPlaceOf(request: ThreadRequest): number {
  if (request.kind === 'close') return -1
  const isLong = (one: unknown): boolean => one instanceof Uint8Array && one.length > LONG_BYTES
  const place = request.parameters.findIndex(isLong)
  return request.parameters.slice(place + 1).some(isLong) ? -1 : place
}

/**
 * Runs a statement whose parameter at `place` is long bytes. The parameter is sent to the database in chunks, with `meanwhile` after each;
 * the statement itself comes last and joins them. One at a time, outside transactions.
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
  // The length in bytes replaces the parameter and bounds the chunks, because each parameter of a statement must be used.
  const whole = `(select string_agg(bytes, '' order by place) from ${TABLE} where place < $${place + 1}::int)`
  const others = parameters.map((one, at) => (at === place ? bytes.length : one))
  try {
    return await database.query<Row>(sql.replace(new RegExp(`\\$${place + 1}(?!\\d)`, 'g'), whole), others)
  } finally {
    await database.exec(`truncate ${TABLE}`)
  }
}
