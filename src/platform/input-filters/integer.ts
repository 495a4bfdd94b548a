import type { FilterStep } from './options'
import { plainCharacter } from './plain-character'
import { isDigit, withDigit } from './whole-digits'

/** A whole number, with a minus sign in front where one is typed. */
export const integer: FilterStep = (accepted, character, options) => {
  const plain = plainCharacter(character)
  if (plain === '-' || plain === '−') return accepted === '' ? '-' : accepted
  if (!isDigit(plain)) return accepted
  const isNegative = accepted.startsWith('-')
  // A maximum bounds what lies above it, not what lies below zero.
  return isNegative ? `-${withDigit(accepted.slice(1), plain, { ...options, max: Infinity })}` : withDigit(accepted, plain, options)
}
