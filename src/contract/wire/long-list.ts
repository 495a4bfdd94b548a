import type { JsonRecord } from './read-value'

/** Builds a list of the wire from its items. */
export type WriteList = (count: number, itemAt: (place: number) => unknown) => unknown

/** Builds the list immediately, as an array. */
export const listNow: WriteList = (count, itemAt) => Array.from({ length: count }, (_, place) => itemAt(place))

/** A list whose items are created when its text is written. */
class LaterList {
  constructor(
    readonly count: number,
    readonly itemAt: (place: number) => unknown,
  ) {}
}

/** Builds a list whose items are created one piece of text at a time, so that 100,000 items never exist at once and stay cheap to collect. */
export const listLater: WriteList = (count, itemAt) => new LaterList(count, itemAt)

const ITEMS_A_PIECE = 400

/** Yields the text of `JSON.stringify` in pieces; it is split only in lists made by `listLater` and in records that contain them. */
export function* jsonPieces(value: unknown): Generator<string> {
  if (value instanceof LaterList) yield* listPieces(value)
  else if (isAround(value)) yield* recordPieces(value)
  else yield JSON.stringify(value)
}

function* recordPieces(record: JsonRecord): Generator<string> {
  let front = '{'
  for (const [key, value] of Object.entries(record)) {
    if (value === undefined) continue
    yield `${front}${JSON.stringify(key)}:`
    yield* jsonPieces(value)
    front = ','
  }
  yield front === '{' ? '{}' : '}'
}

function* listPieces({ count, itemAt }: LaterList): Generator<string> {
  yield '['
  for (let from = 0; from < count; from += ITEMS_A_PIECE) {
    const items = listNow(Math.min(ITEMS_A_PIECE, count - from), (place) => itemAt(from + place))
    yield (from > 0 ? ',' : '') + JSON.stringify(items).slice(1, -1)
  }
  yield ']'
}

/** Whether this is a record that contains such a list at any depth. */
function isAround(value: unknown): value is JsonRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).some((field) => field instanceof LaterList || isAround(field))
}
