/** Lines between two checks of the clock. */
const PAUSE_AFTER = 2048

export interface SheetSort {
  column: string
  direction: 'ascending' | 'descending'
}

/** Sort key of lines: a number (NaN is missing), or a text. */
export interface SortKey {
  figure?: (line: number) => number
  text: (line: number) => string
}

/** Sorts lines by a key; missing values stay at the end in both directions, equal ones keep their order. Yields between slices. */
export function* sortLines(
  lines: Int32Array,
  key: SortKey,
  direction: SheetSort['direction'],
  language: string,
): Generator<void, Int32Array> {
  const figures = key.figure ? yield* figuresOf(lines, key.figure) : yield* ranksOf(lines, key.text, language)
  const sign = direction === 'ascending' ? 1 : -1
  const order = yield* mergeSort(lines.length, (a, b) => {
    const left = figures[a] ?? NaN
    const right = figures[b] ?? NaN
    if (Number.isNaN(left) || Number.isNaN(right)) return Number(Number.isNaN(left)) - Number(Number.isNaN(right))
    return sign * (left - right)
  })
  return order.map((place) => lines[place] ?? 0)
}

function* figuresOf(lines: Int32Array, figure: (line: number) => number): Generator<void, Float64Array> {
  const figures = new Float64Array(lines.length)
  for (let place = 0; place < lines.length; place++) {
    figures[place] = figure(lines[place] ?? 0)
    if (place % PAUSE_AFTER === 0) yield
  }
  return figures
}

/** Ranks the texts among all different ones in the language's order; NaN for empty ones. */
function* ranksOf(lines: Int32Array, text: (line: number) => string, language: string): Generator<void, Float64Array> {
  const ids = new Map<string, number>()
  const texts: string[] = []
  const idAt = new Int32Array(lines.length)
  for (let place = 0; place < lines.length; place++) {
    const written = text(lines[place] ?? 0)
    let id = ids.get(written)
    if (id === undefined) {
      id = texts.push(written) - 1
      ids.set(written, id)
    }
    idAt[place] = id
    if (place % PAUSE_AFTER === 0) yield
  }
  const collator = new Intl.Collator(language, { numeric: true, sensitivity: 'base' })
  const order = yield* mergeSort(texts.length, (a, b) => collator.compare(texts[a] ?? '', texts[b] ?? ''))
  const rank = new Float64Array(texts.length)
  order.forEach((id, at) => (rank[id] = texts[id] === '' ? NaN : at))
  return Float64Array.from(idAt, (id) => rank[id] ?? NaN)
}

/** Sorts the indices 0 to `count` by a comparison; stable. */
function* mergeSort(count: number, compare: (a: number, b: number) => number): Generator<void, Int32Array> {
  let from = Int32Array.from({ length: count }, (_, place) => place)
  let to = new Int32Array(count)
  let merged = 0
  for (let run = 1; run < count; run *= 2) {
    for (let start = 0; start < count; start += 2 * run) {
      const middle = Math.min(start + run, count)
      const end = Math.min(start + 2 * run, count)
      let left = start
      let right = middle
      for (let at = start; at < end; at++) {
        const takesLeft = left < middle && (right >= end || compare(from[left] ?? 0, from[right] ?? 0) <= 0)
        to[at] = (takesLeft ? from[left++] : from[right++]) ?? 0
        if (++merged % PAUSE_AFTER === 0) yield
      }
    }
    ;[from, to] = [to, from]
  }
  return from
}
