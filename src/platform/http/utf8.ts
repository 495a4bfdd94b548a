const encoder = new TextEncoder()
/** The buffer for texts longer than this is not kept, because they are rare. */
const MOST_KEPT = 4_000_000

let room = new Uint8Array()

/**
 * Encodes a text as UTF-8, in a kept buffer whose used part is copied out. `encode` allocates three bytes a character each time, which takes four times as long
 * as the encoding.
 */
export function utf8(text: string): Uint8Array<ArrayBuffer> {
  if (text.length > MOST_KEPT) return encoder.encode(text)
  if (room.length < 3 * text.length) room = new Uint8Array(3 * text.length)
  return room.slice(0, encoder.encodeInto(text, room).written)
}
