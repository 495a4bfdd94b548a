const ID_BYTES = 16
/** Ids generated per call of the random number generator: one call per id would dominate the cost of 100,000 ids. */
const IDS_A_DRAW = 256
const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))
/** Indices of the bytes that follow a dash in a UUID. */
const DASHES = new Set([4, 6, 8, 10])

const drawn = new Uint8Array(ID_BYTES * IDS_A_DRAW)
let at = drawn.length

/** Returns a random UUID v4; works without a secure context, where `crypto.randomUUID` is missing. */
export function newId(): string {
  if (at === drawn.length) {
    crypto.getRandomValues(drawn)
    at = 0
  }
  let id = ''
  for (let place = 0; place < ID_BYTES; place++) {
    const byte = drawn[at++] ?? 0
    if (DASHES.has(place)) id += '-'
    id += HEX[place === 6 ? (byte & 0x0f) | 0x40 : place === 8 ? (byte & 0x3f) | 0x80 : byte] ?? ''
  }
  return id
}
