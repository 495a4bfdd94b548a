import type { JsonRecord } from './read-value'

/** How a list of the wire is made out of its items. */
export type WriteList = (count: number, itemAt: (place: number) => unknown) => unknown

/** A list as it stands. */
export const listNow: WriteList = (count, itemAt) => Array.from({ length: count }, (_, place) => itemAt(place))

/** A list whose items are made when its text is written. */
class LaterList {
  constructor(
    readonly count: number,
    readonly itemAt: (place: number) => unknown,
  ) {}
}

/** A list of a hundred thousand items that are never there at the same time: what lives only for a piece of text costs the collection of garbage nothing. */
export const listLater: WriteList = (count, itemAt) => new LaterList(count, itemAt)

const ITEMS_A_PIECE = 400

/** The text that `JSON.stringify` gives of a record, piece by piece; only in lists made by `listLater` and in records around them it is divided. */
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

/** Is this a record that has such a list in it, however deep? */
function isAround(value: unknown): value is JsonRecord {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return Object.values(value).some((field) => field instanceof LaterList || isAround(field))
}
