/** Returns where each line of a list begins, and behind the last where it ends, in px. */
export function lineOffsets(count: number, heightOf: (at: number) => number): Float64Array {
  const offsets = new Float64Array(count + 1)
  for (let at = 0; at < count; at++) offsets[at + 1] = (offsets[at] ?? 0) + heightOf(at)
  return offsets
}

/** Returns the lines that reach into a stretch: the first, and one past the last. */
export function linesBetween(offsets: Float64Array, from: number, to: number): { from: number; to: number } {
  const count = offsets.length - 1
  return { from: Math.max(0, Math.min(count, placeAt(offsets, from))), to: Math.max(0, Math.min(count, placeAt(offsets, to) + 1)) }
}

/** Returns the last line that begins at or above a height. */
function placeAt(offsets: Float64Array, px: number): number {
  let low = 0
  let high = offsets.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if ((offsets[middle] ?? 0) <= px) low = middle
    else high = middle - 1
  }
  return low
}
