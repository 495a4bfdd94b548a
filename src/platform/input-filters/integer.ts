import type { FilterStep } from './options'
import { plainCharacter } from './plain-character'
import { isDigit, withDigit } from './whole-digits'

/** Accepts a whole number with an optional minus sign. */
export const integer: FilterStep = (accepted, character, options) => {
  const plain = plainCharacter(character)
  if (plain === '-' || plain === '−') return accepted === '' ? '-' : accepted
  if (!isDigit(plain)) return accepted
  const isNegative = accepted.startsWith('-')
  // A maximum bounds only numbers above it, so negative ones ignore it.
  return isNegative ? `-${withDigit(accepted.slice(1), plain, { ...options, max: Infinity })}` : withDigit(accepted, plain, options)
}
