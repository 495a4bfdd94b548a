import { isEmoji } from './no-emoji'
import type { FilterStep } from './options'

/** Chinese characters with their punctuation and full-width forms. */
const CHINESE = /^[\p{Script=Han}\p{Script=Bopomofo}\u3000-\u303f\uff00-\uff65\uffe0-\uffe6]$/u

/** Accepts the characters of a plain keyboard: no Chinese characters, no emoji. */
export const keyboard: FilterStep = (accepted, character) =>
  CHINESE.test(character) || isEmoji(character) ? accepted : accepted + character
