import { PASSWORD_RULE } from '../../../contract/account/guest-lists'

/** Rating of a new password: the required parts, and a strength (0: empty, 1: refused, 2 fair, 3 good, 4 strong). */
export interface PasswordStrength {
  isLongEnough: boolean
  isVaried: boolean
  level: 0 | 1 | 2 | 3 | 4
}

const SORTS = [
  { pattern: /[a-z]/, size: 26 },
  { pattern: /[A-Z]/, size: 26 },
  { pattern: /\d/, size: 10 },
  { pattern: /[^a-zA-Z\d]/, size: 33 },
]
const GOOD_BITS = 64
const STRONG_BITS = 84

/** Estimates the strength from length and kinds of characters, counting repeated ones at most twice. The server knows the most common passwords. */
export function passwordStrength(password: string): PasswordStrength {
  const characters = Array.from(password.normalize('NFC'))
  const different = new Set(characters.map((character) => character.toLowerCase())).size
  const isLongEnough = characters.length >= PASSWORD_RULE.minLength
  const isVaried = different >= PASSWORD_RULE.minDifferent
  const alphabet = SORTS.reduce((size, sort) => size + (sort.pattern.test(password) ? sort.size : 0), 0)
  const bits = Math.min(characters.length, different * 2) * Math.log2(Math.max(alphabet, 1))
  const fit = bits >= STRONG_BITS ? 4 : bits >= GOOD_BITS ? 3 : 2
  return { isLongEnough, isVaried, level: characters.length === 0 ? 0 : isLongEnough && isVaried ? fit : 1 }
}
