/** A 32-bit sum over words (FNV-1a by words): tells bytes that were cut, moved or garbled from those that were written. */
export function checksum(words: Uint32Array, from: number): number {
  let sum = 0x811c9dc5
  for (let place = from; place < words.length; place++) sum = Math.imul(sum ^ (words[place] ?? 0), 0x01000193)
  return sum >>> 0
}
