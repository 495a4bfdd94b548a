const encoder = new TextEncoder()
/** Longer texts are rare, and their room would be kept for good. */
const MOST_KEPT = 4_000_000

let room = new Uint8Array()

/**
 * A text in UTF-8. It is written into memory that is kept and copied out: what `encode` does, taking fresh memory for three bytes a character, takes four times as long as
 * the writing.
 */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > MOST_KEPT) return encoder.encode(text)
  if (room.length < 3 * text.length) room = new Uint8Array(3 * text.length)
  return room.slice(0, encoder.encodeInto(text, room).written)
}
