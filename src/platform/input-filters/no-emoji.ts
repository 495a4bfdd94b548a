import type { FilterStep } from './options'

// Signs below U+2300 (©, ™, ↔) are text unless an emoji is requested; joiners and selectors only modify the sign beside them.
const FIRST_PICTURE = 0x2300
const PICTURE = /^[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{Emoji_Modifier}]$/u
const PART_OF_A_PICTURE = /^(?:\u200d|\u20e3|\ufe0e|\ufe0f|[\u{1f1e6}-\u{1f1ff}\u{e0020}-\u{e007f}\p{Cs}])$/u

export function isEmoji(character: string): boolean {
  if (PART_OF_A_PICTURE.test(character)) return true
  return (character.codePointAt(0) ?? 0) >= FIRST_PICTURE && PICTURE.test(character)
}

/** Accepts everything but emoji and the characters they are composed of. */
export const noEmoji: FilterStep = (accepted, character) => (isEmoji(character) ? accepted : accepted + character)
