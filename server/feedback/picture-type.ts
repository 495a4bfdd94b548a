import type { PictureType } from '../../src/contract/feedback-constants'

const begins = (bytes: Uint8Array, at: number, expected: readonly number[]): boolean =>
  expected.every((byte, place) => bytes[at + place] === byte)

const RIFF = [0x52, 0x49, 0x46, 0x46]
const WEBP = [0x57, 0x45, 0x42, 0x50]

/**
 * Returns the type of an image by its first bytes, whatever type its sender states; null for anything else. ISO 10918-1, ISO 15948, RFC
 * 9649.
 */
export function pictureTypeOf(bytes: Uint8Array): PictureType | null {
  if (begins(bytes, 0, [0xff, 0xd8, 0xff])) return 'image/jpeg'
  if (begins(bytes, 0, [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])) return 'image/png'
  return begins(bytes, 0, RIFF) && begins(bytes, 8, WEBP) ? 'image/webp' : null
}
