/** Returns a 32-bit checksum over words (FNV-1a by words), which detects truncated, moved or corrupted bytes. */
export function checksum(words: Uint32Array, from: number): number {
  let sum = 0x811c9dc5
  for (let place = from; place < words.length; place++) sum = Math.imul(sum ^ (words[place] ?? 0), 0x01000193)
  return sum >>> 0
}
